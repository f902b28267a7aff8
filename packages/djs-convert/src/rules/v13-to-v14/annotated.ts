import type { ObjectExpression } from "@babel/types";
import { bare, isFunc, type Node, parentOf } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import { alternatives, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { isQualified, typeNamedBy } from "../type-uses.ts";
import { enumOptions } from "./client-lists.ts";
import { asNamedByDiscord } from "./embed-data.ts";
import { restOptions } from "./rest-options.ts";

/** What is written where an annotation says what it is: `const options: ClientOptions = { … }`. */
export function annotatedValues(rewriter: Rewriter): void {
  for (const value of literalsOf(rewriter, "ClientOptions")) {
    restOptions(rewriter, value, false);
    enumOptions(rewriter, value, false);
  }
  // Its name is that of what Discord sends and takes.
  for (const value of literalsOf(rewriter, "MessageEmbedOptions"))
    for (const part of value.properties) asNamedByDiscord(rewriter, part);
}

/** The objects that a variable of this type holds, or a function that says so returns. */
function literalsOf(rewriter: Rewriter, name: string): ObjectExpression[] {
  return (rewriter.tree.identifiers.get(name) ?? []).flatMap(type => {
    const isOfPackage = isQualified(rewriter, type) || rewriter.names.isImported(type);
    const owner = isOfPackage ? annotatedBy(type) : null;
    if (!owner) return [];
    const values = isFunc(owner) ? returnedBy(owner) : (heldBy(rewriter, owner)?.values ?? []);
    return values
      .map(bare)
      .flatMap(alternatives)
      .filter(one => one.type === "ObjectExpression");
  });
}

/** The name, or the function, whose annotation is this type and nothing more. */
function annotatedBy(name: Node): Node | null {
  const type = typeNamedBy(name);
  const annotation = type && parentOf(type);
  return annotation?.type === "TSTypeAnnotation" ? (parentOf(annotation) ?? null) : null;
}
