import { levelOf, lineEndOf } from "../../../engine/layout.ts";
import { isFunc, type Node, parentOf, startOf } from "../../../engine/nodes.ts";
import type { Rewriter } from "../../rewriter.ts";

/** What stands between two statements where a node is, and what before its line's next one and those one level deeper. */
export interface Layout {
  between: string;
  next: string;
  deeper: string;
}

/** With the line ends and the indents that the file has. */
export function layoutAt(rewriter: Rewriter, node: Node): Layout {
  const { text } = rewriter.tree;
  const indent = /^[ \t]*/.exec(text.slice(lineOf(text, startOf(node)), startOf(node)))?.[0] ?? "";
  const next = `${lineEndOf(text)}${indent}`;
  const statement = startOf(statementOf(node));
  const isFirst = text.slice(lineOf(text, statement), statement).trim() === "";
  return { between: isFirst ? next : " ", next, deeper: `${next}${levelOf(text)}` };
}

const lineOf = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

function statementOf(node: Node): Node {
  let at = node;
  for (
    let next = parentOf(at);
    next && !/Statement$|^VariableDeclaration$/.test(at.type) && !isFunc(at);
    next = parentOf(at)
  )
    at = next;
  return at;
}

/** Whether a comment stands there, which is not to be lost. */
export const isCommented = (rewriter: Rewriter, start: number, end: number): boolean =>
  rewriter.tree.comments.some(one => (one.start ?? 0) >= start && (one.end ?? 0) <= end);
