import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { CodeView } from "#features/codes/codes.schema.ts";
import { CodeLines } from "./code-lines.tsx";
import { FileToolbar, SelectionBar } from "./code-toolbar.tsx";
import { FileTabs, FileTree, isTree } from "./file-list.tsx";
import { formatLines, type LineRange, parseLines } from "./line-range.ts";
import { codeAddress } from "./page-address.ts";
import type { useCopy } from "./use-copy.ts";

type Props = { view: CodeView; copy: ReturnType<typeof useCopy> };

/** The lines that the address names (`#L10-L20`), and the way to name others. */
function useLines(lineCount: number) {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const range = useMemo(() => parseLines(hash, lineCount), [hash, lineCount]);
  const select = (next: LineRange | null) =>
    void navigate(`${pathname}${search}${next === null ? "" : formatLines(next)}`, {
      replace: true,
      preventScrollReset: true,
    });
  return { range, select };
}

/** A link to lines shows them when the code has come; a tap on a number moves nothing. */
function useScrollOnce(range: LineRange | null) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(range);
  useEffect(() => {
    const line = first.current?.from;
    if (line !== undefined) place.current?.querySelector(`#L${line}`)?.scrollIntoView({ block: "center" });
  }, []);
  return place;
}

function OpenFile({ view, copy, file }: Props & { file: CodeView["files"][number] }) {
  const { range, select } = useLines(file.lines.length);
  const place = useScrollOnce(range);
  return (
    <div ref={place} className="min-w-0 flex-1">
      <FileToolbar id={view.id} version={view.version} file={file} copy={copy} onSelect={select} />
      <CodeLines path={file.path} lines={file.lines} range={range} onSelect={select} />
      {range !== null && <SelectionBar file={file} range={range} copy={copy} onClear={() => select(null)} />}
    </div>
  );
}

/** The files of a version, one of them open; which one stands in the address. */
export function CodeViewer({ view, copy }: Props) {
  const [search] = useSearchParams();
  const asked = search.get("file");
  const file = view.files.find(({ path }) => path === asked) ?? view.files[0];
  if (file === undefined) return null;
  const toFile = (path: string) =>
    codeAddress(view.id, search, { file: path === view.files[0]?.path ? null : path });
  const list = { files: view.files, current: file.path, toFile };
  return (
    <div data-version={view.version} className={isTree(view.files) ? "lg:flex" : ""}>
      {isTree(view.files) ? <FileTree {...list} /> : view.files.length > 1 && <FileTabs {...list} />}
      <OpenFile key={`${view.version} ${file.path}`} view={view} copy={copy} file={file} />
    </div>
  );
}
