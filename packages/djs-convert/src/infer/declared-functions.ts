import type { TSCallSignatureDeclaration, TSFunctionType, TSMethodSignature } from "@babel/types";
import { isFunc, type Node } from "../engine/nodes.ts";
import { type Declared, elementOf, type Frame, type Head, headsOf, parentClass } from "./declared-types.ts";

/** What a declared function gives back. */
export function resultOf(declared: Declared): Declared[] {
  return headsOf(declared).flatMap((head): Declared[] => {
    if (head.kind !== "shape") return [];
    const type = isFunc(head.node) ? head.node.returnType : signatureOf(head.node)?.typeAnnotation;
    if (!type) return [];
    return [{ kind: "written", node: type, in: head.in }];
  });
}

/** What comes of a promise. */
export const awaited = (declared: Declared): Declared[] =>
  headsOf(declared).flatMap((head): Declared[] =>
    head.kind === "generic" && /^Promise(Like)?$/.test(head.name) ? head.of.slice(0, 1) : [head],
  );

/** What a class takes in where it is made. */
export function ofConstructor(made: Extract<Head, { kind: "class" }>, index: number): Declared[] {
  for (const one of made.node.body.body)
    if (one.type === "ClassMethod" && one.kind === "constructor") return ofParams(one.params, index, made.in);
  const base = parentClass(made);
  return base ? ofConstructor(base, index) : [];
}

/** What a function that is declared as this takes in. */
export function ofFunction(head: Head, index: number): Declared[] {
  if (head.kind !== "shape") return [];
  const { node } = head;
  return ofParams(isFunc(node) ? node.params : (signatureOf(node)?.parameters ?? []), index, head.in);
}

type Signature = TSFunctionType | TSMethodSignature | TSCallSignatureDeclaration;

/** What says how it is called: also `(message: Message): void` of an interface. */
function signatureOf(node: Node): Signature | undefined {
  if (node.type === "TSFunctionType" || node.type === "TSMethodSignature") return node;
  const members =
    node.type === "TSInterfaceDeclaration"
      ? node.body.body
      : node.type === "TSTypeLiteral"
        ? node.members
        : [];
  return members.find(one => one.type === "TSCallSignatureDeclaration");
}

/** The annotation of the parameter at a place; what all further arguments go into is a list of them. */
export function ofParams(params: readonly Node[], index: number, frame: Frame): Declared[] {
  const last = params.at(-1);
  const isRest = last?.type === "RestElement" && index >= params.length - 1;
  const param = isRest ? last : params[index];
  const target = param?.type === "TSParameterProperty" ? param.parameter : param;
  const name = target?.type === "AssignmentPattern" ? target.left : target;
  const annotation = name && "typeAnnotation" in name ? name.typeAnnotation : null;
  if (!annotation) return [];
  const declared: Declared = { kind: "written", node: annotation, in: frame };
  return isRest ? elementOf(declared, undefined) : [declared];
}
