import { type DragEvent, useMemo, useRef, useState } from "react";
import { codePath } from "#features/codes/code-content.schema.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import {
  type Picked,
  pickedFromDrop,
  pickedFromInput,
  withoutRoot,
} from "../../projects/draft/pick-files.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { controlClass, FieldError, TextField } from "../../ui/field.tsx";
import { FileTree } from "../../ui/file-tree.tsx";
import { fileTreeOf } from "../../ui/file-tree-entries.ts";
import { toast } from "../../ui/toast.ts";
import { type CodeText, readTexts, withTexts } from "./read-texts.ts";

type Props = {
  files: readonly CodeText[];
  /** As they were when the editor began. */
  begun: readonly CodeText[];
  error: string | undefined;
  onChange(files: CodeText[]): void;
};

/** Folder choosing is in every browser and in no type of React. */
const folderInput = { webkitdirectory: "" };

function Chooser({
  isFolder,
  label,
  onPick,
}: {
  isFolder: boolean;
  label: string;
  onPick(picked: Picked): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" icon={isFolder ? "folder" : "plus"} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        {...(isFolder && folderInput)}
        ref={input}
        type="file"
        multiple
        hidden
        data-testid={isFolder ? "code-folder" : "code-files"}
        onChange={event => {
          if (event.currentTarget.files) onPick(withoutRoot(pickedFromInput(event.currentTarget.files)));
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

function NewFile({ onCreate }: { onCreate(path: string): void }) {
  const t = useT(staffCodesMessages);
  const [path, setPath] = useState("");
  const isAllowed = codePath.safeParse(path).success;
  const create = () => {
    if (!isAllowed) return;
    onCreate(path);
    setPath("");
  };
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={t("new_file_path")}
        dir="ltr"
        className="min-w-0 flex-1"
        inputClassName="font-mono text-sm"
        autoCapitalize="none"
        spellCheck={false}
        value={path}
        onChange={event => setPath(event.target.value)}
        onKeyDown={event => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          create();
        }}
      />
      <Button disabled={!isAllowed} onClick={create}>
        {t("create_file")}
      </Button>
    </div>
  );
}

/** Adding, choosing and deleting files, and the text of the chosen one. */
function useFiles({ files, begun, onChange }: Props) {
  const t = useT(staffCodesMessages);
  const [selected, setSelected] = useState<string | null>(files[0]?.path ?? null);
  const open = files.find(file => file.path === selected) ?? null;
  const former = useMemo(() => new Map(begun.map(file => [file.path, file.text])), [begun]);
  const newPaths = useMemo(
    () => new Set(files.filter(file => former.get(file.path) !== file.text).map(file => file.path)),
    [files, former],
  );
  const add = async (picked: Picked) => {
    const { files: added, skipped } = await readTexts(picked);
    if (added.length > 0) {
      onChange(withTexts(files, added));
      setSelected(added[0]?.path ?? selected);
    }
    if (skipped.length > 0) toast.error(t("skipped", { count: skipped.length }));
  };
  const create = (path: string) => {
    if (!files.some(file => file.path === path)) onChange(withTexts(files, [{ path, text: "" }]));
    setSelected(path);
  };
  const remove = (path: string) =>
    onChange(files.filter(file => file.path !== path && !file.path.startsWith(`${path}/`)));
  const write = (text: string) =>
    onChange(files.map(file => (file.path === selected ? { ...file, text } : file)));
  return { t, open, setSelected, newPaths, add, create, remove, write };
}

/** The files of a code: dropped, chosen or written here. */
export function FilesField(props: Props) {
  const { files, error } = props;
  const { t, open, setSelected, newPaths, add, create, remove, write } = useFiles(props);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void pickedFromDrop(event.dataTransfer).then(picked => add(withoutRoot(picked)));
  };
  return (
    <Card className={classNames("flex flex-col gap-4", over && "border-accent bg-accent-soft")}>
      {/* Dropping is one way of four; the buttons serve keyboards and screen readers. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      <div
        className="flex flex-col gap-4"
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="me-auto text-lg">{t("files")}</h2>
          <Chooser isFolder={false} label={t("add_files")} onPick={picked => void add(picked)} />
          <Chooser isFolder label={t("add_folder")} onPick={picked => void add(picked)} />
        </div>
        <p className="text-xs text-muted">{t("drop")}</p>
        {error && <FieldError id="code-files">{error}</FieldError>}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <FileTree
              label={t("tree")}
              entries={fileTreeOf(files.map(file => file.path))}
              selected={open?.path ?? null}
              onSelect={setSelected}
              onDelete={entry => remove(entry.path)}
              newPaths={newPaths}
              className="max-h-96 overflow-y-auto rounded-xl border border-line p-2 empty:hidden"
            />
            <NewFile onCreate={create} />
          </div>
          {open === null ? (
            <p className="grid min-h-60 place-items-center rounded-xl border border-dashed border-line px-6 text-center text-sm text-muted">
              {t("no_file")}
            </p>
          ) : (
            <textarea
              key={open.path}
              aria-label={t("file_text", { path: open.path })}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              wrap="off"
              rows={20}
              value={open.text}
              onChange={event => write(event.target.value)}
              className={classNames(controlClass, "resize-y py-2.5 font-mono text-sm leading-relaxed")}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
