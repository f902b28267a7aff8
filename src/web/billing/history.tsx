import type { BillingRow } from "#features/billing/billing.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatDateTime } from "#i18n/format.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { RefundLink } from "../refunds/refund-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";

const tones: Record<BillingRow["status"], Tone> = {
  open: "neutral",
  paid: "online",
  failed: "offline",
  canceled: "neutral",
  refunded: "coin",
};

const cell = "px-3 py-3 first:ps-5 last:pe-5 sm:first:ps-6 sm:last:pe-6";
/** Where there is no room these stand below the date instead. */
const wide = `${cell} max-sm:hidden`;

function Row({ row }: { row: BillingRow }) {
  const t = useT(billingMessages);
  const language = useLanguage();
  const date = formatDateTime(language, new Date(row.at), "date");
  const amount = formatMoney(language, row.amountCents, row.currency);
  const line = t(`line_${row.period}`, { plan: planTitles[row.plan] });
  const status = <Badge tone={tones[row.status]}>{t(`status_${row.status}`)}</Badge>;
  return (
    <tr className="border-t border-line">
      <td className={cell}>
        <span className="whitespace-nowrap">{date}</span>
        <span className="mt-1 flex flex-col items-start gap-1.5 sm:hidden">
          <span className="text-muted">{line}</span>
          <span className="flex items-center gap-2">
            <span className="tabular-nums">{amount}</span>
            {status}
          </span>
        </span>
      </td>
      <td className={wide}>{line}</td>
      <td className={classNames(wide, "whitespace-nowrap tabular-nums")}>{amount}</td>
      <td className={wide}>{status}</td>
      <td className={classNames(cell, "text-end")}>
        {row.hasInvoice ? (
          <LinkButton
            size="sm"
            icon="download"
            href={`/api/billing/invoices/${row.id}?language=${language}`}
            target="_blank"
            rel="noopener"
            aria-label={t("invoice_of", { date })}
          >
            {t("invoice_download")}
          </LinkButton>
        ) : (
          <span className="text-muted">–</span>
        )}
      </td>
    </tr>
  );
}

const columns = ["date", "description", "amount", "status", "invoice"] as const;
const headLook = { date: cell, description: wide, amount: wide, status: wide, invoice: `${cell} text-end!` };

/** Every payment, the newest first. */
export function History({ rows }: { rows: readonly BillingRow[] }) {
  const t = useT(billingMessages);
  return (
    <section aria-labelledby="billing-history" className="flex flex-col gap-4">
      <h2 id="billing-history" className="text-lg">
        {t("history")}
      </h2>
      {rows.length === 0 ? (
        <EmptyState icon="file" title={t("history_empty")}>
          {t("history_empty_text")}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <table className="w-full text-start text-sm">
            <thead>
              <tr>
                {columns.map(column => (
                  <th
                    key={column}
                    scope="col"
                    className={classNames("text-start text-xs font-normal text-muted", headLook[column])}
                  >
                    {t(`history_${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <RefundLink rows={rows} />
    </section>
  );
}
