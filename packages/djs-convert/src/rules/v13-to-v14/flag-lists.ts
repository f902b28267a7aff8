import type { NewExpression } from "@babel/types";
import {
  bare,
  type Call,
  callOf,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { flagName, renameFlag } from "./flag-names.ts";

const fields = ["Permissions", "UserFlags", "MessageFlags", "SystemChannelFlags"];

/**
 * `member.permissions.toArray().join(", ")`, `permissions.missing(x)`, `Object.entries(permissions.serialize())`: the names
 * in the list have another form, which is seen where they are shown, or looked for among others.
 */
export function flagLists(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  if (!/^(toArray|missing|serialize)$/.test(memberName(node) ?? "") || !call || rewriter.done.has(node))
    return;
  if (!rewriter.receiver(node, fields, false)) return;
  const owner = parentOf(call);
  const held =
    owner?.type === "VariableDeclarator" && owner.init === call ? heldBy(rewriter, owner.id) : null;
  const asks = (list: Node): boolean => asksOnly(rewriter, list);
  const isAsked = held ? held.reads.length > 0 && held.reads.every(asks) : asks(call);
  if (!isAsked && !hasTable(rewriter)) rewriter.flag("14-T86", node.property, "behaviour");
}

/** `list.includes("KICK_MEMBERS")`, `list.length`: of a name that comes from elsewhere nobody knows how it is written. */
function asksOnly(rewriter: Rewriter, list: Node): boolean {
  const next = parentOf(list);
  const name = isMember(next) && next.object === list ? (memberName(next) ?? "") : "";
  // Of the table that `serialize` gives, a name that is written out is written as it is now.
  if (name === "length" || flagName("Permissions", name) !== undefined) return true;
  if (next?.type === "VariableDeclarator") return next.id.type === "ObjectPattern";
  const [asked] = (isMember(next) && callOf(next)?.arguments) || [];
  if (/^(every|findIndex|some)$/.test(name))
    return asked !== undefined && comparedIn(rewriter, asked).every(one => one !== null && isWritten(one));
  return /^(includes|indexOf)$/.test(name) && asked !== undefined && alternatives(asked).every(isWritten);
}

const isWritten = (name: Node): boolean => stringValue(name) !== undefined;

/** What the names in a list are held against by `one => one !== "SPEAK"`; null for each other use of them. */
function comparedIn({ tree }: Rewriter, walk: Node): (Node | null)[] {
  const param = isFunc(walk) ? walk.params[0] : undefined;
  const binding = param?.type === "Identifier" ? tree.resolve(param) : null;
  if (!binding) return [null];
  return tree.references(binding).map(use => {
    const asked = parentOf(use);
    const isHeld = asked?.type === "BinaryExpression" && /^[=!]==?$/.test(asked.operator);
    return isHeld ? (asked.left === use ? asked.right : asked.left) : null;
  });
}

/** A table of the names that has their new form, too. */
export const hasTable = (rewriter: Rewriter): boolean =>
  rewriter.changes.some(({ rule, node }) => {
    const property = parentOf(node);
    return /^14-(058|110|111)$/.test(rule) && property?.type === "ObjectProperty" && property.key === node;
  });

/** `user.flags.toArray().includes("HOUSE_BRAVERY")`, also by way of a name. */
export function askedLists(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  const set = isCall(call) && isMember(call.callee) ? setBehind(rewriter, call.callee.object) : null;
  if (!set || !first) return;
  for (const one of alternatives(first)) renameFlag(rewriter, set.name, one, set.weak);
}

export const namesOfWalks = "every filter find findIndex forEach map some";

/** `permissions.toArray().filter(one => one !== "SPEAK")`: what each of the list is held against. */
export function walkedLists(rewriter: Rewriter, call: Call | NewExpression): void {
  const [walk] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !walk) return;
  const compared = comparedIn(rewriter, walk).filter(one => one !== null);
  const set = compared.length > 0 ? setBehind(rewriter, call.callee.object) : null;
  if (!set) return;
  for (const one of compared) renameFlag(rewriter, set.name, one, set.weak);
}

/** The set of which this is the list. */
function setBehind(rewriter: Rewriter, list: Node, depth = 0): { name: string; weak: boolean } | null {
  const values = list.type === "Identifier" ? heldBy(rewriter, list)?.values : [list];
  const [made, ...others] = values ?? [];
  const call = made ? bare(made) : undefined;
  if (!isCall(call) || !isMember(call.callee) || others.length > 0 || depth > 20) return null;
  const method = memberName(call.callee) ?? "";
  if (/^(filter|sort|slice)$/.test(method)) return setBehind(rewriter, call.callee.object, depth + 1);
  const type = /^(toArray|missing)$/.test(method) ? rewriter.typeOf(call.callee.object) : undefined;
  const name = type?.kind === "instance" ? type.names.find(one => fields.includes(one)) : undefined;
  return name ? { name, weak: type?.weak ?? true } : null;
}
