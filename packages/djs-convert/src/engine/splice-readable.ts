import type { File } from "@babel/types";
import { parseSource } from "./parse.ts";
import { type Edit, type EditGroup, type Spliced, splice } from "./splice.ts";

interface Readable<G extends EditGroup> {
  spliced: Spliced<G>;
  /** What was read of the new text, where there was a need to. */
  file: File | null;
  /** Groups that were left out, because the text could not have been read with them. */
  left: readonly G[];
}

/**
 * Puts groups in. Should the text not be readable with one, which no rule means to bring about, that one is left out;
 * names are let through as they are where the text had them wrong before.
 */
export function spliceReadable<G extends EditGroup>(
  code: string,
  filename: string | undefined,
  groups: readonly G[],
  isTolerant: boolean,
): Readable<G> {
  if (groups.every(({ edits }) => edits.every(edit => isMember(code, edit))))
    return { spliced: splice(code, groups), file: null, left: [] };
  let kept = groups;
  for (;;) {
    const spliced = splice(code, kept);
    const { file } = parseSource(spliced.text, filename, isTolerant);
    if (file || kept.length === 0) return { spliced, file, left: groups.filter(one => !kept.includes(one)) };
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
