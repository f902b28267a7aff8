import type { Comment, File } from "@babel/types";
import type { Range } from "../change.ts";
import { type EditedRun, editedRuns } from "./edited-statements.ts";
import { identifiersIn, type Node, skipSpace } from "./nodes.ts";
import { parseStatements } from "./parse.ts";
import type { Tree } from "./scope.ts";
import type { Spliced } from "./splice.ts";

/** Statements that were read anew, and what they take the place of. */
export interface Reread {
  run: EditedRun;
  statements: Node[];
  comments: readonly Comment[];
  /** By how much they are longer than what stood there. */
  growth: number;
}

/**
 * Reads what edits have changed of a file, and nothing else of it. Null where that may say something else than the file
 * read as a whole, or cannot be read: names declared twice, statements that lose their end, `await` out of place.
 */
export function reread(
  tree: Tree,
  { text, edits }: Pick<Spliced<never>, "text" | "edits">,
): readonly Reread[] | null {
  if (edits.some(edit => farReaching.test(edit.text))) return null;
  const runs = editedRuns(tree.file.program, edits);
  if (!runs || runs.reduce((sum, { start, end }) => sum + end - start, 0) > tree.text.length * worthIt)
    return null;
  const found: Reread[] = [];
  const declared = new Set<string>();
  let grown = 0;
  let index = 0;
  for (const run of runs) {
    let growth = 0;
    for (let edit = edits[index]; edit && edit.start <= run.end; edit = edits[++index])
      growth += edit.text.length - (edit.end - edit.start);
    const place = { start: run.start + grown, end: run.end + grown + growth };
    const part = text.slice(place.start, place.end);
    if (!isApart(tree.text, run, text, place) || !mayWait(part, run)) return null;
    const file = parseStatements(tree.file, part, place.start);
    if (!file || !isWhole(file, place.end) || !areNew(file.program.body, run, tree, declared)) return null;
    found.push({ run, statements: file.program.body, comments: file.comments ?? [], growth });
    grown += growth;
  }
  return found;
}

/** Where more than this part of a file is changed, it is read as a whole. */
const worthIt = 0.7;

/** What reaches further than its statement: a variable of the whole function, an end of what stands around it. */
const farReaching = /\b(?:var|break|continue)\b/;

/** What goes on with a statement that no semicolon ends. */
const goesOn = /[([`+\-*/%.,?=<>&|^!:;]/;

/** Whether what stands before and behind stays apart from it, as it was. */
function isApart(before: string, run: Range, after: string, place: Range): boolean {
  const [opening, last] = [after[place.start] ?? "", after[place.end - 1] ?? ""];
  if (opening !== before[run.start] && goesOn.test(opening)) return false;
  if (last === ";" || (last === before[run.end - 1] && last !== "}")) return true;
  const next = skipSpace(after, place.end);
  const following = after[next] ?? "}";
  return following === "}" || (!goesOn.test(following) && after.slice(place.end, next).includes("\n"));
}

/** Whether `await` means the same on its own: outside of every function, or in one that waits; `yield` never does. */
const mayWait = (part: string, { within }: EditedRun): boolean =>
  (!/\bawait\b/.test(part) || !within || within.async === true) && !/\byield\b/.test(part);

/** Whether statements were read, and neither a directive nor a comment that may go on behind them. */
const isWhole = ({ program, comments }: File, end: number): boolean =>
  program.body.length > 0 && program.directives.length === 0 && comments?.at(-1)?.end !== end;

/** Whether names that are declared now, and were not before, are found nowhere else. */
function areNew(
  statements: readonly Node[],
  { list, first, last }: EditedRun,
  tree: Tree,
  declared: Set<string>,
): boolean {
  const before = new Set(list.slice(first, last + 1).flatMap(namesIn));
  for (const name of statements.flatMap(namesIn)) {
    if (before.delete(name)) continue;
    if (tree.identifiers.has(name) || declared.has(name)) return false;
    declared.add(name);
  }
  return true;
}

/** The names that a statement declares beside it. */
function namesIn(statement: Node): string[] {
  switch (statement.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap(one => namesOf(one.id));
    case "ImportDeclaration":
      return statement.specifiers.map(one => one.local.name);
    case "ExportDefaultDeclaration":
    case "ExportNamedDeclaration":
      return statement.declaration ? namesIn(statement.declaration) : [];
    case "ClassDeclaration":
    case "FunctionDeclaration":
    case "TSDeclareFunction":
    case "TSEnumDeclaration":
    case "TSImportEqualsDeclaration":
    case "TSInterfaceDeclaration":
    case "TSModuleDeclaration":
    case "TSTypeAliasDeclaration":
      return statement.id ? namesOf(statement.id) : [];
    default:
      return [];
  }
}

const namesOf = (target: Node): string[] => identifiersIn(target).map(one => one.name);
