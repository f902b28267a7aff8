import type { Binding } from "../../engine/binding.ts";
import {
  callOf,
  chainEnd,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import type { Tree } from "../../engine/scope.ts";
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
      const binding = taken && nameOf(rewriter, changedBy(taken), list);
      if (!taken || !binding || !isMember(member)) continue;
      const received = receivedFrom(rewriter, member, list);
      if (received)
        becomesBuilder(rewriter, binding, taken, { className, builder, row, weak: received.weak });
    }
}

/** The variable that holds this value and never one of another kind. */
function nameOf({ tree }: Rewriter, value: Node, list: string): Binding | null {
  const parent = parentOf(value);
  const isDeclared = parent?.type === "VariableDeclarator" && parent.init === value;
  const isAssigned =
    parent?.type === "AssignmentExpression" && parent.operator === "=" && parent.right === value;
  const name = isDeclared ? parent.id : isAssigned ? parent.left : null;
  const binding = name?.type === "Identifier" ? tree.resolve(name) : null;
  if (binding?.kind !== "variable" || binding.owner.type !== "VariableDeclarator") return null;
  const others = tree.assignmentsOf(binding).filter(one => one.node !== parent);
  const isAlike = others.every(one => one.node.type === "VariableDeclarator" && isOfList(one.right, list));
  return isAlike && (isDeclared || !binding.owner.init) ? binding : null;
}

/** `message.components[0]`, in which case this becomes a builder like all others of the name. */
const isOfList = (value: Node, list: string): boolean =>
  isMember(value) && value.computed && isMember(value.object) && memberName(value.object) === list;

/** What a chain of a builder's methods gives: the same again. */
function changedBy(value: Node): Node {
  const member = parentOf(value);
  const isChange = isMember(member) && member.object === value && isChanging(memberName(member));
  const call = isChange ? callOf(member) : undefined;
  return call ? changedBy(call) : value;
}

const isChanging = (name = ""): boolean => /^(set|add|splice)[A-Z]/.test(name);

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
  binding: Binding,
  value: Node,
  to: { className: string; builder: string; row: string; weak: boolean },
): void {
  const uses = rewriter.tree.references(binding);
  if (!new Changes(rewriter.tree).of(binding)) return;
  const builder = rewriter.exported(to.builder);
  if (!builder) return;
  rewriter.infer.make(binding, { kind: "instance", names: [to.className], weak: to.weak, made: true });
  const open = uses.some(isAsked) ? `${rewriter.text(value)} && ${builder}.from(` : `${builder}.from(`;
  rewriter.wrap(to.row, value, [before(value, open), after(value, ")")], to.weak);
  // For a type checker not everything at the top of a message is a row.
  if (to.builder === "ActionRowBuilder")
    rewriter.flags.push({ rule: "14-T94", node: value, reason: "types", message: undefined });
}

/** Follows a variable, and what its components are called, to the places where a builder's method is called on them. */
class Changes {
  readonly #tree: Tree;
  /** Names that were followed already: two may hold each other. */
  readonly #seen = new Set<Binding>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  of(binding: Binding): boolean {
    if (this.#seen.has(binding)) return false;
    this.#seen.add(binding);
    return this.#tree.references(binding).some(use => this.#at(use));
  }

  #at(value: Node): boolean {
    const parent = parentOf(value);
    if (parent?.type === "VariableDeclarator") return parent.init === value && this.#ofName(parent.id);
    if (!isMember(parent) || parent.object !== value) return false;
    if (callOf(parent)) return isChanging(memberName(parent));
    return memberName(parent) === "components" && this.#among(parent);
  }

  #ofName(name: Node): boolean {
    const binding = name.type === "Identifier" ? this.#tree.resolve(name) : null;
    return binding !== null && this.of(binding);
  }

  /** The same of one of the components in a list. */
  #among(list: Member): boolean {
    const next = parentOf(list);
    if (next?.type === "ForOfStatement" && next.right === list) {
      const name = next.left.type === "VariableDeclaration" ? next.left.declarations[0]?.id : undefined;
      return name !== undefined && this.#ofName(name);
    }
    if (!isMember(next) || next.object !== list) return false;
    if (next.computed) return this.#at(next);
    const call = callOf(next);
    const callback = call?.arguments[0];
    if (isFunc(callback) && callback.params[0] && this.#ofName(callback.params[0])) return true;
    return call !== undefined && this.#at(call);
  }
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
  const end = chainEnd(node);
  const parent = parentOf(end);
  if (parent?.type === "ExpressionStatement") return true;
  if (parent?.type !== "ArrowFunctionExpression" || parent.body !== end) return false;
  const walk = parentOf(parent);
  return isCall(walk) && isMember(walk.callee) && memberName(walk.callee) === "forEach";
}
