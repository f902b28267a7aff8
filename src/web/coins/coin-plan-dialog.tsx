import { useRef, useState } from "react";
import { type PaidPlan, priceOf } from "#core/plans.ts";
import type { CoinAccount, CoinPurchased } from "#features/coins/coins.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { validationMessages } from "#i18n/messages/validation.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RunningNotice, type RunningPlan } from "./coin-plans.tsx";
import { ChooseStep, ConfirmStep, DoneStep } from "./purchase-steps.tsx";

type Props = {
  account: CoinAccount;
  /** The plan that was pointed at. */
  wanted: PaidPlan;
  running: RunningPlan | null;
  onClose(): void;
  onBought(): void;
};
type Failure = { text: string; isField: boolean };

/** Buys under one key for as long as the dialog asks for the same plan: a lost answer never takes coins twice. */
function usePurchase({ onBought }: Pick<Props, "onBought">) {
  const t = useT(coinMessages);
  const keys = useRef(new Map<PaidPlan, string>());
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [bought, setBought] = useState<CoinPurchased | null>(null);
  async function buy(plan: PaidPlan): Promise<void> {
    const key = keys.current.get(plan) ?? crypto.randomUUID();
    keys.current.set(plan, key);
    setRunning(true);
    setFailure(null);
    try {
      const body = { plan, terms: true, key };
      setBought(await callApi<CoinPurchased>("/api/coins/plans", { method: "POST", body }));
      onBought();
    } catch (error) {
      const isKnown = error instanceof ApiFailure && error.code !== null;
      setFailure({ text: isKnown ? error.message : t("buy_failed"), isField: false });
    } finally {
      setRunning(false);
    }
  }
  return { running, failure, setFailure, bought, buy };
}

/** Chooses a plan, confirms it with the terms, and says that it is open. */
export function CoinPlanDialog({ account, wanted, running, onClose, onBought }: Props) {
  const t = useT(coinMessages);
  const validation = useT(validationMessages);
  const canPay = account.balance >= priceOf(wanted).coins;
  const [plan, setPlan] = useState<PaidPlan | null>(canPay ? wanted : null);
  const [isConfirming, setConfirming] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const purchase = usePurchase({ onBought });
  const { bought, failure } = purchase;
  const confirm = () => {
    if (plan === null) return;
    if (agreed) void purchase.buy(plan);
    else purchase.setFailure({ text: validation("terms_required"), isField: true });
  };
  if (bought !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t("success_toast")}
        footer={
          <>
            <Button onClick={onClose}>{t("close")}</Button>
            <LinkButton to="/uptimes" variant="primary" icon="pulse">
              {t("success_action")}
            </LinkButton>
          </>
        }
      >
        <DoneStep bought={bought} />
      </Dialog>
    );
  if (isConfirming && plan !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        busy={purchase.running}
        title={t("confirm_title", { plan: planTitles[plan] })}
        footer={
          <>
            <Button disabled={purchase.running} onClick={() => setConfirming(false)}>
              {t("back")}
            </Button>
            <Button variant="primary" icon="coin" pending={purchase.running} onClick={confirm}>
              {t("confirm")}
            </Button>
          </>
        }
      >
        <ConfirmStep
          balance={account.balance}
          plan={plan}
          now={account.now}
          agreed={agreed}
          onAgree={value => {
            setAgreed(value);
            if (failure?.isField) purchase.setFailure(null);
          }}
          failure={failure}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("choose_title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="primary"
            disabled={plan === null || running !== null}
            onClick={() => setConfirming(true)}
          >
            {t("next")}
          </Button>
        </>
      }
    >
      {running === null ? (
        <ChooseStep balance={account.balance} chosen={plan} onChoose={setPlan} />
      ) : (
        <RunningNotice running={running} />
      )}
    </Dialog>
  );
}
