import type { ArrayExpression, NewExpression } from "@babel/types";
import { type Call, endOf, isCall, isMember, memberName, type Node, startOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { before, behind, type Rewriter, remove } from "../rewriter.ts";

export const namesOfListTakers = "addComponents addFields addOptions setComponents setFields setOptions";

const takers = ["MessageActionRow", "MessageEmbed", "MessageSelectMenu", "Modal"];

/**
 * `addComponents([a], [b])` and `addOptions([names.map(f)])`: builders take the first one of several lists, and no list
 * within it. What is one becomes a part of the only one.
 */
export function severalLists(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isMember(call.callee)) return;
  const [first, ...others] = call.arguments;
  const receiver = first && rewriter.receiver(call.callee, takers, true);
  if (!receiver) return;
  const edits = others.length > 0 ? fromAll(rewriter, call.arguments) : fromOne(rewriter, first);
  if (edits) rewriter.change("14-T135", call, edits, receiver.weak);
  else rewriter.flag("14-T135", call.callee, "argument-unknown");
}

/** `[a, lists.map(f)]` as `[a, ...lists.map(f)]`, and a list of lists under a name without those within it. */
function fromOne(rewriter: Rewriter, list: Node): Edit[] {
  if (list.type === "ArrayExpression")
    return list.elements.flatMap(one => (one && isList(rewriter, one) ? [before(one, "...")] : []));
  const type = rewriter.typeOf(list);
  const isOfLists = (type?.kind === "list" || type?.kind === "array") && isListType(type.of);
  return isOfLists ? behind(list, ".flat()") : [];
}

/** Several lists, also among what stands alone; null where one of them cannot be taken apart. */
function fromAll(rewriter: Rewriter, all: readonly Node[]): Edit[] | null {
  const lists = all.filter(one => isList(rewriter, one));
  const edits = lists.map(list =>
    list.type === "ArrayExpression" ? withoutBrackets(rewriter, list) : [before(list, "...")],
  );
  return edits.every(one => one !== null) ? edits.flat() : null;
}

const isListType = (type: ReturnType<Rewriter["typeOf"]>): boolean =>
  type?.kind === "list" || type?.kind === "array";

/** Whatever it is called on, `map` gives a list. */
const isList = (rewriter: Rewriter, node: Node): boolean =>
  node.type === "ArrayExpression" ||
  isListType(rewriter.typeOf(node)) ||
  (isCall(node) && isMember(node.callee) && /^(flatMap|map)$/.test(memberName(node.callee) ?? ""));

/** `[a, b,]` as `a, b`; null for an empty list, and where a comment would go. */
function withoutBrackets({ tree }: Rewriter, list: ArrayExpression): Edit[] | null {
  const last: Node | null | undefined = list.elements.at(-1);
  if (!last || !/^\s*,?\s*\]$/.test(tree.text.slice(endOf(last), endOf(list)))) return null;
  const rest = tree.text.slice(startOf(list) + 1);
  const first = startOf(list) + 1 + rest.length - rest.trimStart().length;
  return [remove(startOf(list), first), remove(endOf(last), endOf(list))];
}
