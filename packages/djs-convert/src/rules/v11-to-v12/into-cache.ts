import type { ObjectProperty } from "@babel/types";
import {
  callOf,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { searchesByKey } from "../../infer/cached.ts";
import { patternType } from "../member-rows.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { takenFromCache, usesManager } from "../taken-from-cache.ts";
import { isToldByPart, mayBeKept } from "./kept-by-unknown.ts";

const ids: readonly (readonly [string, string, string])[] = [
  ["Client", "users", "12-001"],
  ["Client", "guilds", "12-002"],
  ["Client", "channels", "12-003"],
  ["Client", "emojis", "12-004"],
  ["Guild", "channels", "12-005"],
  ["Guild", "members", "12-006"],
  ["Guild", "roles", "12-007"],
  ["Guild", "emojis", "12-008"],
  ["Guild", "presences", "12-009"],
  ["GuildMember", "roles", "12-010"],
  ["TextChannel", "messages", "12-011"],
  ["DMChannel", "messages", "12-011"],
  ["Message", "reactions", "12-012"],
  ["MessageReaction", "users", "12-013"],
  ["Emoji", "roles", "12-014"],
];

const owners = new Map<string, (readonly [string, string])[]>();
for (const [owner, member, id] of ids) owners.set(member, [...(owners.get(member) ?? []), [owner, id]]);

export const cachedNames = [...owners.keys()].join(" ");

/** Whether it is called like something that is kept. */
export const isCached = (node: Member): boolean => owners.has(memberName(node) ?? "");

// What managers have and collections had not: the code has been converted before.
const ofManagers = new Set(
  (
    "cache fetch add remove set create resolve resolveID resolveId ban unban prune everyone highest color hoist fetchPinned " +
    "removeAll me fetchMe kick list search edit pin unpin crosspost react premiumSubscriberRole botRoleFor comparePositions"
  ).split(" "),
);

/** `guild.members.get(id)` becomes `guild.members.cache.get(id)`: collections went behind managers. */
export function moveIntoCache(rewriter: Rewriter, node: Member): void {
  const name = memberName(node);
  const rows = name === undefined ? undefined : owners.get(name);
  if (!rows || rewriter.done.has(node)) return;
  const parent = parentOf(node);
  const used = isMember(parent) && parent.object === node ? memberName(parent) : undefined;
  // `set` is a manager's of roles alone: of any other collection it stores a value.
  if (used !== undefined && ofManagers.has(used) && (used !== "set" || name === "roles")) return;
  if (parent?.type === "AssignmentExpression" && parent.left === node) return;
  if (callOf(node) || isOfPlainObject(node) || isTested(node)) return;
  const unique = isSearched(node) || isToldByPart(rewriter, node);
  for (const [owner, id] of rows) {
    const receiver = rewriter.receiver(node, [owner], unique);
    if (!receiver) continue;
    if (used === undefined && staysManager(rewriter, node)) return;
    rewriter.change(id, node, [after(node, ".cache")], receiver.weak);
    return;
  }
  const [first] = rows;
  if (first && mayBeKept(rewriter, node)) rewriter.flag(first[1], node, "receiver-unknown");
}

/** `if (member.roles)`, `member.roles && …`: a manager is there as a collection was. */
function isTested(node: Node): boolean {
  const parent = parentOf(node);
  switch (parent?.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return parent.test === node;
    case "LogicalExpression":
      return parent.operator === "&&" && (parent.left === node || isTested(parent));
    case "UnaryExpression":
      return parent.operator === "!";
    default:
      return false;
  }
}

/** `Object.keys(guild.members)`: a collection has no keys of its own, so that this is another library's object. */
function isOfPlainObject(node: Node): boolean {
  const call = parentOf(node);
  if (!isCall(call) || call.arguments[0] !== node || !isMember(call.callee)) return false;
  const { object } = call.callee;
  const isOfObject = object.type === "Identifier" && object.name === "Object";
  return isOfObject && /^(keys|values|entries)$/.test(memberName(call.callee) ?? "");
}

/** `x.channels.find("name", y)`, whatever `x` is. */
export function isSearched(node: Member): boolean {
  const member = parentOf(node);
  return isMember(member) && member.object === node && isCached(node) && searchesByKey(member);
}

/** `const { roles } = guild; roles.cache.get(id)`, or a variable of which only a manager's members are used. */
function staysManager(rewriter: Rewriter, node: Member): boolean {
  const parent = parentOf(node);
  if (parent?.type !== "VariableDeclarator" || parent.id.type !== "Identifier") return false;
  return usesManager(rewriter, parent.id, ofManagers);
}

/** `const { members: { size }, roles } = guild`: what is taken out are managers, too. */
export function cachePatterns(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property);
  const rows = name === undefined ? undefined : owners.get(name);
  const type = rows && !rewriter.done.has(property) ? patternType(rewriter, property) : undefined;
  if (!rows || !type || takesManager(rewriter, property.value)) return;
  for (const [owner, id] of rows) {
    const receiver = rewriter.matches(type, [owner], false);
    if (!receiver) continue;
    rewriter.change(id, property, takenFromCache(rewriter, property), receiver.weak);
    return;
  }
}

/** What is used of it is what managers alone have, or nothing that would tell. */
function takesManager(rewriter: Rewriter, value: Node): boolean {
  if (value.type === "ObjectPattern") return value.properties.some(one => ofManagers.has(keyName(one) ?? ""));
  return value.type !== "Identifier" || usesManager(rewriter, value, ofManagers);
}
