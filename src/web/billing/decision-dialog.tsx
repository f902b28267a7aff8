import type { BillingView } from "#features/billing/billing.schema.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBillingWords } from "./plan-words.ts";
import type { useBilling } from "./use-billing.ts";

type Props = {
  asked: "cancel" | "reactivate" | "resume";
  billing: ReturnType<typeof useBilling>;
  onClose(): void;
};

function useCancelText(view: BillingView): string {
  const t = useT(billingMessages);
  const { date } = useBillingWords(view);
  if (view.state === "past_due") return t(view.daysRemaining > 0 ? "cancel_text_late" : "cancel_text_closed");
  return view.isPaused ? t("cancel_text_paused") : t("cancel_text", { date: date(view.subscriptionEndsAt) });
}

/** Asks once more before something about money changes. */
export function DecisionDialog({ asked, billing, onClose }: Props) {
  const t = useT(billingMessages);
  const { view, pending, decide } = billing;
  const cancelText = useCancelText(view);
  const { date, amount, plan } = useBillingWords(view);
  const values = { plan, date: date(view.subscriptionEndsAt), amount };
  const isCancel = asked === "cancel";
  const confirm = async () => {
    if (await decide(asked)) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      busy={pending !== null}
      title={t(`${asked}_title`, values)}
      footer={
        <>
          <Button disabled={pending !== null} onClick={onClose}>
            {t(isCancel ? "cancel_no" : "reactivate_no")}
          </Button>
          <Button
            variant={isCancel ? "danger" : "primary"}
            pending={pending === asked}
            onClick={() => void confirm()}
          >
            {t(`${asked}_yes`)}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">{isCancel ? cancelText : t(`${asked}_text`, values)}</p>
    </Dialog>
  );
}
