import type { ObjectExpression, VariableDeclarator } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import {
  bare,
  type Call,
  callOf,
  type Func,
  isCall,
  isFunc,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { optionsOf } from "./literals.ts";
import type { Rewriter } from "./rewriter.ts";

export type Held = {
  /** What the variable begins with, and what it is given later. */
  values: Node[];
  /** Where it is read. */
  reads: Node[];
};

/** What a variable of the file holds, by all its assignments; null when that is not to be seen here. */
export function heldBy(rewriter: Rewriter, name: Node, depth = 0): Held | null {
  const { tree } = rewriter;
  const binding = name.type === "Identifier" ? tree.resolve(name) : undefined;
  const owner = binding?.owner;
  if (binding?.kind === "parameter") return givenTo(tree, binding) ?? walkedBy(rewriter, binding, depth);
  const first = owner?.type === "AssignmentExpression" && owner.operator === "=" ? owner.right : null;
  const isDeclared = owner?.type === "VariableDeclarator" && owner.id === binding?.identifier;
  if (!binding || !owner || !(first || isDeclared)) return null;
  const statement = parentOf(owner);
  const around = statement && parentOf(statement);
  if (around?.type === "ForOfStatement") return walkedBy(rewriter, binding, depth);
  if (around?.type === "ForInStatement") return null;
  const init = owner.type === "VariableDeclarator" ? owner.init : first;
  const values = init ? [init] : [];
  // Other files may read what is exported.
  const reads: Node[] = around?.type === "ExportNamedDeclaration" ? [around] : [];
  const given = tree.assignmentsOf(binding).filter(one => one.node !== owner);
  if (given.some(one => one.operator !== "=")) return null;
  reads.push(...tree.references(binding).filter(use => !isAssigned(use)));
  return { values: [...values, ...given.map(one => one.right)], reads };
}

const isAssigned = (use: Node): boolean => {
  const parent = parentOf(use);
  return parent?.type === "AssignmentExpression" && parent.left === use;
};

/** The elements that a name goes through: `for (const one of ["a", "b"])`, `["a", "b"].map(one => …)`. */
function walkedBy(rewriter: Rewriter, binding: Binding, depth: number): Held | null {
  const list = listWalkedBy(binding);
  // `for (const one of one)` goes through nothing.
  const found = list && depth < 20 ? elementsOf(rewriter, list, depth + 1) : null;
  if (!found || rewriter.tree.assignmentsOf(binding).length > 0) return null;
  const elsewhere = found.held?.reads.filter(read => read !== list) ?? [];
  return { values: found.values, reads: [...rewriter.tree.references(binding), ...elsewhere] };
}

/** The list that a name goes through, whatever is in it. */
export const listWalkedBy = ({ owner, identifier }: Binding): Node | null =>
  owner.type === "VariableDeclarator" ? loopOf(owner, identifier) : walkerOf(owner, identifier);

function loopOf(owner: VariableDeclarator, name: Node): Node | null {
  const loop = parentOf(parentOf(owner) ?? owner);
  return loop?.type === "ForOfStatement" && owner.id === name ? loop.right : null;
}

function walkerOf(owner: Node, name: Node): Node | null {
  const call = parentOf(owner);
  if (!isFunc(owner) || owner.params[0] !== name || !isCall(call) || !isMember(call.callee)) return null;
  const { callee } = call;
  return /^(every|filter|find|findIndex|flatMap|forEach|map|some)$/.test(memberName(callee) ?? "")
    ? callee.object
    : null;
}

/** The same of a parameter, where all calls of its function stand in the file. */
function givenTo(tree: Tree, binding: Binding): Held | null {
  const func = binding.owner;
  if (!isFunc(func)) return null;
  const index = func.params.findIndex(
    param =>
      param === binding.identifier ||
      (param.type === "AssignmentPattern" && param.left === binding.identifier),
  );
  const calls = index < 0 ? null : callsOf(tree, func);
  if (!calls) return null;
  const param = func.params[index];
  const given = calls.flatMap(call => call.arguments[index] ?? []);
  const isOpen = calls.some(call =>
    call.arguments.slice(0, index + 1).some(one => one.type === "SpreadElement"),
  );
  if (isOpen || tree.assignmentsOf(binding).length > 0) return null;
  const values: Node[] = param?.type === "AssignmentPattern" ? [param.right, ...given] : given;
  return { values, reads: tree.references(binding) };
}

/** What a function is kept under, declared or not. */
function nameOf(func: Func): Node | null {
  const owner = parentOf(func);
  if (owner?.type === "VariableDeclarator" && owner.init === func) return owner.id;
  const isGiven = owner?.type === "AssignmentExpression" && owner.operator === "=" && owner.right === func;
  return isGiven ? owner.left : null;
}

/** The calls of a function with a name that nothing else is done with. */
export function callsOf(tree: Tree, func: Func): Call[] | null {
  const owner = parentOf(func);
  const name = func.type === "FunctionDeclaration" ? func.id : nameOf(func);
  const binding = name?.type === "Identifier" ? tree.resolve(name) : null;
  const around = func.type === "FunctionDeclaration" ? owner : parentOf(parentOf(owner ?? func) ?? func);
  if (!binding || around?.type === "ExportNamedDeclaration" || around?.type === "ExportDefaultDeclaration")
    return null;
  const calls: Call[] = [];
  for (const use of tree.references(binding)) {
    const call = parentOf(use);
    if (use === name) continue;
    if (!isCall(call) || call.callee !== use) return null;
    calls.push(call);
  }
  return calls.length > 0 ? calls : null;
}

/** What stands in a list, or in all lists that a name holds; null where one of them is not written out. */
export function elementsOf(
  rewriter: Rewriter,
  list: Node,
  depth = 0,
): { held: Held | null; values: Node[] } | null {
  const held = list.type === "Identifier" ? heldBy(rewriter, list, depth) : null;
  const lists = (held ? held.values : [list]).map(inSet);
  if (!lists.every(one => one.type === "ArrayExpression")) return null;
  return { held, values: lists.flatMap(one => one.elements.flatMap(element => element ?? [])) };
}

/** What `list.push(x)` puts into a list. */
export function pushedTo(list: Node): readonly Node[] {
  const member = parentOf(list);
  const isPushed =
    isMember(member) && member.object === list && /^(push|unshift)$/.test(memberName(member) ?? "");
  return (isPushed ? callOf(member)?.arguments : undefined) ?? [];
}

/** The list in `new Set(["a"])`. */
function inSet(node: Node): Node {
  const isSet =
    node.type === "NewExpression" && node.callee.type === "Identifier" && node.callee.name === "Set";
  return (isSet ? node.arguments[0] : undefined) ?? node;
}

/** `whole`: what a variable holds, where it is that. */
export interface ReadFrom {
  object: Node;
  name: string | undefined;
  whole?: Member;
}

/** What a name that is given one thing was read from: `const type = channel.type`, `const { type } = channel`. */
export function readFrom({ tree }: Rewriter, node: Node): ReadFrom | null {
  if (isMember(node)) return { object: node.object, name: memberName(node) };
  const binding = node.type === "Identifier" ? tree.resolve(node) : undefined;
  const owner = binding?.owner;
  if (binding?.kind !== "variable" || owner?.type !== "VariableDeclarator") return null;
  const given = tree.assignmentsOf(binding);
  const value = owner.init ?? given[0]?.right;
  if (!value || given.length > (owner.init ? 0 : 1)) return null;
  if (owner.id === binding.identifier) {
    const init = bare(value);
    return isMember(init) ? { object: init.object, name: memberName(init), whole: init } : null;
  }
  const property =
    owner.id.type === "ObjectPattern"
      ? owner.id.properties.find(one => one.type === "ObjectProperty" && one.value === binding.identifier)
      : undefined;
  return property ? { object: value, name: keyName(property) } : null;
}

/** The expression in `${x}`, where nothing stands around it; null for any other text. */
export function onlyHole(text: Node): Node | null {
  if (text.type !== "TemplateLiteral" || text.quasis.some(part => part.value.raw !== "")) return null;
  const [only, ...others] = text.expressions;
  return only && others.length === 0 && !only.type.startsWith("TS") ? only : null;
}

/** What an expression may come to, where that is written out. */
export function alternatives(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(alternatives);
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap(alternatives);
  return [node];
}

/** What comes out of `x ? a : b` and `a || b`; what stands before `&&` only says whether anything does. */
export function branchesOf(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type !== "LogicalExpression") return [node];
  return (node.operator === "&&" ? [node.right] : [node.left, node.right]).flatMap(branchesOf);
}

/** `isText ? "Text" : channel.type`: the whole choice that something is a part of. */
export function choiceOf(node: Node): Node {
  const parent = parentOf(node);
  const isPart =
    parent?.type === "LogicalExpression" ||
    (parent?.type === "ConditionalExpression" && parent.test !== node);
  return isPart ? choiceOf(parent) : node;
}

/** All objects that a place may have: those of both branches, and those of all calls of a function. */
export function objectsOf(rewriter: Rewriter, value: Node): ObjectExpression[] {
  const held = value.type === "Identifier" ? heldBy(rewriter, value)?.values : undefined;
  const all = held ?? (value.type === "ConditionalExpression" ? [value] : []);
  return all.flatMap(alternatives).filter(one => one.type === "ObjectExpression");
}

/** All options that a place may be given, also one of a list: `edit(options)`, `edit(x ? { … } : { … })`, `edit(all[i])`. */
export function allOptions(rewriter: Rewriter, given: Node | null | undefined): readonly ObjectExpression[] {
  if (!given) return [];
  const options = optionsOf(rewriter, given);
  const list = isMember(given) && given.computed ? rewriter.typeOf(given.object) : undefined;
  const listed = list?.kind === "list" ? list.node.elements : [];
  const all = new Set([options, ...objectsOf(rewriter, given), ...listed]);
  return [...all].flatMap(one => (one?.type === "ObjectExpression" ? [one] : []));
}
