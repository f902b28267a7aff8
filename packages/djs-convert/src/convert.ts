import type { File } from "@babel/types";
import { advice, describeRule } from "./catalogue/find-id.ts";
import { type Change, type Conversion, type ConvertOptions, type Diagnostic, guideOf } from "./change.ts";
import { detectVersion } from "./detect-version.ts";
import { endOf, startOf } from "./engine/nodes.ts";
import { type ParseFailure, parseSource } from "./engine/parse.ts";
import { Tree } from "./engine/scope.ts";
import type { EditGroup } from "./engine/splice.ts";
import { spliceReadable } from "./engine/splice-readable.ts";
import { isTooDeep } from "./engine/too-deep.ts";
import { Excerpts, firstOf, lastOf, nearOf } from "./excerpts.ts";
import { Places } from "./places.ts";
import type { Project } from "./project/project.ts";
import { jointOf } from "./rules/literals.ts";
import type { PendingChange, PendingFlag, Rewriter } from "./rules/rewriter.ts";
import { runStep } from "./rules/run-step.ts";
import type { Version } from "./tables/read-table.ts";
import { leftOpen } from "./undone.ts";

interface Pending extends EditGroup {
  change: PendingChange;
  id: string;
}

/** A file on its way through the steps of a chain. */
export interface Underway {
  code: string;
  filename: string | undefined;
  /** The version that it was written for, once a step has been made. */
  writtenFor: Version | undefined;
  /** From an offset of `code` to the input. */
  origin: (offset: number) => number;
  changes: Change[];
  diagnostics: Diagnostic[];
  /** What was read of `code` already, if anything. */
  read: () => Tree | File | null;
  /** It declares names in a way that no engine runs. */
  isEarly: boolean;
  /** It cannot be read: it stays as it is. */
  isLeft: boolean;
  readonly places: Places;
  readonly rejected: ReadonlySet<string>;
}

/**
 * Converts one file. Where nothing applies the code comes back as it was, byte for byte; where the file cannot be
 * read, too, with a `parse-error` or as `too-deep`. Version numbers are majors; `from` is detected and `to` is 14 when not given.
 */
export function convert(source: string, options: ConvertOptions = {}, project?: Project): Conversion {
  const from = options.from ?? detectVersion(source) ?? 13;
  const to = options.to ?? 14;
  let file = begin(source, options);
  for (const at of stepsBetween(from, to)) file = advance(file, at, project);
  return { ...finish(file, from, to), from, to };
}

/** The versions that are left behind on the way. */
export const stepsBetween = (from: Version, to: Version): Version[] =>
  ([11, 12, 13] as const).filter(version => version >= from && version < to);

export const begin = (source: string, { filename, reject }: ConvertOptions): Underway => ({
  code: source,
  filename,
  writtenFor: undefined,
  origin: offset => offset,
  changes: [],
  diagnostics: [],
  read: () => null,
  isEarly: false,
  isLeft: false,
  places: new Places(source),
  rejected: new Set(reject),
});

/** One step further, from the version `from` to the next. */
export function advance(file: Underway, from: Version, project?: Project): Underway {
  try {
    return throughStep(file, from, project);
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    const remark = unreadable(file, { message: "Nested too deeply", isTooDeep: true, offset: 0 }, false);
    return { ...file, diagnostics: [...file.diagnostics, remark], isLeft: true };
  }
}

function throughStep(file: Underway, from: Version, project?: Project): Underway {
  const tree = file.isLeft ? null : treeOf(file, project?.isOwnFile);
  if (!tree) return { ...file, isLeft: true };
  const writtenFor = file.writtenFor ?? from;
  const rewriter = runStep(tree, from, { filename: file.filename, writtenFor }, project);
  const { origin, places, rejected } = file;
  const groups = pendingOf(rewriter, origin).filter(one => !rejected.has(one.id));
  const { spliced, read, left } = spliceReadable(tree, file.filename, groups, file.isEarly);
  const named = nameOf(rewriter, file);
  const isNamed = named !== null && !rejected.has(named.id);
  const context = new Excerpts(file.code, spliced.text, spliced.forward);
  return {
    ...file,
    writtenFor,
    code: spliced.text,
    filename: isNamed ? named.after : file.filename,
    read: spliced.text === file.code ? () => tree : read,
    origin: by(spliced.map, origin),
    changes: [
      ...file.changes,
      ...(isNamed ? [named] : []),
      ...spliced.kept.map(one => changeOf(rewriter, one, origin, places, context)),
    ],
    diagnostics: [
      ...file.diagnostics,
      ...flagsOf(rewriter).map(flag => diagnosticOf(rewriter, flag, origin, places)),
      ...[...spliced.dropped, ...left].map(one =>
        diagnosticOf(
          rewriter,
          { ...one.change, reason: "argument-unknown", message: undefined },
          origin,
          places,
        ),
      ),
    ],
  };
}

/** One behind the other; on its own, so that it does not keep all that a step has read. */
const by =
  (map: (offset: number) => number, origin: (offset: number) => number) =>
  (offset: number): number =>
    origin(map(offset));

export const finish = (
  { code, filename, changes, diagnostics }: Underway,
  from: Version,
  to: Version,
): Omit<Conversion, "from" | "to"> => ({
  code,
  filename,
  changes,
  diagnostics: leftOpen(diagnostics, from, to).toSorted(byPlace),
});

const byPlace = (a: Diagnostic, b: Diagnostic): number => a.range.start - b.range.start;

/** What stands in the code; null, with a remark, where it cannot be read. */
function treeOf(file: Underway, isOwnFile?: Project["isOwnFile"]): Tree | null {
  const { code, filename } = file;
  const read = file.read();
  if (read instanceof Tree) return read;
  if (read) return new Tree(read, code, isOwnFile);
  const parsed = parseSource(code, filename, true);
  const failure = parsed.failure ?? parsed.early;
  if (failure && !file.isEarly) file.diagnostics.push(unreadable(file, failure, parsed.file !== null));
  file.isEarly ||= failure !== null && parsed.file !== null;
  return parsed.file ? new Tree(parsed.file, code, isOwnFile) : null;
}

function unreadable(
  { origin, places }: Underway,
  { message, isTooDeep, offset }: Pick<ParseFailure, "message" | "isTooDeep" | "offset">,
  isEarly: boolean,
): Diagnostic {
  const start = origin(offset);
  const reason = isEarly ? "early-error" : isTooDeep ? "too-deep" : "parse-error";
  return {
    rule: "parse",
    step: null,
    ...places.at(start),
    reason,
    message,
    detail: { found: "", before: message, after: "", note: "" },
    action: advice[reason],
    guide: "",
    range: { start, end: start },
  };
}

/** Without repetitions: one remark a rule and place, or file. */
function flagsOf(rewriter: Rewriter): PendingFlag[] {
  const seen = new Set<string>();
  const changed = new Set(rewriter.changes.map(change => change.node));
  return rewriter.flags.filter(flag => {
    if (flag.ifLeft && (changed.has(flag.ifLeft) || rewriter.done.has(flag.ifLeft))) return false;
    const key = flag.isOnce ? flag.rule : `${flag.rule}:${startOf(flag.node)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function pendingOf(rewriter: Rewriter, origin: (offset: number) => number): Pending[] {
  const seen = new Map<string, number>();
  const numbered = (base: string): string => {
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return count === 0 ? base : `${base}.${count}`;
  };
  const { step, tree } = rewriter;
  const groups = rewriter.changes.map(change => {
    const id = numbered(`${step}:${change.rule}:${origin(startOf(change.node))}`);
    return { change, edits: change.edits, id, joint: jointOf(rewriter, change.node, change.edits) };
  });
  const imports = rewriter.imports.map((edits): Pending => {
    const change: PendingChange = {
      rule: `${step.slice(3)}-import`,
      node: tree.file.program,
      edits: [...edits],
      weak: false,
    };
    const id = numbered(`${step}:import:${origin(firstOf(edits))}`);
    return { change, edits: change.edits, id, isShared: true };
  });
  return [...groups, ...imports];
}

/** The new name of the file as a change at its beginning, which can be rejected like any other. */
function nameOf({ newName, step }: Rewriter, { filename = "", places }: Underway): Change | null {
  if (!newName) return null;
  return {
    id: `${step}:${newName.rule}:file`,
    rule: newName.rule,
    step,
    ...places.at(0),
    before: filename,
    after: newName.to,
    confidence: "likely",
    guide: guideOf(step),
    range: { start: 0, end: 0 },
  };
}

function changeOf(
  rewriter: Rewriter,
  pending: Pending,
  origin: (offset: number) => number,
  places: Places,
  excerpts: Excerpts,
): Change {
  const { change } = pending;
  const edits = nearOf(change.node, change.edits);
  const start = origin(firstOf(edits));
  const end = origin(lastOf(edits));
  return {
    id: pending.id,
    rule: change.rule,
    step: rewriter.step,
    ...places.at(start),
    ...excerpts.of(change.node, edits),
    confidence: change.weak ? "likely" : "certain",
    guide: guideOf(rewriter.step),
    range: { start, end: Math.max(start, end) },
  };
}

function diagnosticOf(
  rewriter: Rewriter,
  flag: Pick<PendingFlag, "rule" | "node" | "reason" | "message">,
  origin: (offset: number) => number,
  places: Places,
): Diagnostic {
  // The name behind the dot is what breaks; a chain over several lines begins elsewhere.
  const at =
    "property" in flag.node && typeof flag.node.property === "object" ? flag.node.property : flag.node;
  const start = origin(startOf(at));
  const { message, action, detail } = describeRule(flag.rule, flag.message, flag.reason);
  return {
    rule: flag.rule,
    step: rewriter.step,
    ...places.at(start),
    reason: flag.reason,
    message,
    detail,
    action,
    guide: guideOf(rewriter.step),
    range: { start, end: Math.max(start, origin(endOf(at))) },
  };
}
