import type { ArrayExpression, NewExpression } from "@babel/types";
import { type Call, endOf, isMember, type Node, startOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { type Rewriter, remove } from "../rewriter.ts";

export const namesOfListTakers = "addComponents addFields addOptions setComponents setFields setOptions";

const takers = ["MessageActionRow", "MessageEmbed", "MessageSelectMenu", "Modal"];

/** `addComponents([a], [b])`: of several lists, builders take the first one only. */
export function severalLists(rewriter: Rewriter, call: Call | NewExpression): void {
  const lists = call.arguments.filter(one => one.type === "ArrayExpression");
  if (lists.length === 0 || call.arguments.length < 2 || !isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, takers, true);
  if (!receiver) return;
  const edits = lists.map(list => withoutBrackets(rewriter, list));
  if (edits.every(one => one !== null)) rewriter.change("14-T135", call, edits.flat(), receiver.weak);
  else rewriter.flag("14-T135", call.callee, "argument-unknown");
}

/** `[a, b,]` as `a, b`; null for an empty list, and where a comment would go. */
function withoutBrackets({ tree }: Rewriter, list: ArrayExpression): Edit[] | null {
  const last: Node | null | undefined = list.elements.at(-1);
  if (!last || !/^\s*,?\s*\]$/.test(tree.text.slice(endOf(last), endOf(list)))) return null;
  const rest = tree.text.slice(startOf(list) + 1);
  const first = startOf(list) + 1 + rest.length - rest.trimStart().length;
  return [remove(startOf(list), first), remove(endOf(last), endOf(list))];
}
