import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  invocationAround,
  isCall,
  isMember,
  isText,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../engine/nodes.ts";
import { type Edit, isOpening } from "../engine/splice.ts";
import { isObject } from "../engine/types.ts";
import { before, type Rewriter, replace } from "./rewriter.ts";

/** The options that are passed here as a literal, or as a variable that holds one. */
export function optionsOf(rewriter: Rewriter, node: Node | undefined): ObjectExpression | null {
  if (node?.type === "ObjectExpression") return node;
  const type = node ? rewriter.typeOf(node) : undefined;
  return type?.kind === "object" ? type.node : null;
}

/** Whether it is an object, be it one of another file. */
export const isOptions = (rewriter: Rewriter, node: Node | undefined): boolean =>
  node !== undefined && isObject(rewriter.typeOf(node));

/** `addField({ name, value })`, which is how `addFields` is called. */
export const areFields = (rewriter: Rewriter, call: Call): boolean =>
  call.arguments.length > 0 && call.arguments.every(one => isOptions(rewriter, one));

export function constructs(rewriter: Rewriter, node: Call | NewExpression, className: string): boolean {
  if (node.type !== "NewExpression") return false;
  const type = rewriter.typeOf(node.callee);
  return type?.kind === "class" && rewriter.from.ancestors(type.name).has(className) && !type.own;
}

/** `new Client()`, or `super()` in a class that extends it, also by way of a framework's client. */
export const makesClient = (rewriter: Rewriter, node: Call | NewExpression): boolean =>
  makes(rewriter, node, "Client");

/** `new Bot()`, a client of the bot's own, which as a rule hands its options on. */
export function makesOwnClient(rewriter: Rewriter, node: Call | NewExpression): boolean {
  const type = node.type === "NewExpression" ? rewriter.typeOf(node.callee) : undefined;
  return type?.kind === "class" && type.own !== undefined && rewriter.from.ancestors(type.name).has("Client");
}

/** What a client is made with. Weak for `new BotClient({ intents: … })`: that this is a client is seen by what it is given. */
export function clientOptionsOf(
  rewriter: Rewriter,
  node: Call | NewExpression,
): { options: ObjectExpression; weak: boolean } | null {
  const isClient = makesClient(rewriter, node);
  const type = rewriter.typeOf(node.callee);
  const own = type?.kind === "class" ? type.own : undefined;
  const base = own && "superClass" in own ? own.superClass : undefined;
  const mayBe = type === undefined || (base && rewriter.typeOf(base)?.kind !== "foreign");
  if (!isClient && (node.type !== "NewExpression" || !(mayBe || makesOwnClient(rewriter, node)))) return null;
  const options = optionsOf(rewriter, node.arguments[0]);
  if (!options || (!isClient && !propertyOf(options, "intents"))) return null;
  return { options, weak: !isClient };
}

/** `new X()`, or `super()` in a class that extends it. */
export function makes(rewriter: Rewriter, node: Call | NewExpression, className: string): boolean {
  if (node.type === "NewExpression") return constructs(rewriter, node, className);
  if (node.callee.type !== "Super") return false;
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (at.type !== "ClassDeclaration" && at.type !== "ClassExpression") continue;
    if (!at.superClass) return false;
    const type = rewriter.typeOf(at.superClass);
    if (type?.kind === "class") return rewriter.from.ancestors(type.name).has(className);
    return type === undefined && rewriter.text(at.superClass).endsWith(className);
  }
  return false;
}

/** Gives a key another name; `{ old }` becomes `{ next: old }`. */
export function renameKey(property: ObjectProperty, to: string): Edit[] {
  if (property.shorthand) return [before(property, `${to}: `)];
  const isQuoted = property.computed || (isText(property.key) && !/^[\w$]+$/.test(to));
  return [replace(property.key, isQuoted ? `"${to}"` : to)];
}

/** Gives a key another name, and its value what is put around it: `embed: e` becomes `embeds: [e]`. */
export const rekey = (property: ObjectProperty, to: string, edits: readonly Edit[]): Edit[] => [
  property.shorthand ? before(property, `${to}: `) : replace(property.key, to),
  ...edits,
];

/** Puts a key into an object literal, before all others; on a line of its own where the others have theirs. */
export function addKey(rewriter: Rewriter, object: ObjectExpression, text: string): Edit {
  const at = startOf(object) + 1;
  const indent = /^[ \t]*(\r?\n[ \t]*)/.exec(rewriter.tree.text.slice(at))?.[1];
  if (object.properties.length === 0) return { start: at, end: at, text: ` ${text} ` };
  const inLine = /^\s/.test(rewriter.tree.text.slice(at, at + 1)) ? ` ${text},` : `${text}, `;
  return { start: at, end: at, text: indent ? `${indent}${text},` : inLine };
}

/** True for an expression that may be written twice without being evaluated in another way. */
export function isRepeatable(node: Node): boolean {
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return (
    (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") &&
    (!node.computed || /^(Numeric|String)Literal$/.test(node.property.type) || isRepeatable(node.property)) &&
    isRepeatable(node.object)
  );
}

/** Does nothing when it is not evaluated any more. */
export const isIdle = (node: Node): boolean =>
  isRepeatable(node) ||
  /^(Boolean|Null|Numeric)Literal$/.test(node.type) ||
  stringValue(node) !== undefined ||
  (node.type === "ArrayExpression" && node.elements.every(one => one === null || isIdle(one)));

/** Nothing of the statement stands before this expression: a bracket here could belong to the line above. */
export function startsStatement(node: Node): boolean {
  const start = startOf(node);
  for (let at = parentOf(node); at && startOf(at) === start; at = parentOf(at))
    if (at.type === "ExpressionStatement") return true;
  return false;
}

/** The statement that is nothing but this expression, in a list of statements. */
export function wholeStatement(node: Node): Node | null {
  const parent = parentOf(node);
  const at = parent?.type === "AwaitExpression" ? parentOf(parent) : parent;
  if (at?.type !== "ExpressionStatement") return null;
  const list = parentOf(at)?.type;
  return list === "BlockStatement" || list === "Program" || list === "SwitchCase" ? at : null;
}

/** Whether what stands before a statement would go on with what stands after it. */
function isJoint(rewriter: Rewriter, statement: Node): boolean {
  const [previous, next] = besides(statement);
  return Boolean(next && /^[[(`+\-*/.,]/.test(rewriter.text(next)) && isOpenEnded(rewriter, previous));
}

/** The statements before and after one in its list. */
function besides(statement: Node): [Node | undefined, Node | undefined] {
  const parent = parentOf(statement);
  const list: readonly Node[] =
    parent?.type === "SwitchCase"
      ? parent.consequent
      : parent?.type === "Program" || parent?.type === "BlockStatement"
        ? parent.body
        : [];
  const index = list.indexOf(statement);
  return index < 0 ? [undefined, undefined] : [list[index - 1], list[index + 1]];
}

/** The statement before one in its list. */
export const statementBefore = (statement: Node): Node | undefined => besides(statement)[0];

/** The statement after one in its list. */
export const statementAfter = (statement: Node): Node | undefined => besides(statement)[1];

/** Whether a statement would go on with what begins with a bracket behind it: no semicolon ends it. */
export function isOpenEnded(rewriter: Rewriter, statement: Node | undefined): boolean {
  switch (statement?.type) {
    case "ExpressionStatement":
    case "ReturnStatement":
    case "ThrowStatement":
    case "VariableDeclaration":
      return !rewriter.text(statement).endsWith(";");
    case "IfStatement":
      return isOpenEnded(rewriter, statement.alternate ?? statement.consequent);
    case "ForInStatement":
    case "ForOfStatement":
    case "ForStatement":
    case "WhileStatement":
      return isOpenEnded(rewriter, statement.body);
    default:
      return false;
  }
}

/** Where a bracket that is put before the statement around a node would belong to the one before. */
export function jointOf(rewriter: Rewriter, node: Node, edits: readonly Edit[]): number | undefined {
  if (!edits.some(isOpening)) return undefined;
  let statement: Node | undefined = node;
  while (statement && statement.type !== "ExpressionStatement") statement = parentOf(statement);
  if (!statement || !isOpenEnded(rewriter, statementBefore(statement))) return undefined;
  const start = startOf(statement);
  return edits.some(edit => edit.start === start && isOpening(edit)) ? start : undefined;
}

/** Takes a statement out, and its line when nothing else stands there. */
export function removeStatement(rewriter: Rewriter, statement: Node): Edit {
  const { text } = rewriter.tree;
  if (isJoint(rewriter, statement)) return replace(statement, ";");
  let start = startOf(statement);
  let end = endOf(statement);
  while (text[start - 1] === " " || text[start - 1] === "\t") start -= 1;
  const rest = /^[ \t]*(\r?\n)/.exec(text.slice(end));
  if ((start === 0 || text[start - 1] === "\n") && rest) end += rest[0].length;
  else start = startOf(statement);
  return { start, end, text: "" };
}

/** `guild.roles.create({ data: { color } })`, `role.edit({ color })`: whether a key stands in what a role is made of. */
export function isOfRole(property: ObjectProperty): boolean {
  const call = invocationAround(property);
  return isCall(call) && isMember(call.callee) && /^(create|edit)$/.test(memberName(call.callee) ?? "");
}
