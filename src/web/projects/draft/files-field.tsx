import { useState } from "react";
import type { FileProblem } from "#features/projects/project-files.schema.ts";
import { formatSize } from "#i18n/format.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { FileTree } from "../../ui/file-tree.tsx";
import type { FileTreeEntry } from "../../ui/file-tree-entries.ts";
import { toast } from "../../ui/toast.ts";
import { DropZone } from "./drop-zone.tsx";
import {
  addPicked,
  type FilesDraft,
  filesAfter,
  newPathsOf,
  removePath,
  replaceFile,
  treeOf,
  wholeProblems,
} from "./files-draft.ts";
import type { Picked } from "./pick-files.ts";
import { ProblemList, RefusedFiles } from "./problem-list.tsx";
import type { RefusedPlaces } from "./refused-places.ts";
import { SecretsNotice } from "./secrets-notice.tsx";
import type { useSecrets } from "./use-secrets.ts";

type Props = {
  draft: FilesDraft;
  secrets: ReturnType<typeof useSecrets>;
  onChange(change: (draft: FilesDraft) => FilesDraft): void;
  /** How what was picked becomes paths; the upload drops the name of a single folder. */
  prepare?(picked: Picked): Picked;
  onAdded?(count: number): void;
  /** What was picked and not added, beside the list of it that stands here. */
  onRefused?(problems: readonly FileProblem[]): void;
  onRemoved?(path: string): void;
  selected?: string | null;
  onSelect?(path: string): void;
  /** Whether files must be there: an error only after a try to send. */
  showWhole: boolean;
  /** What the server said of the files that are here. */
  refusedBefore?: RefusedPlaces["files"];
};

const nobody = () => {};

/** Adding, the tree, what was refused, and the secrets that stand in the new files. */
export function FilesField(props: Props) {
  const { draft, secrets, onChange, prepare, onAdded, onRefused, onRemoved, showWhole } = props;
  const t = useT(projectFormMessages);
  const language = useLanguage();
  const [refused, setRefused] = useState<FileProblem[]>([]);
  const files = filesAfter(draft);
  const size = formatSize(
    language,
    files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  );
  const whole = wholeProblems(draft).filter(problem => showWhole || problem.key !== "files_required");

  const pick = (picked: Picked) => {
    const result = addPicked(draft, prepare?.(picked) ?? picked);
    setRefused(result.problems);
    onChange(() => result.draft);
    if (result.count > 0) onAdded?.(result.count);
    if (result.problems.length > 0) onRefused?.(result.problems);
  };
  const mend = async (path: string) => {
    const file = draft.added.get(path);
    if (file === undefined) return;
    const mended = await secrets.mend(path, file);
    onChange(before => replaceFile(before, path, mended));
    toast.success(t("secret_mended", { path }));
  };
  const remove = (entry: FileTreeEntry) => {
    onChange(before => removePath(before, entry.path));
    onRemoved?.(entry.path);
  };
  return (
    <div className="flex flex-col gap-4">
      <DropZone onPick={pick} error={whole.length > 0 ? t("files_wrong") : undefined} />
      <ProblemList
        problems={refused}
        title={t("files_refused", { count: refused.length })}
        onHide={() => setRefused([])}
      />
      <ProblemList problems={whole} title={t("files_wrong")} tone="error" />
      <RefusedFiles refused={props.refusedBefore ?? []} />
      <SecretsNotice secrets={secrets.secrets} onMend={path => void mend(path)} />
      {files.length + draft.addedFolders.size > 0 && (
        <>
          <p className="text-sm text-muted" aria-live="polite">
            {t("files_sum", { count: files.length, size })}
            {secrets.isScanning && ` · ${t("secrets_scanning")}`}
          </p>
          <FileTree
            label={t("files_tree")}
            entries={treeOf(draft)}
            selected={props.selected ?? null}
            onSelect={props.onSelect ?? nobody}
            onDelete={remove}
            newPaths={newPathsOf(draft)}
            className="max-h-[28rem] overflow-y-auto rounded-xl border border-line bg-surface p-2"
          />
        </>
      )}
    </div>
  );
}
