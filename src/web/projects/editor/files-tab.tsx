import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { useT } from "../../translation.tsx";
import { Card } from "../../ui/card.tsx";
import { FilesField } from "../draft/files-field.tsx";
import type { useSecrets } from "../draft/use-secrets.ts";
import { FileViewer } from "../files/file-viewer.tsx";
import { loadStoredFile, readNewFile } from "../files/load-file.ts";
import { pathOf, useFileReading } from "../files/use-file-reading.ts";
import type { EditorState } from "./editor-state.ts";
import { say } from "./use-editor.ts";

type Props = {
  state: EditorState;
  secrets: ReturnType<typeof useSecrets>;
  onChange(change: (state: EditorState) => Partial<EditorState>): void;
};

const isAtOrIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The tree with everything that can be done to it, and the chosen file beside it, to read. */
export function FilesTab({ state, secrets, onChange }: Props) {
  const t = useT(projectEditorMessages);
  const { project, files } = state;
  const { reading, open, close } = useFileReading((path, signal) => {
    const added = files.added.get(path);
    return added ? readNewFile(path, added) : loadStoredFile(project.id, path, signal);
  });
  const openPath = pathOf(reading);
  const removed = (path: string) => {
    if (openPath !== null && isAtOrIn(openPath, path)) close();
    say.success(t("removed"));
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <FilesField
        draft={files}
        secrets={secrets}
        showWhole
        selected={openPath}
        onSelect={open}
        onRemoved={removed}
        onAdded={count => say.success(t("files_added", { count }))}
        onChange={change => onChange(before => ({ files: change(before.files) }))}
      />
      <Card padded={false} className="min-w-0 self-start overflow-hidden lg:sticky lg:top-20">
        <FileViewer reading={reading} />
      </Card>
    </div>
  );
}
