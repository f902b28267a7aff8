import { isCall, isMember, memberName, type Node } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

const holders = /^(i18n|lang|language|languages|locale|locales|strings|translations?)$|Lang$/i;
const givers = /^(__|i18n|lang|t|tr|translate)$|Lang$/i;

/**
 * Whether this file was asked before what comes out of its texts: what one of `lang.ban.done(x)`,
 * `message.language.get("DONE")` and `t("done")` is, the others are, too.
 */
export function isAskedForLanguage(rewriter: Rewriter, value: Node): boolean {
  const texts = textsBehind(rewriter, value);
  return (
    texts !== null &&
    rewriter.flags.some(({ rule, message }) => rule === "13-009" && message?.includes(texts))
  );
}

/** The beginning of an expression, up to what holds texts in a language; null where there is nothing like that. */
function textsBehind(rewriter: Rewriter, node: Node): string | null {
  if (node.type === "AwaitExpression") return textsBehind(rewriter, node.argument);
  if (node.type === "Identifier") return holders.test(node.name) ? node.name : null;
  if (isMember(node))
    return holders.test(memberName(node) ?? "") ? rewriter.text(node) : textsBehind(rewriter, node.object);
  if (!isCall(node)) return null;
  const { callee } = node;
  const name =
    callee.type === "Identifier" ? callee.name : isMember(callee) ? (memberName(callee) ?? "") : "";
  return givers.test(name) ? `${rewriter.text(callee)}(` : textsBehind(rewriter, callee);
}
