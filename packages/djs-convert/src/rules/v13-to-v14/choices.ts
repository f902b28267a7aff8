import type { ArrayExpression } from "@babel/types";
import type { Call, Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import type { MemberRow } from "../member-rows.ts";
import { before } from "../rewriter.ts";

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
    (member): MemberRow => ({
      id: "14-T84",
      on: [],
      member,
      when: "called",
      unique: true,
      fits: call => pairsOf(call) !== null,
      edit: (_rewriter, _node, call) => (pairsOf(call) ?? []).flatMap(asObject),
    }),
  ),
  { id: "14-T84", on: [], member: "addChannelType", to: "addChannelTypes", when: "called", unique: true },
];

/** `addChoices([["A", "a"], ["B", "b"]])`. */
function pairsOf(call: Call | undefined): ArrayExpression[] | null {
  const list = call?.arguments[0];
  if (list?.type !== "ArrayExpression" || list.elements.length === 0) return null;
  const pairs = list.elements.filter(isPair);
  return pairs.length === list.elements.length ? pairs : null;
}

const isPair = (node: Node | null): node is ArrayExpression =>
  node?.type === "ArrayExpression" &&
  node.elements.length === 2 &&
  node.elements.every(one => one !== null && one.type !== "SpreadElement");

function asObject(pair: ArrayExpression): Edit[] {
  const [name, value] = pair.elements;
  if (!name || !value) return [];
  const open = { start: pair.start ?? 0, end: name.start ?? 0, text: "{ name: " };
  return [open, before(value, "value: "), { start: value.end ?? 0, end: pair.end ?? 0, text: " }" }];
}
