import type { Identifier } from "@babel/types";
import { methodCalls } from "../../engine/method-calls.ts";
import {
  bare,
  type Call,
  callOf,
  endOf,
  isFunc,
  isMember,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import { isRepeatable } from "../literals.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";

/** What a manager has beside the roles themselves. */
const ofManager = /^(everyone|highest|premiumSubscriberRole|botRoleFor|create|guild|resolve|resolveID)$/;

/** `await guild.roles.fetch()` gave the manager of the roles, and gives the roles: its `cache` is what one has then. */
export function fetchedRoles(rewriter: Rewriter): void {
  for (const call of methodCalls(rewriter.tree, "fetch")) {
    const method = call.callee;
    if (call.arguments.length > 0 || !rewriter.receiver(method, ["RoleManager"], false)) continue;
    const uses = usesOf(rewriter, call);
    if (!uses?.every(use => isFollowed(use, method.object))) continue;
    for (const use of uses) follow(rewriter, use, rewriter.text(method.object));
    rewriter.done.add(method);
  }
}

/** Where what was fetched stands; null where it goes another way than under a name. */
function usesOf(rewriter: Rewriter, call: Call): Node[] | null {
  const waiting = parentOf(call);
  if (waiting?.type === "AwaitExpression") {
    const holder = parentOf(waiting);
    if (isMember(holder) && bare(holder.object) === waiting) return [waiting];
    if (holder?.type !== "VariableDeclarator" || holder.id.type !== "Identifier") return null;
    return named(rewriter, holder.id);
  }
  const then = isMember(waiting) && memberName(waiting) === "then" ? callOf(waiting) : undefined;
  const handler = then?.arguments[0];
  const [param] = isFunc(handler) ? handler.params : [];
  return param?.type === "Identifier" ? named(rewriter, param) : null;
}

function named(rewriter: Rewriter, name: Identifier): Node[] | null {
  const binding = rewriter.tree.resolve(name);
  return binding ? rewriter.tree.references(binding) : null;
}

function isFollowed(use: Node, manager: Node): boolean {
  const member = parentOf(use);
  const name = isMember(member) && member.object === use ? (memberName(member) ?? "") : "";
  return name === "cache" || (ofManager.test(name) && isRepeatable(manager));
}

function follow(rewriter: Rewriter, use: Node, manager: string): void {
  const member = parentOf(use);
  if (!isMember(member)) return;
  if (memberName(member) === "cache") {
    // A parenthesis may stand between the two.
    const between = rewriter.tree.text.slice(outerEnd(member.object), startOf(member.property));
    const dot = outerEnd(member.object) + between.search(/\??\.|\[/);
    rewriter.change("13-124", member, [remove(dot, endOf(member))]);
  } else rewriter.change("13-124", use, [replace(use, manager)]);
}
