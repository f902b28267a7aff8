import { brand } from "#core/brand.ts";
import type { BillingPeriod, Language, PlanName } from "#core/vocabulary.ts";
import { formatDateTime } from "#i18n/format.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { translator } from "#i18n/message.ts";
import { invoiceMessages } from "#i18n/messages/invoices.ts";
import { planTitles } from "../plans/plans.schema.ts";
import { createSheet, type Sheet } from "./invoice-sheet.ts";

export type InvoiceFacts = {
  language: Language;
  number: string;
  date: Date;
  buyer: string;
  buyerId: string;
  plan: PlanName;
  period: BillingPeriod;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  isRefunded: boolean;
  /** Nothing was really paid: the sheet says so. */
  isSandbox: boolean;
  method: { brand: string | null; last4: string | null } | null;
  publicUrl: string;
};

const margin = 56;
const muted = "#6a6478";
const label = { size: 9.5, color: muted };
const value = { size: 11.5 };

/** A label and its value below each other; returns where the next pair begins. */
function pair(sheet: Sheet, y: number, left: number, texts: [string, string]): number {
  const place = { x: sheet.mirrored(left, 230), width: 230, side: "start" } as const;
  sheet.line(texts[0], label, { ...place, y });
  sheet.line(texts[1], value, { ...place, y: y + 17 });
  return y + 44;
}

function row(sheet: Sheet, y: number, texts: [string, string], weight: "regular" | "bold" = "regular"): void {
  const width = sheet.width - 2 * margin;
  sheet.line(texts[0], { ...value, weight }, { x: margin, y, width, side: "start" });
  sheet.line(texts[1], { ...value, weight }, { x: margin, y, width, side: "end" });
}

function head(sheet: Sheet, facts: InvoiceFacts): void {
  const t = translator(invoiceMessages, facts.language);
  const width = sheet.width - 2 * margin;
  const across = { x: margin, width };
  sheet.line(
    brand.name[facts.language],
    { size: 22, weight: "bold", color: "#5b2ee5" },
    { ...across, y: 78, side: "start" },
  );
  sheet.line(t("title"), { size: 22, weight: "bold" }, { ...across, y: 78, side: "end" });
  sheet.line(new URL(facts.publicUrl).host, label, { ...across, y: 98, side: "start" });
  if (facts.isSandbox)
    sheet.line(
      t("sandbox"),
      { size: 10.5, weight: "bold", color: "#8a5a00" },
      { ...across, y: 98, side: "end" },
    );
  sheet.rule(margin, 116, width);
}

function methodText({ language, method }: InvoiceFacts): string {
  const t = translator(invoiceMessages, language);
  if (method === null) return t("method_unknown");
  const { brand: name, last4 } = method;
  return last4 === null
    ? (name ?? t("method_unknown"))
    : t("card", { brand: (name ?? "card").toUpperCase(), last4 });
}

/** An invoice on one page, in English or Arabic. */
export async function writeInvoice(facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { language, amount, currency, periodStart, periodEnd, plan, period } = facts;
  const t = translator(invoiceMessages, language);
  const date = (at: Date | null) => (at === null ? "–" : formatDateTime(language, at, "date"));
  const money = formatMoney(language, amount, currency);
  const sheet = await createSheet(language, `${t("title")} ${facts.number}`);
  const width = sheet.width - 2 * margin;
  head(sheet, facts);
  const start = 146;
  const next = pair(sheet, start, margin, [t("number"), facts.number]);
  pair(sheet, next, margin, [t("date"), date(facts.date)]);
  const right = sheet.width / 2 + 10;
  pair(sheet, start, right, [t("buyer"), facts.buyer]);
  pair(sheet, next, right, [t("account"), facts.buyerId]);
  sheet.line(t("description"), label, { x: margin, y: 266, width, side: "start" });
  sheet.line(t("amount"), label, { x: margin, y: 266, width, side: "end" });
  sheet.rule(margin, 276, width);
  row(sheet, 300, [t(period === "monthly" ? "line_month" : "line_year", { plan: planTitles[plan] }), money]);
  const span = t("span", { from: date(periodStart), to: date(periodEnd) });
  sheet.line(span, label, { x: margin, y: 318, width, side: "start" });
  sheet.rule(margin, 336, width);
  row(sheet, 360, [t("total"), money], "bold");
  row(sheet, 384, [t("paid_with"), methodText(facts)]);
  row(sheet, 408, [t("status"), t(facts.isRefunded ? "refunded" : "paid")]);
  sheet.rule(margin, 428, width);
  sheet.line(t(facts.isSandbox ? "note_sandbox" : "note"), label, {
    x: margin,
    y: 450,
    width,
    side: "start",
  });
  return sheet.bytes();
}
