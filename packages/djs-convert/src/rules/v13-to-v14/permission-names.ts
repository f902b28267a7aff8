import type { ForOfStatement } from "@babel/types";
import {
  bare,
  type Call,
  callOf,
  isCall,
  isFunc,
  isMember,
  keyName,
  lastName,
  type Member,
  memberName,
  type Node,
  parentOf,
  textValue,
} from "../../engine/nodes.ts";
import { listWalkedBy } from "../held-values.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import type { Permissions } from "../unknown-permissions.ts";
import { asksForPermission } from "./asked-permissions.ts";
import { permissionRow, permissions, userFlags } from "./enums.ts";
import { nameTables } from "./name-tables.ts";
import { callAround, overwriteKey } from "./overwrite-keys.ts";

const newNames = new Set(Object.values(permissions.values));

export const listedPermissions: Permissions = {
  meant: "14-T120",
  unknown: "14-T121",
  isKnown: name => Object.hasOwn(permissions.values, name) || newNames.has(name),
  next: permissions.values,
};

/** What takes names of permissions: the methods, and the classes that have them for that. */
const takers: readonly (readonly [methods: RegExp, classes: readonly string[]])[] = [
  [/^(has|any|missing|add|remove)$/, ["Permissions"]],
  [/^(create|edit|set)$/, ["PermissionOverwriteManager", "PermissionOverwrites"]],
  [/^(overwritePermissions|updateOverwrite)$/, ["GuildChannel"]],
  [/^setPermissions$/, ["Role"]],
  [/^setDefaultMemberPermissions$/, ["SlashCommandBuilder", "ApplicationCommand"]],
  [/^generateInvite$/, ["Client"]],
];
const holders = /perm|^(allow|deny)$/i;

/** Whether what is called so holds names of permissions. */
export const isPermissionHolder = (name: string): boolean => holders.test(name);

/** Names of permissions, wherever a permission is said: in calls, in overwrites, in lists of a command. */
export function permissionNames(rewriter: Rewriter): void {
  nameTables(rewriter);
  for (const node of rewriter.tree.texts) {
    const value = textValue(node);
    if (Object.hasOwn(userFlags.values, value)) userFlag(rewriter, node, value);
    const to = nameOf(value);
    if (!to || rewriter.done.has(node)) continue;
    const place = placeOf(rewriter, node);
    if (!place) continue;
    const quote = rewriter.text(node)[0];
    rewriter.change(permissionRow(value), node, [replace(node, `${quote}${to}${quote}`)], place === "likely");
  }
  for (const [name, nodes] of rewriter.tree.identifiers) {
    const to = nameOf(name);
    if (to) for (const node of nodes) overwriteKey(rewriter, node, name, to);
  }
}

/** `user.flags.has("HOUSE_BRAVERY")`. */
function userFlag(rewriter: Rewriter, node: Node, value: string): void {
  const call = callAround(node);
  const callee = call && isMember(call.callee) ? call.callee : null;
  if (!callee || !/^(has|any)$/.test(memberName(callee) ?? "")) return;
  const isNamed =
    /flags$/i.test(rewriter.text(callee.object)) && rewriter.typeOf(callee.object) === undefined;
  const receiver = rewriter.receiver(callee, ["UserFlags"], isNamed && rewriter.isBot);
  const quote = rewriter.text(node)[0];
  const to = `${quote}${userFlags.values[value]}${quote}`;
  if (receiver) rewriter.change(userFlags.id, node, [replace(node, to)], receiver.weak);
}

const names = new Map(Object.entries(permissions.values));

// Every text and every name of the file is asked about: few of them have a capital in second place.
const nameOf = (name: string): string | undefined => (name.charCodeAt(1) < 91 ? names.get(name) : undefined);

function placeOf(rewriter: Rewriter, node: Node): "certain" | "likely" | null {
  for (let at = node; ; ) {
    const parent = parentOf(at);
    if (!parent) return null;
    if (parent.type === "ObjectProperty" || parent.type === "ClassProperty") {
      if (isPermissionHolder(keyName(parent) ?? "")) return "likely";
      if (parent.type === "ClassProperty") return null;
    } else if (isCall(parent)) {
      if (parent.callee === at) return null;
      if (isFreezing(parent)) {
        at = parent;
        continue;
      }
      if (asksForPermission(rewriter, parent.callee)) return "likely";
      return isMember(parent.callee) ? ofCall(rewriter, parent.callee) : null;
    } else if (parent.type === "NewExpression") {
      const type = rewriter.typeOf(parent.callee);
      return type?.kind === "class" && type.name === "Permissions" ? "certain" : null;
    } else if (parent.type === "BinaryExpression" || parent.type === "SwitchCase") {
      return isHeldAgainst(rewriter, parent, at) ? "likely" : null;
    } else if (parent.type === "ForOfStatement") {
      return isSaidInLoop(rewriter, parent, at, 0) ? "likely" : null;
    } else if (parent.type === "AssignmentPattern") {
      return parent.left.type === "Identifier" && isPermissionHolder(parent.left.name) ? "likely" : null;
    } else if (parent.type === "VariableDeclarator" || parent.type === "AssignmentExpression") {
      const target = parent.type === "VariableDeclarator" ? parent.id : parent.left;
      const name = target.type === "Identifier" ? target.name : rewriter.text(target);
      const key = isMember(target) && rewriter.isOfBot ? (memberName(target) ?? "") : "";
      return [name, key].some(isPermissionHolder) || isSaidAs(rewriter, target) ? "likely" : null;
    } else if (isMember(parent) && at.type === "ArrayExpression") {
      const made = /^(concat|filter|reverse|slice|sort)$/.test(memberName(parent) ?? "")
        ? callOf(parent)
        : undefined;
      if (isListOfThem(rewriter, parent)) return "likely";
      if (!made) return null;
      at = made;
      continue;
    } else if (!/^(Array|Object|Conditional|Logical)Expression$/.test(parent.type)) return null;
    at = parent;
  }
}

/** `Object.freeze(["KICK_MEMBERS"])` is that list. */
const isFreezing = ({ callee }: Call): boolean =>
  isMember(callee) && memberName(callee) === "freeze" && lastName(bare(callee.object)) === "Object";

/** `command.permission === "KICK_MEMBERS"`: what stands under such a key has the new names, too. */
function isHeldAgainst(rewriter: Rewriter, around: Node, name: Node): boolean {
  const other = besideIn(around, name);
  if (!rewriter.isOfBot || !other) return false;
  return isMember(other) ? isPermissionHolder(memberName(other) ?? "") : isPermission(rewriter, other);
}

/** `one` that is asked for somewhere, or goes through a list of permissions. */
function isPermission(rewriter: Rewriter, one: Node): boolean {
  const binding = one.type === "Identifier" ? rewriter.tree.resolve(one) : null;
  const list = binding && listWalkedBy(binding);
  return isSaidAs(rewriter, one) || (list !== null && ofList(rewriter, list) !== null);
}

/** `["SPEAK", "CONNECT"].includes(permission)`, `["SPEAK", "CONNECT"].every(one => permissions.has(one))`. */
function isListOfThem(rewriter: Rewriter, method: Member): boolean {
  const given = memberName(method) === "includes" ? callOf(method)?.arguments[0] : undefined;
  return given ? isPermission(rewriter, given) : isSaidOfEach(rewriter, method, 0);
}

/** What a value is compared with. */
function besideIn(around: Node, value: Node): Node | null {
  if (around.type === "BinaryExpression")
    return /^[=!]==?$/.test(around.operator) ? (around.left === value ? around.right : around.left) : null;
  const whole = parentOf(around);
  return whole?.type === "SwitchStatement" ? whole.discriminant : null;
}

function ofCall(rewriter: Rewriter, callee: Node): "certain" | "likely" | null {
  if (isMember(callee) && /^(includes|indexOf|push|unshift)$/.test(memberName(callee) ?? ""))
    return ofList(rewriter, callee.object);
  return takesPermissions(rewriter, callee);
}

/** `member.permissions.has(…)`. */
export function takesPermissions(rewriter: Rewriter, callee: Node): "certain" | "likely" | null {
  const name = isMember(callee) ? (memberName(callee) ?? "") : "";
  const taker = takers.find(([methods]) => methods.test(name));
  if (!isMember(callee) || !taker) return null;
  const type = rewriter.typeOf(callee.object);
  if (type !== undefined) {
    const isOne = taker[1].some(one => rewriter.infer.isA(type, one));
    return isOne ? (type.weak ? "likely" : "certain") : null;
  }
  return /permission/i.test(rewriter.text(callee)) ? "likely" : null;
}

/** `const seen = []; overwrites.push({ id, allow: seen })`, `permissions.has(seen)`, whatever the list is called. */
function isSaidAs(rewriter: Rewriter, list: Node, depth = 0): boolean {
  const { isBot, tree } = rewriter;
  const binding = isBot && list.type === "Identifier" && depth < 4 ? tree.resolve(list) : null;
  return (binding ? tree.references(binding) : []).some(use => isSaidAt(rewriter, use, depth));
}

/** Whether a permission, or each of several, is said where a list is read. */
function isSaidAt(rewriter: Rewriter, use: Node, depth: number): boolean {
  const parent = parentOf(use);
  switch (parent?.type) {
    case "ObjectProperty":
      return parent.value === use && /^(allow|deny|permissions)$/.test(keyName(parent) ?? "");
    case "ForOfStatement":
      return isSaidInLoop(rewriter, parent, use, depth);
    case "ConditionalExpression":
    case "LogicalExpression":
    case "ArrayExpression":
    case "SpreadElement":
      return isSaidAt(rewriter, parent, depth);
    default:
      if (isCall(parent)) return parent.callee !== use && takesPermissions(rewriter, parent.callee) !== null;
      // `permissions.has(needed[i])`
      if (isMember(parent) && parent.object === use && parent.computed)
        return isSaidAt(rewriter, parent, depth);
      return isMember(parent) && parent.object === use && isSaidOfEach(rewriter, parent, depth);
  }
}

/** `for (const one of needed) if (permissions.has(one)) …`. */
const isSaidInLoop = (rewriter: Rewriter, loop: ForOfStatement, list: Node, depth: number): boolean =>
  loop.right === list &&
  loop.left.type === "VariableDeclaration" &&
  loop.left.declarations.some(one => isSaidAs(rewriter, one.id, depth + 1));

/** `needed.filter(one => !member.permissions.has(one))`. */
function isSaidOfEach(rewriter: Rewriter, method: Member, depth: number): boolean {
  const walks = /^(every|filter|find|forEach|map|some)$/.test(memberName(method) ?? "");
  const callback = walks ? callOf(method)?.arguments[0] : undefined;
  const param = isFunc(callback) ? callback.params[0] : undefined;
  return param !== undefined && isSaidAs(rewriter, param, depth + 1);
}

/** `permissions.toArray().includes(name)`, and `permissions.push(name)` of a list that was made here. */
function ofList(rewriter: Rewriter, list: Node): "certain" | "likely" | null {
  if (rewriter.typeOf(list)?.kind === "list")
    return holders.test(rewriter.text(list)) || isSaidAs(rewriter, list) ? "likely" : null;
  // `command.permissions.includes(…)`: what stands under such a key has the new names, too.
  const called = isMember(list) ? memberName(list) : list.type === "Identifier" ? list.name : undefined;
  const kind = rewriter.typeOf(list)?.kind;
  if (called !== undefined && (kind === undefined || kind === "array"))
    return holders.test(called) && rewriter.isOfBot ? "likely" : null;
  if (!isCall(list) || !isMember(list.callee) || memberName(list.callee) !== "toArray") return null;
  const type = rewriter.typeOf(list.callee.object);
  if (rewriter.infer.isA(type, "Permissions")) return type?.weak ? "likely" : "certain";
  return type === undefined && /permission/i.test(rewriter.text(list.callee)) ? "likely" : null;
}
