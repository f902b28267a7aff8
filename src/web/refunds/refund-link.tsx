import type { BillingRow } from "#features/billing/billing.schema.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";

/** The way to the refund of the first payment, the only one that can be given back (decision 30). */
export function RefundLink({ rows }: { rows: readonly BillingRow[] }) {
  const t = useT(refundMessages);
  const first = rows.findLast(row => row.status === "paid" || row.status === "refunded");
  if (first === undefined) return null;
  return (
    <LocaleLink
      to={`/billing/refund/${first.id}`}
      className="self-start text-sm text-muted underline hover:text-text"
    >
      {t("link")}
    </LocaleLink>
  );
}
