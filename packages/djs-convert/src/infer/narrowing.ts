import type { Expression, Identifier, Statement } from "@babel/types";
import type { Binding, Given } from "../engine/binding.ts";
import {
  bare,
  enclosingFunction,
  endOf,
  isFunc,
  isListTest,
  isWithin,
  type Node,
  parentOf,
  startOf,
  stringValue,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { join, plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { instanceOf } from "./made.ts";
import { anyList } from "./patterns.ts";

type IsSame = (other: Identifier) => boolean;

/** A kind of value, or the classes of one of which it is an instance. */
type Kind = "string" | "number" | "boolean" | "object" | "list" | readonly Expression[];

/**
 * `x instanceof MessageEmbed ? x.title : …`: there it is one. And `typeof x === "string" ? x : …`. `otherwise` is what
 * is known of it without that.
 */
export function typeWhere(
  infer: Infer,
  node: Identifier,
  binding: Binding,
  otherwise: () => Type | undefined,
): Type | undefined {
  const kind = kindWhere(infer.tree, node, binding);
  if (kind === undefined) return otherwise();
  if (kind === "object") {
    const type = otherwise();
    return /^(string|number|boolean|bigint)$/.test(type?.kind ?? "") ? undefined : type;
  }
  if (kind === "list") {
    const type = otherwise();
    return type?.kind === "array" || type?.kind === "list" ? type : anyList;
  }
  if (typeof kind === "string") return plain[kind];
  const types = kind.map(one => infer.typeOf(one));
  const isKnown = types.every(one => one?.kind === "class" && one.name);
  return isKnown ? types.map(instanceOf).reduce(join) : otherwise();
}

/** Whether a condition around a name says that it holds a list. */
export const isListWhere = (tree: Tree, node: Identifier, binding: Binding): boolean =>
  kindWhere(tree, node, binding) === "list";

function kindWhere(tree: Tree, node: Identifier, binding: Binding): Kind | undefined {
  if (!tree.testedNames.has(node.name)) return undefined;
  const isSame = (other: Identifier) => other.name === node.name && tree.resolve(other) === binding;
  return narrowed(node, isSame, () => tree.assignmentsOf(binding).map(one => one.node));
}

/**
 * What a name is where it stands, because a condition around it says so of the same name. `given` is where it is given
 * something else.
 */
function narrowed(node: Identifier, isSame: IsSame, given: () => readonly Node[]): Kind | undefined {
  for (
    let at: Node = node, parent = parentOf(at);
    parent && !isFunc(parent);
    at = parent, parent = parentOf(at)
  ) {
    const found = toldAt(at, parent, isSame);
    if (found)
      return given().some(one => startOf(one) > endOf(found.test) && endOf(one) <= startOf(node))
        ? undefined
        : found.kind;
  }
  return undefined;
}

interface Told {
  kind: Kind;
  test: Node;
}

/** What holds inside `at` because of where it stands in its parent. */
function toldAt(at: Node, parent: Node, isSame: IsSame): Told | undefined {
  if (parent.type === "BlockStatement" || parent.type === "Program" || parent.type === "SwitchCase")
    return toldBefore(at, parent.type === "SwitchCase" ? parent.consequent : parent.body, isSame);
  const [test, holds] = conditionOf(at, parent) ?? [];
  const kind = test && (holds ? ifTrue(test, isSame) : ifFalse(test, isSame));
  return kind && { kind, test };
}

/** `if (!(channel instanceof TextChannel)) return;`: whoever comes past it knows. */
function toldBefore(at: Node, body: readonly Statement[], isSame: IsSame): Told | undefined {
  for (let index = body.indexOf(at as Statement) - 1; index >= 0; index--) {
    const one = body[index];
    if (one?.type !== "IfStatement" || one.alternate || !leaves(one.consequent)) continue;
    const kind = ifFalse(one.test, isSame);
    if (kind) return { kind, test: one.test };
  }
  return undefined;
}

function leaves(statement: Statement | undefined): boolean {
  return statement?.type === "BlockStatement"
    ? leaves(statement.body.at(-1))
    : /^(Return|Throw|Continue|Break)Statement$/.test(statement?.type ?? "");
}

/** What a name begins with where it is declared. */
export function begin({ identifier: left, owner: node }: Binding): Given[] {
  const right = node.type === "VariableDeclarator" && node.id === left ? node.init : null;
  return right && node.type === "VariableDeclarator" ? [{ node, left, operator: "=", right }] : [];
}

/**
 * Where the name was given what it holds at `node`: the last assignment before it in a block around it, where none of
 * the others may have come between. `given` are all of them.
 */
export function lastGiven(node: Identifier, given: readonly Given[]): Given | undefined {
  const loops: Node[] = [];
  let isLater = false;
  for (let at: Node = node, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    if (/^(For|While|DoWhile)/.test(at.type)) loops.push(at);
    // Declared functions and methods run whenever they are called.
    if (isFunc(at) && !isCallback(at)) return undefined;
    isLater ||= isFunc(at);
    if (parent.type !== "BlockStatement" && parent.type !== "Program") continue;
    const earlier = parent.body.slice(0, parent.body.indexOf(at as Statement));
    const last = earlier.flatMap(one => givenIn(one, given)).at(-1);
    if (!last) continue;
    const mayBe = isLater ? mayBeLater : mayBeSince;
    return given.some(one => one !== last && mayBe(one.node, last.node, node, loops)) ? undefined : last;
  }
  return undefined;
}

function givenIn(statement: Statement, given: readonly Given[]): readonly Given[] {
  const nodes: readonly Node[] =
    statement.type === "ExpressionStatement"
      ? [statement.expression]
      : statement.type === "VariableDeclaration"
        ? statement.declarations
        : [];
  return nodes.length === 0 ? [] : given.filter(one => nodes.includes(one.node));
}

/** Whether this may have been done after `last` and before `node` is read. */
function mayBeSince(one: Node, last: Node, node: Node, loops: readonly Node[]): boolean {
  const isBetween = startOf(one) > endOf(last) && startOf(one) < startOf(node) && !isWithin(node, one);
  return (
    isBetween || loops.some(loop => isWithin(one, loop)) || enclosingFunction(one) !== enclosingFunction(node)
  );
}

/** The same of what is read in a function that is called after `last`, at any time. */
const mayBeLater = (one: Node, last: Node): boolean =>
  startOf(one) > startOf(last) || enclosingFunction(one) !== enclosingFunction(last);

const isCallback = ({ type }: Node): boolean =>
  type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** The condition that was asked before `at`, and whether it held. */
function conditionOf(at: Node, parent: Node): [test: Node, holds: boolean] | undefined {
  if (parent.type === "IfStatement" || parent.type === "ConditionalExpression")
    return parent.test === at ? undefined : [parent.test, parent.consequent === at];
  if (parent.type === "LogicalExpression" && parent.right === at && parent.operator !== "??")
    return [parent.left, parent.operator === "&&"];
  return undefined;
}

/** What the name is where the condition holds. */
function ifTrue(condition: Node, isSame: IsSame): Kind | undefined {
  const test = bare(condition);
  if (test.type === "UnaryExpression" && test.operator === "!") return ifFalse(test.argument, isSame);
  if (test.type === "LogicalExpression" && test.operator === "&&")
    return ifTrue(test.left, isSame) ?? ifTrue(test.right, isSame);
  if (test.type === "LogicalExpression" && test.operator === "||") {
    const [left, right] = [ifTrue(test.left, isSame), ifTrue(test.right, isSame)];
    return typeof left === "object" && typeof right === "object" ? [...left, ...right] : undefined;
  }
  if (isListTest(test)) {
    const [first] = test.arguments;
    return first?.type === "Identifier" && isSame(first) ? "list" : undefined;
  }
  if (test.type !== "BinaryExpression") return undefined;
  const { left, operator, right } = test;
  if (operator === "instanceof") return left.type === "Identifier" && isSame(left) ? [right] : undefined;
  return /^===?$/.test(operator) ? kindOf(left, right, isSame) : undefined;
}

/** What the name is where the condition does not hold. */
function ifFalse(condition: Node, isSame: IsSame): Kind | undefined {
  const test = bare(condition);
  if (test.type === "UnaryExpression" && test.operator === "!") return ifTrue(test.argument, isSame);
  if (test.type === "LogicalExpression" && test.operator === "||")
    return ifFalse(test.left, isSame) ?? ifFalse(test.right, isSame);
  return test.type === "BinaryExpression" && /^!==?$/.test(test.operator)
    ? kindOf(test.left, test.right, isSame)
    : undefined;
}

/** `typeof name` held against the name of a kind. */
function kindOf(left: Node, right: Node, isSame: IsSame): Kind | undefined {
  if (left.type !== "UnaryExpression" || left.operator !== "typeof") return undefined;
  const kind = left.argument.type === "Identifier" && isSame(left.argument) ? stringValue(right) : undefined;
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "object" ? kind : undefined;
}
