import type { NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  chainEnd,
  isCall,
  isMember,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy, listWalkedBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { hasTable } from "./flag-lists.ts";
import { flagName, renameFlag } from "./flag-names.ts";
import { takesPermissions } from "./permission-names.ts";

/**
 * `for (const one of ["KICK_MEMBERS"]) if (permissions.has(one)) say(one)`: names that are asked for have a new form, which
 * is seen where they are shown or looked up as well. What a chain of `replace` makes of them is what it was.
 */
export function shownNames(rewriter: Rewriter, call: Call | NewExpression): void {
  const [name] = call.arguments;
  if (!isCall(call) || name?.type !== "Identifier" || !takesPermissions(rewriter, call.callee)) return;
  const binding = rewriter.tree.resolve(name);
  const held = heldBy(rewriter, name);
  if (!binding || !held?.values.flatMap(alternatives).some(isOldName)) return;
  const list = listWalkedBy(binding);
  // Of a name that goes through a list its own places count, and what comes out of the list with it.
  const reads = list ? [...rewriter.tree.references(binding), ...leftBy(rewriter, list)] : held.reads;
  const shown = reads.filter(use => !isAsked(rewriter, use));
  const [first] = shown.filter(use => !isReplaced(rewriter, use));
  if (first && !hasTable(rewriter) && !rewriter.done.has(first)) rewriter.flag("14-T86", first, "behaviour");
}

const isOldName = (name: Node): boolean => flagName("Permissions", stringValue(name) ?? "") !== undefined;

/** `permissions.has(one)`, `one === "SPEAK"` and `Permissions.FLAGS[one]`, of which other rules say what there is to say. */
function isAsked(rewriter: Rewriter, use: Node): boolean {
  const around = parentOf(use);
  if (isCall(around)) return around.callee !== use && takesPermissions(rewriter, around.callee) !== null;
  if (around?.type === "BinaryExpression") return /^[=!]==?$/.test(around.operator);
  const flags = isMember(around) && around.property === use ? around.object : undefined;
  return isMember(flags) && /^(FLAGS|Flags)$/.test(memberName(flags) ?? "");
}

/** `names.filter(one => !permissions.has(one))`, of which not only the number is asked for. */
function leftBy(rewriter: Rewriter, list: Node): Node[] {
  const method = parentOf(list);
  const call =
    isMember(method) && method.object === list && memberName(method) === "filter" ? callOf(method) : null;
  const owner = call && parentOf(call);
  if (!owner) return [];
  const isNamed = owner.type === "VariableDeclarator" && owner.init === call;
  const uses = isNamed ? (heldBy(rewriter, owner.id)?.reads ?? []) : [call];
  return uses.filter(use => {
    const next = parentOf(use);
    return !isMember(next) || next.object !== use || memberName(next) !== "length";
  });
}

/** `one.replace("KICK_MEMBERS", "Kick").replace("BAN_MEMBERS", "Ban")`, written with the names as they are now. */
function isReplaced(rewriter: Rewriter, use: Node): boolean {
  const end = chainEnd(use);
  const asked: Node[] = [];
  for (let at = use; at !== end; ) {
    const method = parentOf(at);
    const call = isMember(method) ? callOf(method) : undefined;
    const [from] = call?.arguments ?? [];
    if (!isMember(method) || !call || !from || !isOldName(from)) return false;
    if (!/^replace(All)?$/.test(memberName(method) ?? "")) return false;
    asked.push(from);
    at = call;
  }
  for (const one of asked) renameFlag(rewriter, "Permissions", one, true);
  return asked.length > 0;
}
