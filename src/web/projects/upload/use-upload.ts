import { useRef, useState } from "react";
import type { SavedProject } from "#features/projects/project-view.schema.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { ApiFailure } from "../../api-client.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { toast } from "../../ui/toast.ts";
import { type RefusedPlaces, refusedPlaces } from "../draft/refused-places.ts";
import { sendForm } from "../draft/send-form.ts";

export type UploadState =
  | { step: "editing" }
  | { step: "sending"; share: number }
  | { step: "done"; project: SavedProject };

/** `isPlaced`: the message only leads to the places that say what is wrong. */
export type UploadRefusal = { message: string; isPlaced: boolean; places: RefusedPlaces };

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
    const failure = error instanceof ApiFailure ? error : null;
    const fields = failure?.fields ?? {};
    const places = refusedPlaces(fields);
    // The server's message may be the very sentence that stands at its place: it is not said twice.
    const isPlaced =
      places.rest.length === 0 &&
      (failure?.code === "validation_failed" || Object.values(fields).includes(failure?.message ?? ""));
    const own = t(failure === null ? "failed_unknown" : "failed");
    const message = isPlaced ? t("check_fields") : failure?.code ? failure.message : own;
    setRefusal({ message, isPlaced, places });
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
