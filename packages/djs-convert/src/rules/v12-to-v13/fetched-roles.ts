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
import type { Edit } from "../../engine/splice.ts";
import { isRepeatable } from "../literals.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";

/** What a manager has beside the roles themselves. */
const ofManager =
  /^(everyone|highest|premiumSubscriberRole|botRoleFor|create|fetch|guild|resolve|resolveID)$/;

/** `await guild.roles.fetch()` gave the manager of the roles, and gives the roles: its `cache` is what one has then. */
export function fetchedRoles(rewriter: Rewriter): void {
  for (const call of methodCalls(rewriter.tree, "fetch")) {
    const method = call.callee;
    if (call.arguments.length > 0 || !rewriter.receiver(method, ["RoleManager"], false)) continue;
    const uses = usesOf(rewriter, call);
    if (!uses) continue;
    const manager = rewriter.text(method.object);
    if (uses.every(use => isFollowed(use, method.object))) {
      for (const use of uses) follow(rewriter, use, manager);
    } else if (isRepeatable(method.object) && uses.every(isPassedOrAsked) && uses.some(isAsked)) {
      rewriter.change("13-124", call, givingManager(call, manager));
    } else continue;
    rewriter.done.add(method);
  }
}

/** What is asked of as the manager, and goes to others too, stays the manager: `(await guild.roles.fetch(), guild.roles)`. */
function givingManager(call: Call, manager: string): Edit[] {
  const waiting = parentOf(call);
  return waiting?.type === "AwaitExpression"
    ? [before(waiting, "("), after(waiting, `, ${manager})`)]
    : [after(call, `.then(() => ${manager})`)];
}

/** Where what was fetched stands; null where it goes another way than under a name. */
function usesOf(rewriter: Rewriter, call: Call): Node[] | null {
  const waiting = parentOf(call);
  if (isUnread(call)) return [];
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

/** `await guild.roles.fetch().catch(f);`, for what is in the cache from then on. */
function isUnread(value: Node): boolean {
  const around = parentOf(value);
  switch (around?.type) {
    case "AwaitExpression":
      return isUnread(around);
    case "SequenceExpression":
      return around.expressions.at(-1) !== value;
    case "ExpressionStatement":
      return true;
    default: {
      const call = isMember(around) ? callOf(around) : undefined;
      if (!isMember(around) || !call) return false;
      const [handler] = call.arguments;
      return memberName(around) === "then"
        ? isFunc(handler) && handler.params.length === 0
        : memberName(around) === "catch" && isUnread(call);
    }
  }
}

function named(rewriter: Rewriter, name: Identifier): Node[] | null {
  const binding = rewriter.tree.resolve(name);
  return binding ? rewriter.tree.references(binding) : null;
}

function isFollowed(use: Node, manager: Node): boolean {
  const name = nameAsked(use) ?? "";
  return name === "cache" || (ofManager.test(name) && isRepeatable(manager));
}

const isAsked = (use: Node): boolean => /./.test(nameAsked(use) ?? "");

const isPassedOrAsked = (use: Node): boolean => {
  const name = nameAsked(use);
  return name === undefined || name === "cache" || ofManager.test(name);
};

function nameAsked(use: Node): string | undefined {
  const member = parentOf(use);
  return isMember(member) && member.object === use ? memberName(member) : undefined;
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
