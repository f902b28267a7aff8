import { type DragEvent, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Picked, pickedFromDrop, pickedFromInput } from "./pick-files.ts";

type Props = { onPick(picked: Picked): void; error?: string | undefined; disabled?: boolean };

/** Folder choosing is in every browser and in no type of React. */
const folderInput = { webkitdirectory: "" };
const mebibyte = 1_024 * 1_024;

type ChooserProps = { icon: "plus" | "upload"; label: string; isFolder: boolean } & Props;

/** A button that opens the browser's own chooser. */
function Chooser({ icon, label, isFolder, onPick, disabled = false }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        {...(isFolder && folderInput)}
        ref={input}
        type="file"
        multiple
        hidden
        data-testid={isFolder ? "folder-input" : "files-input"}
        onChange={event => {
          if (event.currentTarget.files) onPick(pickedFromInput(event.currentTarget.files));
          // The same file chosen again is a change again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

/** Where files come in: dropped, or chosen one by one or by folder. */
export function DropZone({ onPick, error, disabled = false }: Props) {
  const t = useT(projectFormMessages);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const picking = pickedFromDrop(event.dataTransfer);
    setReading(true);
    void picking.then(onPick).finally(() => setReading(false));
  };
  const { filesMax, fileMaxBytes, totalMaxBytes } = limits.project;
  return (
    // Dropping is one way of three; the buttons serve keyboards and screen readers.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      data-testid="drop-zone"
      className={classNames(
        "flex flex-col items-center gap-4 rounded-xl border border-dashed px-5 py-8 text-center transition-colors",
        over ? "border-accent bg-accent-soft" : error ? "border-offline" : "border-line-strong",
      )}
    >
      <Icon name="upload" size={28} className="text-accent" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold" aria-live="polite">
          {t(reading ? "files_reading" : over ? "files_dropping" : "files_drop")}
        </p>
        <p className="text-xs text-muted">
          {t("files_limits", {
            files: filesMax,
            fileMax: fileMaxBytes / mebibyte,
            totalMax: totalMaxBytes / mebibyte,
          })}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Chooser icon="plus" label={t("files_choose")} isFolder={false} onPick={onPick} disabled={disabled} />
        <Chooser icon="upload" label={t("folder_choose")} isFolder onPick={onPick} disabled={disabled} />
      </div>
    </div>
  );
}
