import type { NewExpression } from "@babel/types";
import {
  bare,
  type Call,
  callOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { renameFlag } from "./flag-names.ts";

const fields = ["Permissions", "UserFlags", "MessageFlags", "SystemChannelFlags"];

/**
 * `member.permissions.toArray().join(", ")`, `permissions.missing(x)`: the names in the list have another form, which is
 * seen where they are shown, or looked for among others.
 */
export function flagLists(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  if (!/^(toArray|missing)$/.test(memberName(node) ?? "") || !call || rewriter.done.has(node)) return;
  if (!rewriter.receiver(node, fields, false)) return;
  const owner = parentOf(call);
  const held =
    owner?.type === "VariableDeclarator" && owner.init === call ? heldBy(rewriter, owner.id) : null;
  const isAsked = held ? held.reads.length > 0 && held.reads.every(asksOnly) : asksOnly(call);
  if (!isAsked && !hasTable(rewriter)) rewriter.flag("14-T86", node.property, "behaviour");
}

/** `list.includes("KICK_MEMBERS")`, `list.length`: of a name that comes from elsewhere nobody knows how it is written. */
function asksOnly(list: Node): boolean {
  const next = parentOf(list);
  const name = isMember(next) && next.object === list ? (memberName(next) ?? "") : "";
  if (name === "length") return true;
  const [asked] = (isMember(next) && callOf(next)?.arguments) || [];
  return (
    /^(includes|indexOf)$/.test(name) &&
    asked !== undefined &&
    alternatives(asked).every(one => stringValue(one) !== undefined)
  );
}

/** A table of the names that has their new form, too. */
const hasTable = (rewriter: Rewriter): boolean =>
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

/** The set of which this is the list. */
function setBehind(rewriter: Rewriter, list: Node): { name: string; weak: boolean } | null {
  const values = list.type === "Identifier" ? heldBy(rewriter, list)?.values : [list];
  const [made, ...others] = values ?? [];
  const call = made ? bare(made) : undefined;
  if (!isCall(call) || !isMember(call.callee) || others.length > 0) return null;
  const type = memberName(call.callee) === "toArray" ? rewriter.typeOf(call.callee.object) : undefined;
  const name = type?.kind === "instance" ? type.names.find(one => fields.includes(one)) : undefined;
  return name ? { name, weak: type?.weak ?? true } : null;
}
