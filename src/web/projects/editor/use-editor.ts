import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import type { Project } from "#features/projects/project-view.schema.ts";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { toast } from "../../ui/toast.ts";
import { type RefusedPlaces, refusedPlaces } from "../draft/refused-places.ts";
import { sendForm } from "../draft/send-form.ts";
import { type EditorState, formOf, freshState, isDirty } from "./editor-state.ts";

const quick = { autoCloseMs: limits.toast.editorMs };
/** The editor's own messages stand three seconds. */
export const say = {
  success: (text: string) => toast.success(text, quick),
  error: (text: string) => toast.error(text, quick),
};

/** `sent` is what was refused: what was changed since is not blamed for it. */
type Refusal = { places: RefusedPlaces; isConflict: boolean; sent: EditorState };

/** The editor's state, one save at a time, and the reload after it. */
export function useEditor(project: Project) {
  const t = useT(projectEditorMessages);
  const language = useLanguage();
  const [state, setState] = useState<EditorState>(() => freshState(project));
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const saving = useRef(false);

  async function reload(): Promise<void> {
    try {
      const next = await callApi<Project>(`/api/projects/${project.id}?code=false`);
      setState(freshState(next));
      setRefusal(null);
    } catch {
      say.error(t("reload_failed"));
    }
  }

  async function save(): Promise<void> {
    // A second save while one is under way is ignored.
    if (saving.current) return;
    saving.current = true;
    setShare(0);
    setRefusal(null);
    try {
      await sendForm(`/api/projects/${project.id}/edit`, formOf(state), {
        method: "PUT",
        language,
        onProgress: setShare,
        signal: new AbortController().signal,
      });
      say.success(t("saved"));
      await reload();
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null;
      say.error(failure?.message || t("save_failed"));
      setRefusal({
        places: refusedPlaces(failure?.fields ?? {}),
        isConflict: failure?.code === "project_changed",
        sent: state,
      });
    } finally {
      saving.current = false;
      setShare(null);
    }
  }

  return {
    state,
    change: (change: (state: EditorState) => Partial<EditorState>) =>
      setState(before => ({ ...before, ...change(before) })),
    isDirty: isDirty(state),
    /** Share of the save that was sent; null while none is under way. */
    share,
    refusal,
    save,
    reload,
  };
}
