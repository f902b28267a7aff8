import type { DiffRow } from "#features/codes/codes.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useT } from "../translation.tsx";
import { pairsOf } from "./diff-pairs.ts";

function Side({ row, line }: { row: DiffRow | null; line: number | null }) {
  const t = useT(codeViewerMessages);
  return (
    <div className="diff-side" data-kind={row?.kind ?? "none"}>
      <span className="code-number" data-line={line ?? ""} />
      {row !== null && row.kind !== "same" && <span className="sr-only">{t(`row_${row.kind}`)}</span>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's highlighter escaped it */}
      <span className="diff-text" dangerouslySetInnerHTML={{ __html: row?.html || " " }} />
    </div>
  );
}

/** Before and after beside each other; long lines wrap, so that both halves stay in sight. */
export function SplitRows({ rows }: { rows: readonly DiffRow[] }) {
  return pairsOf(rows).map(({ before, after }) => (
    <div key={`${before?.before}:${after?.after}`} className="grid grid-cols-2 divide-x divide-line">
      <Side row={before} line={before?.before ?? null} />
      <Side row={after} line={after?.after ?? null} />
    </div>
  ));
}
