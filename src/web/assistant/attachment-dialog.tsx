import { useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import type { Attached, AttachmentChoices } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";

type State = { items: readonly Attached[] } | "waiting" | "failed";

/** What fits what is typed; asked for when the typing rests. */
function useChoices(q: string): State {
  const [state, setState] = useState<State>("waiting");
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      callApi<AttachmentChoices>(`/api/assistant/attachments?q=${encodeURIComponent(q)}`, {
        signal: controller.signal,
      }).then(setState, () => {
        if (!controller.signal.aborted) setState("failed");
      });
    }, limits.library.suggestAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);
  return state;
}

/** Chooses a code of the library or a project to ask about. */
export function AttachmentDialog({ onChoose, onClose }: { onChoose(item: Attached): void; onClose(): void }) {
  const t = useT(assistantMessages);
  const language = useLanguage();
  const [q, setQ] = useState("");
  const state = useChoices(q);
  return (
    <Dialog open onClose={onClose} title={t("attach_title")} lightDismiss>
      <div className="flex flex-col gap-4">
        <TextField label={t("attach_search")} value={q} onChange={event => setQ(event.target.value)} />
        <div aria-live="polite" className="min-h-40">
          {state === "failed" && <Notice tone="error">{t("failed")}</Notice>}
          {typeof state === "object" && state.items.length === 0 && (
            <p className="text-muted">{t("attach_none")}</p>
          )}
          {typeof state === "object" && (
            <ul className="flex flex-col">
              {state.items.map(item => (
                <li key={`${item.kind}-${item.id}`}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-raised"
                    onClick={() => onChoose(item)}
                  >
                    <Icon
                      name={item.kind === "code" ? "code" : "folder"}
                      size={18}
                      className="shrink-0 text-muted"
                    />
                    <bdi className="min-w-0 truncate">{item.title[language]}</bdi>
                    <span className="ms-auto text-xs text-muted">{t(`kind_${item.kind}`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  );
}
