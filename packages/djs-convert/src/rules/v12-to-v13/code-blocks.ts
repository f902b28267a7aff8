import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { isCall, isMember, memberName, type Node, propertyOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { linesOf } from "./payload.ts";

/** A text that stands in a block already, whose parts would be open at one end. */
export const isBlock = (content: Node): boolean =>
  isCall(content) && isMember(content.callee) && memberName(content.callee) === "codeBlock";

/** The options' `code`, unless it says that there is no block. */
export function codeOf(options: ObjectExpression): ObjectProperty | null {
  const code = propertyOf(options, "code");
  return code && !(code.value.type === "BooleanLiteral" && !code.value.value) ? code : null;
}

/** What opens a block of code around a text: `code: "js"` of the options; null where a person has to word it. */
export function codeBlock(
  rewriter: Rewriter,
  code: ObjectProperty,
  options: ObjectExpression,
): string | null {
  // With nothing else in the options they would be an empty rest: left for a person to word.
  const formatters = rewriter.exported("Formatters");
  if (!formatters || (options.properties.length > 1 && code !== options.properties.at(-1) && code.shorthand))
    return null;
  const isBare = code.value.type === "BooleanLiteral";
  return isBare ? `${formatters}.codeBlock(` : `${formatters}.codeBlock(${rewriter.text(code.value)}, `;
}

/** A text and the block around it, whose opening is given. */
export const blockEdits = (rewriter: Rewriter, content: Node, block: string): Edit[] => [
  before(content, block),
  after(content, ")"),
  ...linesOf(rewriter, content),
];
