import {
  bare,
  isCall,
  isFunc,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, elementsOf, heldBy, onlyHole, readFrom } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

/** A text that a color may come from. `isOpen` where something else may read it, too. */
export interface ColorSource {
  text: Node;
  isOpen: boolean;
}

/** The texts of this file that an expression may come to: `colors.error`, `colors[kind]`, `color = "RED"` of a parameter. */
export function colorSources(rewriter: Rewriter, node: Node): ColorSource[] {
  return sourcesOf(rewriter, node, false, new Set());
}

function sourcesOf(rewriter: Rewriter, value: Node, isOpen: boolean, seen: Set<Node>): ColorSource[] {
  const node = bare(onlyHole(value) ?? value);
  if (seen.has(node)) return [];
  seen.add(node);
  const parts = alternatives(node);
  const further = ({ values, isClosed }: Values): ColorSource[] =>
    values.flatMap(one => sourcesOf(rewriter, one, isOpen || !isClosed, seen));
  if (parts.length > 1) return further({ values: parts, isClosed: true });
  if (stringValue(node) !== undefined) return [{ text: node, isOpen }];
  if (node.type === "Identifier") return further(ofName(rewriter, node));
  return isMember(node) ? further(ofMember(rewriter, node)) : [];
}

interface Values {
  values: readonly Node[];
  /** Whether nothing but colors is made of them. */
  isClosed: boolean;
}

const none: Values = { values: [], isClosed: true };

function ofName(rewriter: Rewriter, node: Node): Values {
  const held = heldBy(rewriter, node);
  if (held) return { values: held.values, isClosed: held.reads.every(one => takesColor(rewriter, one)) };
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (!binding) return none;
  // `(title, color = "RED") => …` and `const { color = "RED" } = options`.
  const pattern = parentOf(binding.identifier);
  const first = pattern?.type === "AssignmentPattern" && pattern.left === binding.identifier ? pattern : null;
  const read = readFrom(rewriter, node);
  const from = read?.name ? ofKey(rewriter, read.object, read.name) : none;
  const reads = rewriter.tree.references(binding);
  return {
    values: first ? [first.right, ...from.values] : from.values,
    isClosed: from.isClosed && reads.every(one => takesColor(rewriter, one)),
  };
}

function ofMember(rewriter: Rewriter, node: Member): Values {
  const name = memberName(node);
  return name === undefined ? ofAny(rewriter, node.object) : ofKey(rewriter, node.object, name);
}

/** `["RED", "BLUE"][x]`, `{ error: "RED" }[x]`. */
function ofAny(rewriter: Rewriter, object: Node): Values {
  const listed = elementsOf(rewriter, object);
  if (listed)
    return {
      values: listed.values,
      isClosed: listed.held?.reads.every(one => isPicked(rewriter, one)) ?? true,
    };
  const keyed = objectsOf(rewriter, object);
  return {
    values: keyed.flatMap(one =>
      one.properties.flatMap(property => (property.type === "ObjectProperty" ? [property.value] : [])),
    ),
    isClosed: heldBy(rewriter, object)?.reads.every(one => isPicked(rewriter, one)) ?? false,
  };
}

/** What stands under a key of an object of this file, or is set there. */
function ofKey(rewriter: Rewriter, object: Node, name: string): Values {
  const { tree } = rewriter;
  const whole = rewriter.text(object);
  const isSame = (member: Node | undefined): boolean =>
    isMember(member) && memberName(member) === name && rewriter.text(member.object) === whole;
  const set = (tree.memberAssignments.get(name) ?? []).filter(one => isSame(one.left));
  const keyed = objectsOf(rewriter, object).flatMap(one => propertyOf(one, name)?.value ?? []);
  const reads = (tree.identifiers.get(name) ?? []).map(parentOf).filter(isSame);
  const others = heldBy(rewriter, object)?.reads ?? [];
  return {
    values: [...keyed, ...set.map(one => one.right)],
    isClosed:
      reads.every(one => one && (isGiven(one) || takesColor(rewriter, one))) &&
      others.every(one => isMember(parentOf(one)) && !isAnyKey(parentOf(one))),
  };
}

const isAnyKey = (node: Node | undefined): boolean => isMember(node) && memberName(node) === undefined;

const isGiven = (node: Node): boolean => {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node;
};

/** The objects of this file that an expression may be: `colors`, and `this.options` where it is set to one. */
function objectsOf(rewriter: Rewriter, node: Node) {
  const type = rewriter.typeOf(node);
  const set = isMember(node) ? (rewriter.tree.memberAssignments.get(memberName(node) ?? "") ?? []) : [];
  const found: readonly Node[] = [
    ...(type?.kind === "object" ? [type.node] : []),
    ...set.filter(one => rewriter.text(one.left) === rewriter.text(node)).map(one => bare(one.right)),
  ];
  return found.flatMap(one => (one.type === "ObjectExpression" ? [one] : []));
}

/** `colors[x]` where a color is taken, or a question of how many there are. */
function isPicked(rewriter: Rewriter, read: Node): boolean {
  const parent = parentOf(read);
  if (!isMember(parent) || parent.object !== read) return false;
  return memberName(parent) === "length" || takesColor(rewriter, parent);
}

/** Whether a value goes where a color is taken, and nowhere else. */
export function takesColor(rewriter: Rewriter, read: Node): boolean {
  const parent = parentOf(read);
  if (!parent) return false;
  if (onlyHole(parent) === read) return takesColor(rewriter, parent);
  if (parent.type === "ObjectProperty") return keyName(parent) === "color" && parent.value === read;
  if (parent.type === "ConditionalExpression") return parent.test !== read && takesColor(rewriter, parent);
  if (parent.type === "LogicalExpression") return takesColor(rewriter, parent);
  if (parent.type === "VariableDeclarator" && parent.init === read && parent.id.type === "Identifier") {
    const held = heldBy(rewriter, parent.id);
    return held?.reads.every(one => takesColor(rewriter, one)) ?? false;
  }
  if (parent.type === "AssignmentPattern" && isFunc(parentOf(parent))) return false;
  const callee = isCall(parent) && parent.callee !== read ? parent.callee : null;
  if (callee?.type === "Identifier") return callee.name === "resolveColor";
  return isMember(callee) && /^(setColor|resolveColor)$/.test(memberName(callee) ?? "");
}
