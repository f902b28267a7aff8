import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { CheckoutState } from "#features/billing/billing.schema.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

const askEveryMs = 1_500;
const asksMax = 20;
/** When the page looks again after another card was given: what was owed is collected in the meantime. */
const lookAgainMs = [1_500, 4_000, 10_000];

type Found = CheckoutState["state"] | "asking";

/** Asks what became of a checkout until it is known, a while at most. */
function useCheckoutState(checkoutId: string | null, onOpen: () => void): Found {
  const [found, setFound] = useState<Found>("asking");
  useEffect(() => {
    if (checkoutId === null) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (left: number): Promise<void> => {
      const path = `/api/billing/checkouts/${encodeURIComponent(checkoutId)}/state`;
      const answer = await callApi<CheckoutState>(path, { method: "POST", signal: stop.signal }).catch(
        () => null,
      );
      if (stop.signal.aborted) return;
      const state = answer?.state ?? "waiting";
      if (state === "open") onOpen();
      if (state !== "waiting" || left === 0) return setFound(state);
      timer = setTimeout(() => void ask(left - 1), askEveryMs);
    };
    void ask(asksMax);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [checkoutId, onOpen]);
  return found;
}

function Asked({ checkoutId, onOpen }: { checkoutId: string; onOpen: () => void }) {
  const t = useT(billingMessages);
  const found = useCheckoutState(checkoutId, onOpen);
  if (found === "open") return null;
  if (found === "asking") return <Notice title={t("confirming")}>{t("confirming_text")}</Notice>;
  return (
    <Notice tone="warning" title={t(found)}>
      {t(`${found}_text`)}
    </Notice>
  );
}

/** What is said to somebody who comes back from paying. The address is cleaned, so that a reload says it once. */
export function CheckoutReturn() {
  const t = useT(billingMessages);
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { refresh } = useUser();
  const checkoutId = params.get("checkout");
  const isUpdated = params.get("payment") === "updated";
  const [onOpen] = useState(() => () => {
    toast.success(t("confirmed"));
    setParams({}, { replace: true, preventScrollReset: true });
    void revalidate();
    refresh();
  });
  const [isCollecting, setCollecting] = useState(false);
  useEffect(() => {
    if (!isUpdated) return;
    toast.success(t("payment_updated"));
    setParams({}, { replace: true, preventScrollReset: true });
    setCollecting(true);
  }, [isUpdated, setParams, t]);
  useEffect(() => {
    if (!isCollecting) return;
    const look = () => void revalidate().then(refresh);
    const timers = lookAgainMs.map(ms => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [isCollecting, revalidate, refresh]);
  return checkoutId === null ? null : <Asked checkoutId={checkoutId} onOpen={onOpen} />;
}
