import type {
  ArrowFunctionExpression,
  CallExpression,
  Class,
  ClassMethod,
  ClassPrivateMethod,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  MemberExpression,
  NewExpression,
  Node,
  ObjectExpression,
  ObjectMethod,
  ObjectProperty,
  OptionalCallExpression,
  OptionalMemberExpression,
  StringLiteral,
  TemplateLiteral,
} from "@babel/types";

export type { Node } from "@babel/types";
export type Member = MemberExpression | OptionalMemberExpression;
export type Call = CallExpression | OptionalCallExpression;
/** A text in quotes of any kind, without holes. */
export type Text = StringLiteral | TemplateLiteral;
export type Func =
  | FunctionDeclaration
  | FunctionExpression
  | ArrowFunctionExpression
  | ObjectMethod
  | ClassMethod
  | ClassPrivateMethod;

// The walk writes each node's parent into the tree: reading it back is all that inference needs, and a map beside the
// tree costs a third of the speed.
type Linked = Node & { up?: Node };

export const parentOf = (node: Node): Node | undefined => (node as Linked).up;
export const linkParent = (node: Node, parent: Node): void => {
  (node as Linked).up = parent;
};

// Babel always sets both offsets on what it has parsed.
export const startOf = (node: Node): number => node.start ?? 0;
export const endOf = (node: Node): number => node.end ?? 0;

const offsetOf = (given: unknown): number | undefined => (typeof given === "number" ? given : undefined);

/** Where an expression begins, and ends, with the brackets around it: `(a = b)`. */
export const outerStart = (node: Node): number => offsetOf(node.extra?.parenStart) ?? startOf(node);
export const outerEnd = (node: Node): number => offsetOf(node.extra?.parenEnd) ?? endOf(node);

export const isBracketed = (node: Node): boolean => outerStart(node) < startOf(node);

const spaces = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;

/** The next place where neither white space nor a comment stands. */
export function skipSpace(text: string, offset: number): number {
  spaces.lastIndex = offset;
  return offset + (spaces.exec(text)?.[0].length ?? 0);
}

/** Finds the end of the brackets around an expression: the parser tells of their beginning alone. */
export function closeBrackets(node: Node, text: string): void {
  if (!node.extra?.parenthesized) return;
  let end = endOf(node);
  for (let at = outerStart(node); at < startOf(node); at = skipSpace(text, at + 1))
    if (text[at] === "(") end = skipSpace(text, end) + 1;
  node.extra.parenEnd = end;
}

export const isMember = (node: Node | null | undefined): node is Member =>
  node?.type === "MemberExpression" || node?.type === "OptionalMemberExpression";

export const isCall = (node: Node | null | undefined): node is Call =>
  node?.type === "CallExpression" || node?.type === "OptionalCallExpression";

/** `Array.isArray(x)`. */
export const isListTest = (node: Node | null | undefined): node is Call =>
  isCall(node) &&
  isMember(node.callee) &&
  memberName(node.callee) === "isArray" &&
  node.callee.object.type === "Identifier" &&
  node.callee.object.name === "Array";

export const isInvocation = (node: Node | null | undefined): node is Call | NewExpression =>
  isCall(node) || node?.type === "NewExpression";

export const isFunc = (node: Node | null | undefined): node is Func =>
  node?.type === "ArrowFunctionExpression" ||
  node?.type === "FunctionExpression" ||
  node?.type === "FunctionDeclaration" ||
  node?.type === "ObjectMethod" ||
  node?.type === "ClassMethod" ||
  node?.type === "ClassPrivateMethod";

/** The name behind the dot; also of `a["b"]`, and `#b` of `a.#b`. */
export function memberName(node: Member): string | undefined {
  if (node.property.type === "PrivateName") return `#${node.property.id.name}`;
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : undefined;
  return stringValue(node.property);
}

/** The name of a variable, or of the member that is read of something; "" for anything else. */
export const lastName = (node: Node): string =>
  (node.type === "Identifier" ? node.name : isMember(node) ? memberName(node) : undefined) ?? "";

/** Whether it is a method of what is called so: `x.bans.create(user)` of `bans`. */
export const isMethodOf = (call: Call | undefined, name: string): boolean =>
  call !== undefined && isMember(call.callee) && lastName(call.callee.object) === name;

/** The name of a key of an object literal or pattern. */
export function keyName(property: Node): string | undefined {
  if (property.type === "ClassPrivateMethod" || property.type === "ClassPrivateProperty")
    return `#${property.key.id.name}`;
  if (
    property.type !== "ObjectProperty" &&
    property.type !== "ObjectMethod" &&
    property.type !== "ClassMethod" &&
    property.type !== "ClassProperty"
  )
    return undefined;
  if (!property.computed && property.key.type === "Identifier") return property.key.name;
  return stringValue(property.key);
}

/** The value of a key of an object literal. */
export function propertyOf(object: ObjectExpression, name: string): ObjectProperty | undefined {
  for (const property of object.properties)
    if (property.type === "ObjectProperty" && keyName(property) === name) return property;
  return undefined;
}

/** The text of a string, also of a template without holes. */
export const stringValue = (node: Node | null | undefined): string | undefined =>
  isText(node) ? textValue(node) : undefined;

export const isText = (node: Node | null | undefined): node is Text =>
  node?.type === "StringLiteral" || (node?.type === "TemplateLiteral" && node.expressions.length === 0);

/** What a text says: of a template whose escapes mean nothing, nothing. */
export const textValue = (text: Text): string =>
  text.type === "StringLiteral" ? text.value : (text.quasis[0]?.value.cooked ?? "");

/** Whether a node is this one, or a part of it. */
export const isWithin = (node: Node, around: Node): boolean =>
  startOf(node) >= startOf(around) && endOf(node) <= endOf(around);

/** The call of which `node` is the callee. */
export function callOf(node: Node): Call | undefined {
  const parent = parentOf(node);
  return isCall(parent) && parent.callee === node ? parent : undefined;
}

/** The names that a declaration or a parameter gives: `a`, and each of `{ a, b: [c, ...d] }`. */
export function identifiersIn(target: Node | null): Identifier[] {
  switch (target?.type) {
    case "Identifier":
      return [target];
    case "ObjectPattern":
      return target.properties.flatMap(one => identifiersIn(one.type === "RestElement" ? one : one.value));
    case "ArrayPattern":
      return target.elements.flatMap(identifiersIn);
    case "AssignmentPattern":
      return identifiersIn(target.left);
    case "RestElement":
      return identifiersIn(target.argument);
    case "TSParameterProperty":
      return identifiersIn(target.parameter);
    default:
      return [];
  }
}

/** What an expression is without the parts that change nothing about its value. */
export function bare(node: Node): Node {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "TSTypeAssertion":
    case "TSSatisfiesExpression":
    case "TypeCastExpression":
      return bare(node.expression);
    default:
      return node;
  }
}

/** The identifier or `this` at the beginning of `a.b.c().d`. */
export function rootOf(node: Node): Node {
  let at = bare(node);
  for (;;) {
    if (isMember(at)) at = bare(at.object);
    else if (isCall(at)) at = bare(at.callee);
    else if (at.type === "AwaitExpression") at = bare(at.argument);
    else return at;
  }
}

/** What a chain of calls begins with: `a` of `a.b().c()`, `a.d` of `a.d.b()`. */
export function chainRoot(node: Node): Node {
  let root = node;
  while (isCall(root) && isMember(root.callee)) root = root.callee.object;
  return root;
}

/** The last call of the chain that begins with `node`; the node itself where nothing is called on it. */
export function chainEnd(node: Node): Node {
  let end = node;
  for (;;) {
    const member = parentOf(end);
    const call = isMember(member) && member.object === end ? callOf(member) : undefined;
    if (!call) return end;
    end = call;
  }
}

export function enclosingFunction(node: Node): Func | undefined {
  for (let at = parentOf(node); at; at = parentOf(at)) if (isFunc(at)) return at;
  return undefined;
}

export function enclosingClass(node: Node): Class | undefined {
  for (let at = parentOf(node); at; at = parentOf(at))
    if (at.type === "ClassDeclaration" || at.type === "ClassExpression") return at;
  return undefined;
}

/** The call in whose arguments a node stands, objects and lists between left out. */
export function invocationAround(node: Node): Call | NewExpression | null {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isInvocation(at)) return at;
    if (!listing.has(at.type)) return null;
  }
  return null;
}

const listing = new Set([
  "ObjectExpression",
  "ObjectPattern",
  "ObjectProperty",
  "ObjectMethod",
  "ArrayExpression",
  "ArrayPattern",
  "ConditionalExpression",
  "SpreadElement",
]);

/** Whether something is put into it, in whichever way: `x.y = 1`, `x.y++`, `[x.y] = list`; or taken away. */
export function isTarget(node: Node): boolean {
  const parent = parentOf(node);
  switch (parent?.type) {
    case "AssignmentExpression":
    case "AssignmentPattern":
    case "ForInStatement":
    case "ForOfStatement":
      return parent.left === node;
    case "ArrayPattern":
    case "RestElement":
    case "UpdateExpression":
      return true;
    case "UnaryExpression":
      return parent.operator === "delete";
    case "ObjectProperty": {
      const around = parentOf(parent);
      return around?.type === "ObjectPattern" && parent.value === node;
    }
    default:
      return false;
  }
}
