import { type Node, outerEnd, parentOf, startOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { actsOnce } from "../../engine/walk.ts";
import { isHandler } from "../../infer/handlers.ts";
import { dropArguments } from "../arguments.ts";
import { removeStatement, wholeStatement } from "../literals.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, type Rewriter, remove, replace } from "../rewriter.ts";
import { isBot, partsInstead } from "./event-parts.ts";

/** Who types where is one thing now. */
export const partsOfTyping = (rewriter: Rewriter, func: Node): Edit[] | null =>
  partsInstead(rewriter, func, ["channel", "user"], "typing");

/** `events/typingStart.js`, which exports `(client, channel, user) => …`. */
export function typingFile(rewriter: Rewriter): void {
  const { project, infer, tree } = rewriter;
  if (!/typingStart\.[cm]?[jt]s$/.test(infer.filename ?? "")) return;
  // Whoever listens by that name hands the parts on, and takes them apart for this file, too.
  if (project?.texts.some(other => other !== tree.text && /["']typingStart["']/.test(other))) return;
  const func = tree.functions.find(isHandler);
  const first = func?.params.find(one => !isBot(one));
  const edits = func && first?.type === "Identifier" ? partsOfTyping(rewriter, func) : null;
  if (first && edits && edits.length > 0) rewriter.change("13-067", first, edits, true);
}

/** Nobody tells Discord that somebody stopped typing any more. */
export const stopTyping: NonNullable<MemberRow["edit"]> = (rewriter, node, call) => {
  if (!call) return null;
  const statement = wholeStatement(call);
  if (statement) return [removeStatement(rewriter, statement)];
  const parent = parentOf(call);
  if (actsOnce(node.object)) return null;
  const isAsked = parent?.type === "LogicalExpression" && parent.right === call && !actsOnce(parent.left);
  const condition = isAsked ? wholeStatement(parent) : null;
  if (condition) return [removeStatement(rewriter, condition)];
  // It gave nothing.
  if (parent?.type === "ReturnStatement") return [remove(startOf(parent) + "return".length, outerEnd(call))];
  if (parent?.type === "ArrowFunctionExpression" && parent.body === call) return [replace(call, "{}")];
  return [replace(call, "undefined")];
};

/** Version 12 kept to itself that it could not: a promise that nobody waits for would end the bot with that. */
export const startTyping: NonNullable<MemberRow["edit"]> = (rewriter, node, call) => {
  if (!call) return [rename(node, "sendTyping")];
  const isAlone = parentOf(call)?.type === "ExpressionStatement";
  return [
    rename(node, "sendTyping"),
    ...dropArguments(rewriter, call),
    ...(isAlone ? [after(call, ".catch(() => {})")] : []),
  ];
};
