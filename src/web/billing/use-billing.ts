import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { BillingView, OpenedPayment } from "#features/billing/billing.schema.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";
import { openPayment, reopenForPayment } from "./open-payment.ts";

export type BillingAction = "cancel" | "reactivate" | "resume" | "unschedule" | "payment";

const done = { cancel: "canceled", reactivate: "reactivated", resume: "resumed" } as const;
type Decision = keyof typeof done;

/** What /billing shows and does. Nothing here is optimistic: it is about money. */
export function useBilling(loaded: BillingView) {
  const t = useT(billingMessages);
  const language = useLanguage();
  const { refresh } = useUser();
  const { revalidate } = useRevalidator();
  // What the page was loaded with again (after a payment) is newer than what was answered before.
  const [state, setState] = useState({ loaded, view: loaded });
  const view = state.loaded === loaded ? state.view : loaded;
  const [pending, setPending] = useState<BillingAction | null>(null);
  useEffect(() => reopenForPayment(loaded.script), [loaded.script]);

  async function run(action: BillingAction, work: () => Promise<void>, failure: (error: unknown) => string) {
    setPending(action);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(failure(error));
      return false;
    } finally {
      setPending(null);
    }
  }
  const show = (next: BillingView) => {
    setState({ loaded, view: next });
    // A load that is under way since before knows nothing of this, and would be taken for newer.
    void revalidate();
    refresh();
  };
  const say = (error: unknown) => (error instanceof ApiFailure && error.message) || t("failed");

  const decide = (action: Decision) =>
    run(
      action,
      async () => {
        const body = { confirm: true, endsAt: view.subscriptionEndsAt };
        show(await callApi<BillingView>(`/api/billing/${action}`, { method: "POST", body }));
        toast.success(t(done[action]));
      },
      say,
    );
  const removeChange = () =>
    run(
      "unschedule",
      async () => {
        show(await callApi<BillingView>("/api/billing/scheduled-change", { method: "DELETE" }));
        toast.success(t("change_removed"));
      },
      error => t(error instanceof ApiFailure && error.code !== null ? "change_failed" : "change_error"),
    );
  const updatePayment = () =>
    run(
      "payment",
      async () => {
        const opened = await callApi<OpenedPayment>("/api/billing/payment-method", {
          method: "POST",
          body: { language },
        });
        await openPayment(opened, view.script, { language, onPaid: () => location.reload() });
      },
      say,
    );
  return { view, pending, decide, removeChange, updatePayment };
}
