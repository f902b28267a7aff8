import type { ArrayExpression } from "@babel/types";
import {
  type Call,
  endOf,
  isBracketed,
  isMember,
  type Node,
  outerEnd,
  outerStart,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { after, type Rewriter, remove } from "../rewriter.ts";
import { kindInList } from "./payload.ts";

/**
 * `send(text, [embed, attachment])`, and what may be either: it was told apart when it was sent. `opening` comes before.
 */
export function embedsAndFiles(
  rewriter: Rewriter,
  call: Call,
  list: Node,
  opening: readonly Edit[],
  weak: boolean,
): void {
  const parts = partsOf(rewriter, list);
  if (!parts) rewriter.flag("13-013", call, "argument-unknown");
  else rewriter.change("13-013", call, [...opening, ...parts, after(list, " }")], weak);
}

/**
 * A list becomes `embeds: [embed], files: [attachment]`, and one under a name two that are filtered out of it. Null where
 * it can be neither.
 */
function partsOf(rewriter: Rewriter, list: Node): Edit[] | null {
  if (list.type === "ArrayExpression") return splitList(rewriter, list);
  if (!isPath(list)) return null;
  const text = rewriter.text(list);
  // Files have it in every version, whoever made them.
  const parts =
    rewriter.typeOf(list)?.kind === "instance"
      ? `embeds: 'attachment' in ${text} ? [] : [${text}], files: 'attachment' in ${text} ? [${text}] : []`
      : `embeds: ${text}.filter(one => !('attachment' in one)), files: ${text}.filter(one => 'attachment' in one)`;
  return [{ start: outerStart(list), end: outerEnd(list), text: parts }];
}

/** Embeds first and files behind them, or the other way round. */
function splitList(rewriter: Rewriter, list: ArrayExpression): Edit[] | null {
  const { elements } = list;
  const kinds = elements.map(one => kindInList(rewriter, one));
  const [first] = kinds;
  const at = kinds.findIndex(kind => kind !== first);
  const [last, next] = [elements[at - 1], elements[at]];
  const isOf = (from: number, to: number, kind: string): boolean =>
    kinds.slice(from, to).every(one => one === kind);
  const [head, tail] = first === "file" ? ["file", "embed"] : ["embed", "file"];
  if (!last || !next || !isOf(0, at, head) || !isOf(at, kinds.length, tail)) return null;
  const gap = rewriter.tree.text.slice(outerEnd(last), outerStart(next));
  if (/[/()]/.test(gap)) return null;
  return [
    { start: outerStart(list), end: startOf(list), text: `${head}s: ` },
    { start: outerEnd(last), end: outerStart(next), text: `], ${tail}s: [` },
    // Brackets around the whole would hold the first of two lists.
    ...(isBracketed(list) ? [remove(endOf(list), outerEnd(list))] : []),
  ];
}

/** `reply.parts`, which may be read twice. */
const isPath = (node: Node): boolean =>
  node.type === "Identifier" || (isMember(node) && !node.computed && isPath(node.object));
