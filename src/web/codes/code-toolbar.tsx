import type { CodeView } from "#features/codes/codes.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { formatLines, type LineRange, textOfLines } from "./line-range.ts";
import { LinesField } from "./lines-field.tsx";

type File = CodeView["files"][number];
type Copy = { copied: string | null; copy(button: string, text: string): Promise<void> };

type ButtonProps = { copy: Copy; name: string; text(): string; children: string };

function CopyCode({ copy: { copied, copy }, name, text, children }: ButtonProps) {
  const t = useT(codeViewerMessages);
  const isDone = copied === name;
  return (
    <Button size="sm" icon={isDone ? "check" : "copy"} onClick={() => void copy(name, text())}>
      <span aria-live="polite">{isDone ? t("copied") : children}</span>
    </Button>
  );
}

type Props = { id: string; version: number; file: File; copy: Copy; onSelect(range: LineRange): void };

/** What can be done with the open file. */
export function FileToolbar({ id, version, file, copy, onSelect }: Props) {
  const t = useT(codeViewerMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <p className="min-w-0 text-xs text-muted">
        <bdi dir="ltr" className="font-mono text-text">
          {file.path}
        </bdi>
        <span className="ms-3">{t("lines", { count: file.lines.length })}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <LinesField lineCount={file.lines.length} onSelect={onSelect} />
        <CopyCode copy={copy} name="file" text={() => file.text}>
          {t("copy_file")}
        </CopyCode>
        <LinkButton
          href={`/api/codes/${id}/raw/${file.path}?version=${version}`}
          target="_blank"
          rel="noopener"
          size="sm"
          variant="ghost"
          icon="external"
          title={t("raw_of", { path: file.path })}
        >
          {t("raw")}
          <bdi className="sr-only">{file.path}</bdi>
        </LinkButton>
      </div>
    </div>
  );
}

type SelectionProps = { file: File; range: LineRange; copy: Copy; onClear(): void };

/** Stays in sight while lines are selected. */
export function SelectionBar({ file, range, copy, onClear }: SelectionProps) {
  const t = useT(codeViewerMessages);
  const values = { from: String(range.from), to: String(range.to) };
  const link = () => {
    const url = new URL(location.href);
    url.hash = formatLines(range);
    return url.href;
  };
  return (
    <div className="sticky bottom-3 z-10 mx-3 mb-3 flex flex-wrap items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 py-2.5 shadow-lg">
      <p role="status" className="me-auto text-sm font-semibold">
        {range.from === range.to ? t("selected_one", values) : t("selected", values)}
      </p>
      <CopyCode copy={copy} name="range" text={() => textOfLines(file.text, range)}>
        {t("copy_range")}
      </CopyCode>
      <CopyButton text={link()} label={t("copy_link")} variant="ghost" />
      <Button size="sm" variant="ghost" icon="close" onClick={onClear}>
        {t("unselect")}
      </Button>
    </div>
  );
}

/** All files in one text, each under its name, as they are pasted into a message or a new folder. */
export const textOfFiles = (files: readonly File[]): string =>
  files.length === 1
    ? (files[0]?.text ?? "")
    : files.map(({ path, text }) => `// ${path}\n${text.replace(/\n*$/, "\n")}`).join("\n");
