import type { VariableDeclarator } from "@babel/types";
import {
  callOf,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { instance, type Type } from "../../engine/types.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** [list of a message, class of what it holds, builder, row] */
const lists: readonly (readonly [string, string, string, string])[] = [
  ["embeds", "MessageEmbed", "EmbedBuilder", "14-026"],
  ["components", "MessageActionRow", "ActionRowBuilder", "14-098"],
];

/**
 * `const embed = message.embeds[0]; embed.setTitle(…)`: what came from Discord cannot be changed any more. Where it gets
 * the name under which it is changed it becomes a builder, and is one wherever it is used.
 */
export function receivedVariables(rewriter: Rewriter): void {
  for (const [list, className, builder, row] of lists)
    for (const name of rewriter.tree.identifiers.get(list) ?? []) {
      const member = parentOf(name);
      const taken = isMember(member) && member.property === name ? takenFrom(member) : undefined;
      const declarator = taken && parentOf(taken);
      if (!taken || !isMember(member) || declarator?.type !== "VariableDeclarator") continue;
      const received = receivedFrom(rewriter, member, list);
      if (received) becomesBuilder(rewriter, declarator, { className, builder, row, weak: received.weak });
    }
}

/** `list[0]` and `list.at(0)`. */
function takenFrom(list: Member): Node | undefined {
  const next = parentOf(list);
  if (!isMember(next) || next.object !== list) return undefined;
  if (next.computed) return next;
  return /^(at|find)$/.test(memberName(next) ?? "") ? callOf(next) : undefined;
}

function receivedFrom(rewriter: Rewriter, member: Member, list: string): { weak: boolean } | null {
  const type = rewriter.typeOf(member.object);
  // Whatever has embeds has got them from Discord; components are anything's.
  const isMessage = list === "embeds" || isCalledMessage(rewriter, member.object);
  if (type === undefined) return isMessage && rewriter.isBot ? { weak: true } : null;
  return rewriter.infer.isA(type, "Message") ? { weak: type.weak } : null;
}

const isCalledMessage = (rewriter: Rewriter, node: Node): boolean =>
  /(message|msg)$/i.test(rewriter.text(node));

/** `interaction.message.components[0].components[1]`. */
export const isReceivedComponent = (rewriter: Rewriter, node: Node): boolean => {
  const row = listed(listed(node));
  return row !== null && isCalledMessage(rewriter, row);
};

/** What has the list of components of which this is one. */
const listed = (node: Node | null): Node | null =>
  isMember(node) && node.computed && isMember(node.object) && memberName(node.object) === "components"
    ? node.object.object
    : null;

function becomesBuilder(
  rewriter: Rewriter,
  { id, init }: VariableDeclarator,
  to: { className: string; builder: string; row: string; weak: boolean },
): void {
  const binding = id.type === "Identifier" ? rewriter.tree.resolve(id) : null;
  if (!binding || !init || rewriter.tree.assignments.has(binding.name)) return;
  const uses = rewriter.tree.references(binding);
  if (!uses.some(use => isChanged(rewriter, use))) return;
  const builder = rewriter.exported(to.builder);
  if (!builder) return;
  const made: Type = { ...instance([to.className], to.weak), made: true } as Type;
  rewriter.infer.make(binding, made);
  const open = uses.some(isAsked) ? `${rewriter.text(init)} && ${builder}.from(` : `${builder}.from(`;
  rewriter.wrap(to.row, init, [before(init, open), after(init, ")")], to.weak);
}

/** Whether a builder's method is called on what stands here, or on one of a row's components. */
function isChanged(rewriter: Rewriter, use: Node): boolean {
  const member = parentOf(use);
  if (!isMember(member) || member.object !== use) return false;
  if (callOf(member)) return isChange(memberName(member));
  return memberName(member) === "components" && isPartChanged(rewriter, member);
}

const isChange = (name: string | undefined): boolean => /^(set|add|splice)[A-Z]/.test(name ?? "");

function isPartChanged(rewriter: Rewriter, list: Member): boolean {
  const next = parentOf(list);
  if (next?.type === "ForOfStatement" && next.right === list) {
    const left = next.left.type === "VariableDeclaration" ? next.left.declarations[0]?.id : undefined;
    return left !== undefined && isNameChanged(rewriter, left);
  }
  if (!isMember(next) || next.object !== list) return false;
  if (next.computed) return isResultChanged(rewriter, next);
  const call = callOf(next);
  const callback = call?.arguments[0];
  if (isFunc(callback) && callback.params[0] && isNameChanged(rewriter, callback.params[0])) return true;
  return call !== undefined && isResultChanged(rewriter, call);
}

function isResultChanged(rewriter: Rewriter, result: Node): boolean {
  const parent = parentOf(result);
  if (parent?.type === "VariableDeclarator") return isNameChanged(rewriter, parent.id);
  return isChanged(rewriter, result);
}

function isNameChanged(rewriter: Rewriter, name: Node): boolean {
  const binding = name.type === "Identifier" ? rewriter.tree.resolve(name) : null;
  return binding !== null && rewriter.tree.references(binding).some(use => isChanged(rewriter, use));
}

/** Asked whether it is there at all. */
function isAsked(use: Node): boolean {
  const parent = parentOf(use);
  switch (parent?.type) {
    case "UnaryExpression":
      return parent.operator === "!";
    case "LogicalExpression":
      return parent.left === use;
    case "IfStatement":
    case "ConditionalExpression":
      return parent.test === use;
    case "OptionalMemberExpression":
      return parent.object === use && parent.optional;
    default:
      return false;
  }
}

/** Nobody takes what the chain of calls gives that begins here: it was there for what it changed. */
export function isDropped(node: Node): boolean {
  let top = node;
  for (let at = parentOf(top); at; at = parentOf(top)) {
    if ((isMember(at) && at.object === top) || (isCall(at) && at.callee === top)) top = at;
    else return at.type === "ExpressionStatement" || isBodyOfWalk(at, top);
  }
  return false;
}

function isBodyOfWalk(func: Node, body: Node): boolean {
  if (func.type !== "ArrowFunctionExpression" || func.body !== body) return false;
  const call = parentOf(func);
  return isCall(call) && isMember(call.callee) && memberName(call.callee) === "forEach";
}
