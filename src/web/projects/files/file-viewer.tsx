import type { ReactNode } from "react";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { CodeLines } from "../../codes/code-lines.tsx";
import { useT } from "../../translation.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { ShownFile } from "./load-file.ts";

export type FileReading =
  | { kind: "none" }
  | { kind: "loading"; path: string }
  | { kind: "failed"; path: string }
  | { kind: "ready"; file: ShownFile };

const Said = ({ children }: { children: ReactNode }) => (
  <p className="grid min-h-60 place-items-center px-6 py-10 text-center text-sm text-muted">{children}</p>
);

/** Direction marks that can show code in another order than it runs, line by line. */
function Steered({ bidi }: Pick<ShownFile, "bidi">) {
  const t = useT(projectEditorMessages);
  const lines = [...new Set(bidi.filter(mark => mark.reorders).map(mark => mark.line))];
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" className="m-3">
      <ul>
        {lines.slice(0, 5).map(line => (
          <li key={line}>{t("viewer_bidi", { line })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** One file, to read. */
export function FileViewer({ reading }: { reading: FileReading }) {
  const t = useT(projectEditorMessages);
  if (reading.kind === "none") return <Said>{t("viewer_empty")}</Said>;
  if (reading.kind === "failed") return <Said>{t("viewer_failed")}</Said>;
  if (reading.kind === "loading") {
    return (
      <Loading className="p-4">
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  const { file } = reading;
  return (
    <div className="min-w-0">
      <p className="border-b border-line px-4 py-2.5 text-xs text-muted">
        <bdi dir="ltr" className="font-mono break-all">
          {file.path}
        </bdi>
      </p>
      <Steered bidi={file.bidi} />
      {file.isText ? (
        <div className="max-h-[32rem] overflow-auto">
          <CodeLines path={file.path} lines={file.lines} />
        </div>
      ) : (
        <Said>{t("viewer_binary")}</Said>
      )}
    </div>
  );
}
