import type { File } from "@babel/types";
import { amend } from "./amend.ts";
import { parseSource } from "./parse.ts";
import { reread } from "./reread.ts";
import type { Tree } from "./scope.ts";
import { type Edit, type EditGroup, type Spliced, splice } from "./splice.ts";

interface Readable<G extends EditGroup> {
  spliced: Spliced<G>;
  /** What the new text says, null where it has to be read first. What was read before is of no use any more then. */
  read: () => File | null;
  /** Groups that were left out, because the text could not have been read with them. */
  left: readonly G[];
}

/**
 * Puts groups in. Should the text not be readable with one, which no rule means to bring about, that one is left out;
 * names are let through as they are where the text had them wrong before.
 */
export function spliceReadable<G extends EditGroup>(
  tree: Tree,
  filename: string | undefined,
  groups: readonly G[],
  isTolerant: boolean,
): Readable<G> {
  const spliced = splice(tree.text, groups);
  // What can always be read is read when somebody asks for it.
  const isSure = groups.every(({ edits }) => edits.every(edit => isMember(tree.text, edit)));
  const parts = isSure ? undefined : reread(tree, spliced);
  if (parts === null) return readAsWhole(tree.text, filename, groups, isTolerant);
  const read = (): File | null => {
    const found = parts ?? reread(tree, spliced);
    return found && amend(tree.file, found);
  };
  return { spliced, read, left: [] };
}

function readAsWhole<G extends EditGroup>(
  code: string,
  filename: string | undefined,
  groups: readonly G[],
  isTolerant: boolean,
): Readable<G> {
  let kept = groups;
  for (;;) {
    const spliced = splice(code, kept);
    const { file } = parseSource(spliced.text, filename, isTolerant);
    if (file || kept.length === 0)
      return { spliced, read: () => file, left: groups.filter(one => !kept.includes(one)) };
    kept = withoutWorst(code, filename, kept, isTolerant);
  }
}

/** Another name behind a dot, or `.cache` behind one: that can always be read. */
const isMember = (code: string, { start, end, text }: Edit): boolean =>
  start === end
    ? /^\.[A-Za-z_$][\w$.]*$/.test(text)
    : code[start - 1] === "." && /^[A-Za-z_$][\w$.]*$/.test(text) && /^[\w$]+$/.test(code.slice(start, end));

/** Leaves out the first group with which the text cannot be read any more, and all where others need it. */
function withoutWorst<G extends EditGroup>(
  code: string,
  filename: string | undefined,
  groups: readonly G[],
  isTolerant: boolean,
): readonly G[] {
  let [fine, broken] = [0, groups.length];
  while (broken - fine > 1) {
    const middle = (fine + broken) >> 1;
    const { text } = splice(code, groups.slice(0, middle));
    if (parseSource(text, filename, isTolerant).file) fine = middle;
    else broken = middle;
  }
  const worst = groups[broken - 1];
  return worst?.isShared ? [] : groups.filter(one => one !== worst);
}
