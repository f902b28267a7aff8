import type { Identifier } from "@babel/types";
import { methodCalls } from "../../engine/method-calls.ts";
import {
  type Call,
  callOf,
  endOf,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  rootOf,
  startOf,
} from "../../engine/nodes.ts";
import { isRepeatable } from "../literals.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";

/** `fetchMembers()` gave the guild; now it gives the members, which stood behind `.members`. */
export function guildsOfMembers(rewriter: Rewriter): void {
  for (const call of methodCalls(rewriter.tree, "fetchMembers")) {
    const receiver = rewriter.receiver(call.callee, ["Guild"], rewriter.isBot);
    if (receiver) guildOf(rewriter, call.callee, call, receiver.weak);
  }
  for (const call of methodCalls(rewriter.tree, "fetch")) {
    const manager = call.callee.object;
    const isOfMembers = isMember(manager) && memberName(manager) === "members";
    const receiver = isOfMembers && rewriter.receiver(manager, ["Guild"], false);
    if (receiver) withoutGuild(rewriter, usesOf(rewriter, call) ?? [], receiver.weak);
  }
}

/** `(await guild.members.fetch()).members` of somebody who has changed the call by hand, and forgot the rest. */
function withoutGuild(rewriter: Rewriter, uses: readonly Node[], weak: boolean): void {
  for (const members of uses.flatMap(use => membersOf(use) ?? [])) withoutMembers(rewriter, members, weak);
}

const withoutMembers = (rewriter: Rewriter, members: Member, weak: boolean): void =>
  rewriter.change("12-029", members, [remove(dotBefore(rewriter, members), endOf(members))], weak);

function guildOf(rewriter: Rewriter, member: Member, call: Call, weak: boolean): void {
  const uses = usesOf(rewriter, call);
  const guild = rewriter.text(member.object);
  if (!uses?.every(use => membersOf(use) || isSame(rewriter, member.object, use))) {
    rewriter.flags.push({ rule: "12-029", node: call, reason: "behaviour", message: undefined });
    return;
  }
  for (const use of uses) {
    const members = membersOf(use);
    if (members) withoutMembers(rewriter, members, weak);
    else
      rewriter.change(
        "12-029",
        use,
        [replace(use, isShort(use) ? `${rewriter.text(use)}: ${guild}` : guild)],
        weak,
      );
  }
}

/** Whether the expression for the guild may be written, and means the same, where `use` stands. */
function isSame(rewriter: Rewriter, guild: Node, use: Node): boolean {
  const root = rootOf(guild);
  if (!isRepeatable(guild) || root.type !== "Identifier") return false;
  return rewriter.tree.resolveAt(root.name, use) === rewriter.tree.resolve(root);
}

const isShort = (use: Node): boolean => {
  const parent = parentOf(use);
  return parent?.type === "ObjectProperty" && parent.shorthand;
};

const membersOf = (use: Node): Member | undefined => {
  const member = parentOf(use);
  return isMember(member) && !member.computed && member.object === use && memberName(member) === "members"
    ? member
    : undefined;
};

function dotBefore({ tree }: Rewriter, member: Member): number {
  const dot = tree.text.lastIndexOf(".", startOf(member.property));
  return tree.text[dot - 1] === "?" ? dot - 1 : dot;
}

/** Where the guild that was given stands; null where that cannot be followed. */
function usesOf(rewriter: Rewriter, call: Call): Node[] | null {
  const parent = parentOf(call);
  if (parent?.type === "ExpressionStatement") return [];
  if (isMember(parent) && parent.object === call) {
    if (memberName(parent) === "catch") return isStatement(callOf(parent)) ? [] : null;
    if (memberName(parent) !== "then") return null;
    const callback = callOf(parent)?.arguments[0];
    if (!isFunc(callback)) return null;
    const param = callback.params[0];
    if (!param) return [];
    return param.type === "Identifier" ? usesOfName(rewriter, param) : null;
  }
  if (parent?.type !== "AwaitExpression") return null;
  const owner = parentOf(parent);
  if (owner?.type === "ExpressionStatement") return [];
  if (owner?.type === "VariableDeclarator" && owner.id.type === "Identifier")
    return usesOfName(rewriter, owner.id);
  return [parent];
}

const isStatement = (call: Call | undefined): boolean =>
  call !== undefined && parentOf(call)?.type === "ExpressionStatement";

function usesOfName(rewriter: Rewriter, name: Identifier): Node[] | null {
  const { tree } = rewriter;
  const binding = tree.resolve(name);
  return binding && tree.assignmentsOf(binding).length === 0 ? tree.references(binding) : null;
}
