import type { NewExpression } from "@babel/types";
import {
  type Call,
  type Func,
  isFunc,
  isMember,
  memberName,
  type Node,
  stringValue,
} from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

/** What the bot listens to an event with: `func` where that stands in this file. Null for any other call. */
export function listenerOf(
  rewriter: Rewriter,
  { callee, arguments: [name, given] }: Call | NewExpression,
  event: string,
): { given: Node; func: Func | undefined } | null {
  if (!isMember(callee) || !/^(on|once|addListener)$/.test(memberName(callee) ?? "")) return null;
  if (stringValue(name) !== event || !given) return null;
  if (!rewriter.matches(rewriter.typeOf(callee.object), ["Client"], false)) return null;
  const type = isFunc(given) ? undefined : rewriter.typeOf(given);
  return { given, func: isFunc(given) ? given : type?.kind === "function" ? type.func : undefined };
}
