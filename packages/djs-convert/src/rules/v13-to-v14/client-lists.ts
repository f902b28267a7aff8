import type { ObjectExpression, ObjectProperty } from "@babel/types";
import {
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { nameOfExport } from "../../infer/later-names.ts";
import { branchesOf, heldBy, pushedTo } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { enumValue } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { messageContent, messageContentOf } from "./message-content.ts";

/** Intents and partials of a client's options. */
export function enumOptions(rewriter: Rewriter, options: ObjectExpression, weak: boolean): void {
  partialsIn(rewriter, propertyOf(options, "partials")?.value, weak);
  intentsIn(rewriter, propertyOf(options, "intents")?.value, weak);
}

function partialsIn(rewriter: Rewriter, partials: Node | undefined, weak: boolean): void {
  for (const one of listOf(rewriter, partials)) enumValue(rewriter, enums.partials, one, weak);
}

function intentsIn(rewriter: Rewriter, intents: Node | undefined, weak: boolean): void {
  for (const one of listOf(rewriter, intents)) {
    const isText = stringValue(one) === "GUILD_MESSAGES";
    enumValue(rewriter, enums.intents, one, weak);
    if (isText) messageContent(rewriter, one);
    else messageContentOf(rewriter, one);
  }
  messageContentOf(rewriter, intents);
}

/** `{ intents: ["GUILDS"] }`, of which nobody sees here that a client is made with it. */
export const namedIntents = (rewriter: Rewriter, property: ObjectProperty): void =>
  namedList(rewriter, keyName(property), property.value);

/** `options.partials = ["USER"]`. */
export function assignedIntents(rewriter: Rewriter, member: Member): void {
  const parent = parentOf(member);
  if (parent?.type === "AssignmentExpression" && parent.left === member)
    namedList(rewriter, memberName(member), parent.right);
}

function namedList(rewriter: Rewriter, name: string | undefined, value: Node): void {
  if (!rewriter.isOfBot || value.type !== "ArrayExpression") return;
  const isIntents = name === "intents";
  const { values, name: enumName } = isIntents ? enums.intents : enums.partials;
  const { elements } = value;
  const isText = (one: Node | null): boolean => Object.hasOwn(values, stringValue(one) ?? "");
  const isMemberOf = (one: Node | null): boolean =>
    isMember(one) && nameOfExport(rewriter.infer, one.object) === enumName;
  const isNamed = elements.some(isText) && elements.every(one => isText(one) || isMemberOf(one));
  if (!isNamed || elements.some(one => one && rewriter.done.has(one))) return;
  (isIntents ? intentsIn : partialsIn)(rewriter, value, true);
}

/** What a list says, or what it is put together from: `x ? ["GUILDS"] : []`, `list.concat(more)`, `list.push("GUILDS")`. */
export function listOf(
  rewriter: Rewriter,
  node: Node | null | undefined,
  seen: Set<Node> = new Set(),
): Node[] {
  // A list that is put together from itself has nothing more.
  if (!node || seen.has(node)) return [];
  seen.add(node);
  const within = (one: Node | null): Node[] => listOf(rewriter, one, seen);
  if (stringValue(node) !== undefined) return [node];
  if (node.type === "SpreadElement") return within(node.argument);
  const branches = branchesOf(node);
  if (branches.length > 1 || branches[0] !== node) return branches.flatMap(within);
  if (isCall(node) && isMember(node.callee) && memberName(node.callee) === "concat")
    return [node.callee.object, ...node.arguments].flatMap(within);
  const held = node.type === "Identifier" ? heldBy(rewriter, node) : null;
  if (held) return [...held.values.flatMap(within), ...held.reads.flatMap(pushedTo)];
  const type = rewriter.typeOf(node);
  const elements = type?.kind === "list" ? type.node.elements : [];
  return elements.flatMap(one => (one?.type === "SpreadElement" ? within(one) : (one ?? [])));
}
