import { useRef, useState } from "react";
import type { SavedProject } from "#features/projects/project-view.schema.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { ApiFailure } from "../../api-client.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { toast } from "../../ui/toast.ts";
import { sendForm } from "../draft/send-form.ts";

export type UploadState =
  | { step: "editing" }
  | { step: "sending"; share: number }
  | { step: "done"; project: SavedProject };

export type UploadRefusal = { message: string; fields: Record<string, string> };

/** Sends the form; what was chosen and typed stays, whatever comes of it. */
export function useUpload() {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const [state, setState] = useState<UploadState>({ step: "editing" });
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function send(form: FormData): Promise<void> {
    const abort = new AbortController();
    controller.current = abort;
    setRefusal(null);
    setState({ step: "sending", share: 0 });
    try {
      const project = await sendForm<SavedProject>("/api/projects", form, {
        method: "POST",
        language,
        signal: abort.signal,
        onProgress: share => setState({ step: "sending", share }),
      });
      setState({ step: "done", project });
      toast.success(t("done_toast"));
    } catch (error) {
      setState({ step: "editing" });
      if (abort.signal.aborted) toast.info(t("stopped"));
      else refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const isAnswer = error instanceof ApiFailure && error.code !== null;
    const message = isAnswer ? error.message : t(error instanceof ApiFailure ? "failed" : "failed_unknown");
    setRefusal({ message, fields: error instanceof ApiFailure ? error.fields : {} });
    toast.error(message);
  }

  return {
    state,
    refusal,
    send,
    stop: () => controller.current?.abort(),
    again: () => setState({ step: "editing" }),
  };
}
