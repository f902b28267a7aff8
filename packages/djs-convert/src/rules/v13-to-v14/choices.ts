import type { ArrayExpression } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { heldBy } from "../held-values.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** What the first builders of commands called otherwise; their class is known by these names alone. */
export const choiceRows: readonly MemberRow[] = [
  {
    id: "14-T84",
    on: [],
    member: "addChoice",
    to: "addChoices",
    when: "called",
    unique: true,
    args: { first: 0, keys: ["name", "value"] },
  },
  ...["addChoices", "setChoices"].map(
    (member): MemberRow => ({ id: "14-T84", on: [], member, when: "called", unique: true, edit: objects }),
  ),
  { id: "14-T84", on: [], member: "addChannelType", to: "addChannelTypes", when: "called", unique: true },
];

/** `addChoices([["A", "a"], ["B", "b"]])`. */
function objects(rewriter: Rewriter, _node: Member, call: Call | undefined): Edit[] {
  const [list] = call?.arguments ?? [];
  if (!list) return [];
  const pairs = pairsIn(rewriter, list);
  // Read elsewhere, too: the pairs stay what they are.
  if (!pairs)
    return holdsPairs(rewriter, list) ? [after(list, ".map(([name, value]) => ({ name, value }))")] : [];
  // One list may be given to several options.
  const edits = pairs.filter(pair => !rewriter.done.has(pair)).flatMap(asObject);
  for (const pair of pairs) rewriter.done.add(pair);
  return edits;
}

/** The pairs that a list is made of; null where it holds anything else, or is read as what it is. */
function pairsIn(rewriter: Rewriter, list: Node): ArrayExpression[] | null {
  if (list.type === "ArrayExpression") return onlyPairs(list.elements);
  if (isCall(list)) {
    const callback = isMember(list.callee) && memberName(list.callee) === "map" ? list.arguments[0] : null;
    return callback?.type === "ArrowFunctionExpression" ? onlyPairs([callback.body]) : null;
  }
  const held = list.type === "Identifier" ? heldBy(rewriter, list) : null;
  if (!held || held.values.length === 0) return null;
  const found: ArrayExpression[] = [];
  const parts = [
    ...held.values.map(value => (value.type === "Identifier" ? null : pairsIn(rewriter, value))),
    ...held.reads.map(putIn),
  ];
  for (const pairs of parts) {
    if (!pairs) return null;
    found.push(...pairs);
  }
  return found;
}

function holdsPairs(rewriter: Rewriter, list: Node): boolean {
  const values = list.type === "Identifier" ? (heldBy(rewriter, list)?.values ?? []) : [];
  const isOfPairs = (one: Node) => one.type === "ArrayExpression" && onlyPairs(one.elements) !== null;
  return (
    values.some(one => one.type === "ArrayExpression" && one.elements.length > 0) && values.every(isOfPairs)
  );
}

/** `list.push(["A", "a"])`, and nothing where the list is given to an option. */
function putIn(read: Node): ArrayExpression[] | null {
  const parent = parentOf(read);
  if (isMember(parent) && parent.object === read)
    return memberName(parent) === "push" ? onlyPairs(callOf(parent)?.arguments ?? [null]) : null;
  const isGiven =
    isCall(parent) && isMember(parent.callee) && /^(add|set)Choices$/.test(memberName(parent.callee) ?? "");
  return isGiven ? [] : null;
}

function onlyPairs(list: readonly (Node | null)[]): ArrayExpression[] | null {
  const pairs = list.filter(isPair);
  return pairs.length === list.length ? pairs : null;
}

const isPair = (node: Node | null): node is ArrayExpression =>
  node?.type === "ArrayExpression" &&
  node.elements.length === 2 &&
  node.elements.every(one => one !== null && one.type !== "SpreadElement");

function asObject(pair: ArrayExpression): Edit[] {
  const [name, value] = pair.elements;
  if (!name || !value) return [];
  // What an arrow gives would be a block without brackets.
  const [opening, closing] = parentOf(pair)?.type === "ArrowFunctionExpression" ? ["({", "})"] : ["{", "}"];
  return [
    { start: startOf(pair), end: startOf(name), text: `${opening} name: ` },
    before(value, "value: "),
    { start: endOf(value), end: endOf(pair), text: ` ${closing}` },
  ];
}
