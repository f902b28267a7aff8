import { bare, type Node, parentOf } from "../../engine/nodes.ts";
import { alternatives, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { isQualified } from "../type-uses.ts";
import { restOptions } from "./rest-options.ts";
import { enumOptions } from "./values.ts";

/** What a variable holds whose annotation says what that is: `const options: ClientOptions = { … }`. */
export function annotatedValues(rewriter: Rewriter): void {
  for (const type of rewriter.tree.identifiers.get("ClientOptions") ?? []) {
    const isOfPackage = isQualified(rewriter, type) || rewriter.names.isImported(type);
    const variable = isOfPackage ? annotatedBy(type) : null;
    const values = variable ? (heldBy(rewriter, variable)?.values ?? []) : [];
    for (const value of values.map(bare).flatMap(alternatives))
      if (value.type === "ObjectExpression") {
        restOptions(rewriter, value, false);
        enumOptions(rewriter, value, false);
      }
  }
}

/** The name whose annotation is this type and nothing more. */
function annotatedBy(type: Node): Node | null {
  let at = parentOf(type);
  if (at?.type === "TSQualifiedName") at = parentOf(at);
  if (at?.type !== "TSTypeReference") return null;
  const annotation = parentOf(at);
  return annotation?.type === "TSTypeAnnotation" ? (parentOf(annotation) ?? null) : null;
}
