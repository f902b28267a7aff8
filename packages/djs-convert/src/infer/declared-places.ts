import {
  enclosingClass,
  enclosingFunction,
  type Func,
  isInvocation,
  keyName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import type { Infer } from "./context.ts";
import { awaited, resultOf } from "./declared-functions.ts";
import { declaredOf } from "./declared-names.ts";
import { parameterOf } from "./declared-params.ts";
import { type Declared, elementOf, frameOf, headsOf, memberOf, promised } from "./declared-types.ts";

const deepest = 24;

/**
 * The types that are declared for the place where a value stands: of `"RED"` in `const c: ColorResolvable = "RED"` and
 * in `return { color: "RED" }` of a function that says what it returns.
 */
export function expectedAt(infer: Infer, node: Node, depth = 0): Declared[] {
  const parent = parentOf(node);
  if (!parent || depth > deepest) return [];
  const outward = (at: Node): Declared[] => expectedAt(infer, at, depth + 1);
  const written = (type: Node | null | undefined): Declared[] =>
    type ? [{ kind: "written", node: type, in: frameOf(infer) }] : [];
  switch (parent.type) {
    case "VariableDeclarator":
      return parent.init === node ? ofTarget(infer, parent.id) : [];
    case "AssignmentPattern":
      return parent.right === node ? ofDefault(infer, parent, depth) : [];
    case "AssignmentExpression":
      return parent.right === node && /^(\?\?|\|\|)?=$/.test(parent.operator)
        ? declaredOf(infer, parent.left)
        : [];
    case "ClassProperty":
    case "ClassPrivateProperty":
      if (parent.value !== node) return [];
      return parent.typeAnnotation ? written(parent.typeAnnotation) : ofField(infer, parent);
    case "ReturnStatement": {
      const func = enclosingFunction(parent);
      return func ? returnedOf(infer, func, depth) : [];
    }
    case "ArrowFunctionExpression":
      return parent.body === node ? returnedOf(infer, parent, depth) : [];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
      return passesOn(parent.typeAnnotation) ? outward(parent) : written(parent.typeAnnotation);
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
    case "AwaitExpression":
      return outward(parent);
    case "ConditionalExpression":
      return parent.test === node ? [] : outward(parent);
    case "LogicalExpression":
      return parent.right === node || parent.operator !== "&&" ? outward(parent) : [];
    case "BinaryExpression":
      if (!/^[=!]==?$/.test(parent.operator)) return [];
      return declaredOf(infer, parent.left === node ? parent.right : parent.left);
    case "SwitchCase": {
      const around = parentOf(parent);
      return parent.test === node && around?.type === "SwitchStatement"
        ? declaredOf(infer, around.discriminant)
        : [];
    }
    case "ArrayExpression": {
      const index = parent.elements.findIndex(one => one === node);
      return outward(parent).flatMap(one => elementOf(one, index));
    }
    case "SpreadElement":
      return ofSpread(parent, outward);
    case "ObjectProperty":
      return ofKey(parent, node, outward);
    default:
      return isInvocation(parent) && parent.callee !== node ? parameterOf(infer, parent, node, outward) : [];
  }
}

/** `as const`, and what is said to be anything on the way to something else. */
function passesOn(type: Node): boolean {
  if (type.type === "TSAnyKeyword" || type.type === "TSUnknownKeyword") return true;
  return (
    type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const"
  );
}

function ofTarget(infer: Infer, target: Node): Declared[] {
  const annotation = "typeAnnotation" in target ? target.typeAnnotation : null;
  return annotation ? [{ kind: "written", node: annotation, in: frameOf(infer) }] : [];
}

/** `(color: ColorResolvable = "RED")`, and `({ color = "RED" }: Options)`. */
function ofDefault(
  infer: Infer,
  pattern: Extract<Node, { type: "AssignmentPattern" }>,
  depth: number,
): Declared[] {
  const stated = ofTarget(infer, pattern.left);
  if (stated.length > 0 || depth > deepest) return stated;
  const property = parentOf(pattern);
  const object = property?.type === "ObjectProperty" ? parentOf(property) : undefined;
  const key = property && keyName(property);
  if (object?.type !== "ObjectPattern" || key === undefined) return [];
  const whole = ofTarget(infer, object);
  return whole.flatMap(one => memberOf(one, key));
}

/** `readonly type = "CHAT_INPUT"` of a class that says what it implements. */
function ofField(infer: Infer, field: Node): Declared[] {
  const owner = enclosingClass(field);
  const key = keyName(field);
  if (!owner || key === undefined || ("static" in field && field.static)) return [];
  return promised({ kind: "class", node: owner, isStatic: false, in: frameOf(infer) }, key);
}

/** What a function says that it returns, or what is said where it stands: `const f: () => ColorResolvable = () => "RED"`. */
function returnedOf(infer: Infer, func: Func, depth: number): Declared[] {
  if (func.generator) return [];
  const stated: Declared[] = func.returnType
    ? [{ kind: "written", node: func.returnType, in: frameOf(infer) }]
    : callableAt(infer, func, depth).flatMap(resultOf);
  return func.async ? stated.flatMap(one => awaited(one)) : stated;
}

/** The types of the place where a function stands; of a method, what is said of its key. */
export function callableAt(infer: Infer, func: Func, depth = 0): Declared[] {
  if (func.type === "ObjectMethod") {
    const object = parentOf(func);
    const key = keyName(func);
    if (!object || key === undefined || func.kind !== "method") return [];
    return expectedAt(infer, object, depth + 1).flatMap(one => memberOf(one, key));
  }
  if (func.type === "ClassMethod") return func.kind === "method" ? ofField(infer, func) : [];
  return func.type === "FunctionDeclaration" ? [] : expectedAt(infer, func, depth + 1);
}

function ofSpread(spread: Node, outward: (at: Node) => Declared[]): Declared[] {
  const around = parentOf(spread);
  return around?.type === "ArrayExpression" || around?.type === "ObjectExpression" ? outward(around) : [];
}

function ofKey(
  property: Extract<Node, { type: "ObjectProperty" }>,
  node: Node,
  outward: (at: Node) => Declared[],
) {
  const object = parentOf(property);
  if (property.value !== node || object?.type !== "ObjectExpression") return [];
  const key = keyName(property);
  const around = outward(object);
  if (key !== undefined) return around.flatMap(one => memberOf(one, key));
  // `[name]: "RED"` of a table.
  return around.flatMap(one =>
    headsOf(one).flatMap(head =>
      head.kind === "generic" && head.name === "Record" ? head.of.slice(1, 2) : [],
    ),
  );
}
