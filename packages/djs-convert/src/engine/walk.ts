import { isCall, isMember, linkParent, memberName, type Node } from "./nodes.ts";

/** Visits in the order of the source, and links each node to its parent; a shorthand property's name once. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
    case "NullLiteral":
    case "ThisExpression":
    case "TemplateElement":
      return;
    case "Identifier":
      if (node.typeAnnotation) step(node.typeAnnotation, node, visit);
      all(node.decorators, node, visit);
      return;
    case "MemberExpression":
      step(node.object, node, visit);
      step(node.property, node, visit);
      return;
    case "CallExpression":
    case "NewExpression":
      step(node.callee, node, visit);
      if (node.typeParameters) step(node.typeParameters, node, visit);
      all(node.arguments, node, visit);
      return;
    case "ObjectProperty":
      all(node.decorators, node, visit);
      if (node.shorthand) linkParent(node.key, node);
      else step(node.key, node, visit);
      step(node.value, node, visit);
      return;
    case "ObjectExpression":
      all(node.properties, node, visit);
      return;
    case "ExpressionStatement":
      step(node.expression, node, visit);
      return;
    case "BlockStatement":
      all(node.directives, node, visit);
      all(node.body, node, visit);
      return;
    case "VariableDeclaration":
      all(node.declarations, node, visit);
      return;
    case "VariableDeclarator":
      step(node.id, node, visit);
      if (node.init) step(node.init, node, visit);
      return;
    case "ArrowFunctionExpression":
      if (node.typeParameters) step(node.typeParameters, node, visit);
      all(node.params, node, visit);
      if (node.returnType) step(node.returnType, node, visit);
      step(node.body, node, visit);
      return;
    case "AssignmentExpression":
    case "BinaryExpression":
    case "LogicalExpression":
      step(node.left, node, visit);
      step(node.right, node, visit);
      return;
    case "AwaitExpression":
    case "SpreadElement":
    case "UnaryExpression":
      step(node.argument, node, visit);
      return;
    case "ReturnStatement":
      if (node.argument) step(node.argument, node, visit);
      return;
    case "ConditionalExpression":
    case "IfStatement":
      step(node.test, node, visit);
      step(node.consequent, node, visit);
      if (node.alternate) step(node.alternate, node, visit);
      return;
    case "TemplateLiteral":
      all(node.expressions, node, visit);
      all(node.quasis, node, visit);
      return;
    default:
      forChildren(node, child => step(child, node, visit));
  }
}

function step(child: Node, parent: Node, visit: (node: Node) => void): void {
  linkParent(child, parent);
  walk(child, visit);
}

function all(
  children: readonly (Node | null)[] | null | undefined,
  parent: Node,
  visit: (node: Node) => void,
): void {
  if (children) for (const child of children) if (child) step(child, parent, visit);
}

/** What stands right below a node, wherever it may: of a shorthand property the name and the value. */
export function forChildren(node: Node, use: (child: Node) => void): void {
  for (const key of keysOf[node.type] ?? Object.keys(node)) {
    if (skipped.has(key)) continue;
    const value: unknown = Reflect.get(node, key);
    if (value === null || typeof value !== "object") continue;
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) use(child);
    } else if (isNode(value)) use(value);
  }
}

const isNode = (value: unknown): value is Node =>
  value !== null &&
  typeof value === "object" &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value;

const skipped = new Set([
  "loc",
  "start",
  "end",
  "type",
  "up",
  "extra",
  "range",
  "errors",
  "comments",
  "tokens",
]);

const ofFunction = ["decorators", "id", "key", "typeParameters", "params", "predicate", "returnType", "body"];
const ofClass = ["decorators", "id", "typeParameters", "superClass", "superTypeParameters"];

/** Where children stand, by the parent's type; of types that are not named here every key is looked at. */
const keysOf: Readonly<Record<string, readonly string[] | undefined>> = {
  ArrayExpression: ["elements"],
  ArrayPattern: ["elements", "typeAnnotation"],
  ArrowFunctionExpression: ["typeParameters", "params", "returnType", "body"],
  AssignmentExpression: ["left", "right"],
  AssignmentPattern: ["left", "right", "decorators"],
  AwaitExpression: ["argument"],
  BinaryExpression: ["left", "right"],
  BlockStatement: ["directives", "body"],
  BreakStatement: [],
  CallExpression: ["callee", "typeParameters", "arguments"],
  CatchClause: ["param", "body"],
  ClassBody: ["body"],
  ClassDeclaration: [...ofClass, "implements", "body"],
  ClassExpression: [...ofClass, "implements", "body"],
  ClassMethod: ofFunction,
  ClassPrivateMethod: ofFunction,
  ClassProperty: ["decorators", "variance", "key", "typeAnnotation", "value"],
  ConditionalExpression: ["test", "consequent", "alternate"],
  ContinueStatement: [],
  Directive: ["value"],
  ExpressionStatement: ["expression"],
  ForInStatement: ["left", "right", "body"],
  ForOfStatement: ["left", "right", "body"],
  ForStatement: ["init", "test", "update", "body"],
  FunctionDeclaration: ofFunction,
  FunctionExpression: ofFunction,
  IfStatement: ["test", "consequent", "alternate"],
  LogicalExpression: ["left", "right"],
  MemberExpression: ["object", "property"],
  NewExpression: ["callee", "typeParameters", "arguments"],
  ObjectExpression: ["properties"],
  ObjectMethod: ofFunction,
  ObjectPattern: ["decorators", "properties", "typeAnnotation"],
  ObjectProperty: ["decorators", "key", "value"],
  OptionalCallExpression: ["callee", "typeParameters", "arguments"],
  OptionalMemberExpression: ["object", "property"],
  Program: ["interpreter", "directives", "body"],
  RegExpLiteral: [],
  RestElement: ["argument", "typeAnnotation"],
  ReturnStatement: ["argument"],
  SequenceExpression: ["expressions"],
  SpreadElement: ["argument"],
  SwitchCase: ["test", "consequent"],
  SwitchStatement: ["discriminant", "cases"],
  TemplateLiteral: ["expressions", "quasis"],
  ThrowStatement: ["argument"],
  TryStatement: ["block", "handler", "finalizer"],
  UnaryExpression: ["argument"],
  UpdateExpression: ["argument"],
  VariableDeclaration: ["declarations"],
  VariableDeclarator: ["id", "init"],
  WhileStatement: ["test", "body"],
};

/** Whether an expression must be come to where it stands, and once: it waits for something, or changes something. */
export function actsOnce(expression: Node): boolean {
  let acts = false;
  walk(expression, node => {
    acts ||=
      changing.test(node.type) ||
      (isCall(node) && isMember(node.callee) && taking.test(memberName(node.callee) ?? ""));
  });
  return acts;
}

const changing = /^(Assignment|Await|Update|Yield)Expression$/;
const taking = /^(next|pop|shift|splice)$/;
