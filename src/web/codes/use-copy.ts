import { useCallback, useState } from "react";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";

const shownMs = 1_600;

/** Writes what will be there soon: Safari wants the promise inside the tap, others take it too. */
async function writeLater(text: string, allowed: Promise<unknown>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await allowed;
    await navigator.clipboard.writeText(text);
    return;
  }
  const blob = allowed.then(() => new Blob([text], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/**
 * Copies code once the server has let and counted it; `needCheck` when the pass has ended. `copied` names the button
 * that says so for a moment.
 */
export function useCopy(id: string, needCheck: () => void) {
  const t = useT(codeViewerMessages);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = useCallback(
    async (button: string, text: string) => {
      const allowed = callApi(`/api/codes/${id}/copies`, { method: "POST" });
      // Its refusal is looked at below; the clipboard only says that nothing came.
      allowed.catch(() => {});
      try {
        await writeLater(text, allowed);
        await allowed;
        setCopied(button);
        setTimeout(() => setCopied(before => (before === button ? null : before)), shownMs);
      } catch {
        const refusal = await allowed.then(
          () => null,
          (error: unknown) => error,
        );
        if (refusal instanceof ApiFailure && refusal.code === "human_check_needed") return needCheck();
        toast.error((refusal instanceof ApiFailure && refusal.message) || t("copy_failed"));
      }
    },
    [id, needCheck, t],
  );
  return { copied, copy };
}
