import { useState } from "react";
import { useRevalidator } from "react-router";
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
      await callApi("/api/account/deletion", { method: "DELETE" });
      toast.success(t("undone"));
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
