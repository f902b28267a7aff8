import type { FileProblem } from "#features/projects/project-files.schema.ts";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { Card } from "../../ui/card.tsx";
import { FilesField } from "../draft/files-field.tsx";
import { useProblemText } from "../draft/problem-text.ts";
import type { RefusedPlaces } from "../draft/refused-places.ts";
import type { useSecrets } from "../draft/use-secrets.ts";
import { FileViewer } from "../files/file-viewer.tsx";
import { loadStoredFile, readNewFile } from "../files/load-file.ts";
import { pathOf, useFileReading } from "../files/use-file-reading.ts";
import type { EditorState } from "./editor-state.ts";
import { say } from "./use-editor.ts";

type Props = {
  state: EditorState;
  secrets: ReturnType<typeof useSecrets>;
  refused: RefusedPlaces["files"];
  onChange(change: (state: EditorState) => Partial<EditorState>): void;
};

/** Of more than these the first two are told and how many there are: four toasts stand at a time. */
const toldMax = 3;

/** Says why something was not added. */
function useTellRefused(): (problems: readonly FileProblem[]) => void {
  const t = useT(projectFormMessages);
  const problemText = useProblemText();
  return problems => {
    const isMany = problems.length > toldMax;
    for (const problem of isMany ? problems.slice(0, 2) : problems) say.error(problemText(problem));
    if (isMany) say.error(t("files_refused", { count: problems.length }));
  };
}

const isAtOrIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The tree with everything that can be done to it, and the chosen file beside it, to read. */
export function FilesTab({ state, secrets, refused, onChange }: Props) {
  const t = useT(projectEditorMessages);
  const tellRefused = useTellRefused();
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
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <FilesField
        draft={files}
        secrets={secrets}
        showWhole
        selected={openPath}
        onSelect={open}
        onRemoved={removed}
        refusedBefore={refused}
        onRefused={tellRefused}
        onAdded={count => say.success(t("files_added", { count }))}
        onChange={change => onChange(before => ({ files: change(before.files) }))}
      />
      <Card padded={false} className="min-w-0 self-start overflow-hidden lg:sticky lg:top-20">
        <FileViewer reading={reading} />
      </Card>
    </div>
  );
}
