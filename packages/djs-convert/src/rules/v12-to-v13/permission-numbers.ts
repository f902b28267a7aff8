import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  invocationAround,
  isCall,
  isMember,
  isWithin,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { once } from "../asked-once.ts";
import { constructs, isRepeatable } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/** Permissions are BigInts: every number that is given as one is refused, or mixed with one an error. */
export function permissionNumbers(rewriter: Rewriter, call: Call | NewExpression): void {
  const given = call.arguments[0];
  if (!given) return;
  const isMade = constructs(rewriter, call, "Permissions");
  const receiver = isCall(call) ? takesPermissions(rewriter, call) : null;
  if (isMade) enlarge(rewriter, "13-049", given, false);
  if (isMade && isOpenNumber(rewriter, given)) {
    const text = rewriter.text(given);
    const edits = [before(given, `typeof ${text} === 'number' ? BigInt(${text}) : `)];
    rewriter.wrap("13-049", given, edits, true);
  } else if (receiver) enlarge(rewriter, "13-048", given, receiver.weak);
}

/** `new Permissions(options.permission)` of a bot that somewhere writes a number for one. */
function isOpenNumber(rewriter: Rewriter, given: Node): boolean {
  if (given.type !== "Identifier" && !isMember(given)) return false;
  const kind = rewriter.typeOf(given)?.kind;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  return (
    (kind === undefined || kind === "foreign") &&
    !hasFlag(given) &&
    isRepeatable(given) &&
    once(texts, "numbers of permissions", () => texts.some(text => numbered.test(text)))
  );
}

const numbered = /\bpermissions?["']?\s*[:=]\s*\d/i;

const takers: Readonly<Record<string, readonly string[]>> = {
  has: ["Permissions"],
  any: ["Permissions"],
  missing: ["Permissions"],
  add: ["Permissions"],
  remove: ["Permissions"],
  resolve: [".Permissions"],
  hasPermission: ["GuildMember"],
  setPermissions: ["Role"],
  generateInvite: ["Client"],
};

export const takersOfPermissions = Object.keys(takers).join(" ");

function takesPermissions(rewriter: Rewriter, call: Call): { weak: boolean } | null {
  if (!isMember(call.callee)) return null;
  const name = memberName(call.callee) ?? "";
  const classes = Object.hasOwn(takers, name) ? takers[name] : undefined;
  if (!classes) return null;
  const isUnique = name === "hasPermission" || name === "setPermissions";
  return rewriter.receiver(call.callee, classes, isUnique && rewriter.isBot);
}

/** `permissions` of a role or an invitation, `allow` and `deny` of an overwrite. */
export function permissionKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const object = parentOf(property);
  if (object?.type !== "ObjectExpression") return;
  const receiver =
    keyName(property) === "permissions"
      ? ofRole(rewriter, property)
      : isOverwrite(object)
        ? { weak: true }
        : null;
  if (receiver) enlarge(rewriter, "13-048", property.value, receiver.weak);
}

function ofRole(rewriter: Rewriter, property: ObjectProperty): { weak: boolean } | null {
  const call = invocationAround(property);
  if (!isCall(call) || !isMember(call.callee)) return null;
  return rewriter.receiver(call.callee, ["RoleManager", "Role", "Client"], false);
}

/** `permissionOverwrites: [{ id, allow: 1024 }]`, `overwritePermissions([…])`. */
function isOverwrite(object: ObjectExpression): boolean {
  const list = parentOf(object);
  if (list?.type !== "ArrayExpression" || !propertyOf(object, "id")) return false;
  const taker = parentOf(list);
  if (taker?.type === "ObjectProperty") return keyName(taker) === "permissionOverwrites";
  return isCall(taker) && isMember(taker.callee) && memberName(taker.callee) === "overwritePermissions";
}

function enlarge(rewriter: Rewriter, rule: string, given: Node, weak: boolean): void {
  const parts = given.type === "ArrayExpression" ? given.elements : [given];
  for (const part of parts) {
    const edits = part ? asBigInt(rewriter, part) : [];
    if (part && edits.length > 0) rewriter.wrap(rule, part, edits, weak);
  }
}

function asBigInt(rewriter: Rewriter, node: Node): Edit[] {
  if (node.type === "NumericLiteral") {
    const text = rewriter.text(node);
    return [replace(node, isWhole.test(text) ? `${text}n` : `BigInt(${text})`)];
  }
  if (node.type === "BinaryExpression" && bitwise.has(node.operator)) {
    const sides = [node.left, node.right];
    // What is all of numbers is made one, once; beside a flag each number.
    if (sides.some(side => isFlag(side) || hasFlag(side)))
      return sides.flatMap(side => asBigInt(rewriter, side));
  }
  return isNumber(rewriter, node) ? [before(node, "BigInt("), after(node, ")")] : [];
}

const isWhole = /^(0[xob][\da-f_]+|0|[1-9][\d_]*)$/i;
const bitwise = new Set(["|", "&", "^", "<<", "+", "-"]);

const isNumber = (rewriter: Rewriter, node: Node): boolean =>
  !hasFlag(node) && rewriter.typeOf(node)?.kind === "number";

/** `Permissions.FLAGS.SEND_MESSAGES` and `role.permissions.bitfield`, which are BigInts already, and those of version 14. */
const isFlag = (node: Node): boolean =>
  isMember(node) &&
  (memberName(node) === "bitfield" ||
    (isMember(node.object) && /^flags$/i.test(memberName(node.object) ?? "")) ||
    (node.object.type === "Identifier" && node.object.name === "PermissionFlagsBits"));

const hasFlag = (node: Node): boolean =>
  isFlag(node) || (node.type === "BinaryExpression" && (hasFlag(node.left) || hasFlag(node.right)));

const comparing = /^([=!]==?|[<>]=?)$/;
const testing = /^(If|While|DoWhile)Statement$|^(Conditional|Logical|Unary)Expression$/;

/**
 * `(permissions.bitfield & 8) === 8`: numbers beside what is a BigInt are BigInts, too. Null where what comes of it goes
 * elsewhere, or is reckoned with what is no literal.
 */
export function besideBigInt(rewriter: Rewriter, bits: Node): Edit[] | null {
  const edits: Edit[] = [];
  for (let at = bits, parent = outside(at); ; at = parent, parent = outside(at)) {
    if (parent.type !== "BinaryExpression") return testing.test(parent.type) ? edits : null;
    const other = isWithin(at, parent.left) ? parent.right : parent.left;
    if (other.type === "NumericLiteral" && isWhole.test(rewriter.text(other)))
      edits.push(...asBigInt(rewriter, other));
    else if (other.type !== "BigIntLiteral" && !hasFlag(other)) return null;
    if (comparing.test(parent.operator)) return edits;
    if (!/^[&|^]$/.test(parent.operator)) return null;
  }
}

function outside(node: Node): Node {
  const parent = parentOf(node);
  return parent?.type === "ParenthesizedExpression" ? outside(parent) : (parent ?? node);
}

/** `member.permissions & 8`, `overwrite.allow & 8`: what they are reckoned as is a BigInt. */
export function permissionBits(rewriter: Rewriter, node: Member): void {
  const around = outside(node);
  const type = rewriter.typeOf(node);
  if (around.type !== "BinaryExpression" || !/^[&|^]$/.test(around.operator)) return;
  if (!rewriter.infer.isA(type, "Permissions")) return;
  const edits = besideBigInt(rewriter, node);
  if (edits) rewriter.change("13-048", node, edits, type?.weak);
  else rewriter.flag("13-048", node, "behaviour");
}
