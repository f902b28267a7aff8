import type { Range } from "../change.ts";
import { endOf, type Func, isFunc, type Node, startOf } from "./nodes.ts";
import { firstNotBefore } from "./search.ts";
import type { Edit } from "./splice.ts";
import { forChildren } from "./walk.ts";

/** Statements side by side that edits change, as few as there can be. */
export interface EditedRun extends Range {
  /** What they stand in, from `first` up to `last`. */
  list: Node[];
  first: number;
  last: number;
  /** The function in which they run. */
  within: Func | undefined;
}

/** The statements around edits that are in order; null where one stands beside all statements. */
export function editedRuns(program: Node, edits: readonly Edit[]): EditedRun[] | null {
  const runs: EditedRun[] = [];
  for (const edit of edits) {
    const last = runs.at(-1);
    if (last && isIn(last, edit)) continue;
    let run = runAround(program, edit);
    if (!run) return null;
    for (let before = runs.at(-1); before && before.end >= run.start; before = runs.at(-1)) {
      run = together(before, run);
      runs.pop();
    }
    runs.push(run);
  }
  return runs;
}

const isIn = (run: Range, { start, end }: Range): boolean => run.start <= start && end < run.end;

/** What is this short, in characters, is sooner read than searched. */
const short = 120;

/** A statement around an edit, as short as there is one, with the one beside it where the edit stands between two. */
function runAround(program: Node, edit: Edit): EditedRun | null {
  let found: EditedRun | null = null;
  let within: Func | undefined;
  for (let at: Node | undefined = program; at; ) {
    if (isFunc(at)) within = at;
    const list = statementsOf(at);
    const run: EditedRun | null = list && runIn(list, edit, within);
    if (run) found = run;
    if (run && run.end - run.start < short) return run;
    at = run ? run.list[run.first] : childAround(at, edit);
  }
  return found;
}

function statementsOf(node: Node): Node[] | null {
  switch (node.type) {
    case "Program":
    case "BlockStatement":
      return node.body;
    case "SwitchCase":
      return node.consequent;
    default:
      return null;
  }
}

function runIn(list: Node[], edit: Edit, within: Func | undefined): EditedRun | null {
  const first = firstNotBefore(list, one => endOf(one) < edit.start);
  let last = first;
  for (let next = list[last + 1]; next && startOf(next) <= edit.end; next = list[last + 1]) last += 1;
  const [from, to] = [list[first], list[last]];
  if (!from || !to || startOf(from) > edit.start || endOf(to) < edit.end) return null;
  return { list, first, last, start: startOf(from), end: endOf(to), within };
}

function childAround(node: Node, edit: Edit): Node | undefined {
  let found: Node | undefined;
  forChildren(node, child => {
    if (startOf(child) <= edit.start && edit.end <= endOf(child)) found ??= child;
  });
  return found;
}

/** Two runs that touch each other: statements of one list, or else the other one is around the first. */
function together(one: EditedRun, other: EditedRun): EditedRun {
  if (one.list !== other.list) return other;
  const [first, last] = [Math.min(one.first, other.first), Math.max(one.last, other.last)];
  return {
    ...one,
    first,
    last,
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
  };
}
