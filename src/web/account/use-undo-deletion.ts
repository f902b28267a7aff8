import { useState } from "react";
import { useRevalidator } from "react-router";
import type { DeletionUndone } from "#features/account/account.schema.ts";
import { leavingMessages } from "#i18n/messages/leaving.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

/** Takes the planned deletion of the account back. */
export function useUndoDeletion() {
  const t = useT(leavingMessages);
  const { refresh } = useUser();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const undo = async () => {
    setPending(true);
    try {
      const { renewals } = await callApi<DeletionUndone>("/api/account/deletion", { method: "DELETE" });
      const say = renewals === "off" || renewals === "ended" ? toast.info : toast.success;
      say(t(`undone_${renewals}`));
      refresh();
      await revalidate();
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.message) || t("undo_failed"));
    } finally {
      setPending(false);
    }
  };
  return { pending, undo: () => void undo() };
}
