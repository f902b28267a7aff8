import { type Node, parentOf } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

export type Held = {
  /** What the variable begins with, and what it is given later. */
  values: Node[];
  /** Where it is read. */
  reads: Node[];
};

/** What a variable of the file holds, by all its assignments; null when that is not to be seen here. */
export function heldBy({ tree }: Rewriter, name: Node): Held | null {
  const binding = name.type === "Identifier" ? tree.resolve(name) : undefined;
  const owner = binding?.owner;
  if (!binding || owner?.type !== "VariableDeclarator" || owner.id !== binding.identifier) return null;
  const statement = parentOf(owner);
  const around = statement && parentOf(statement);
  if (around?.type === "ForOfStatement" || around?.type === "ForInStatement") return null;
  const values = owner.init ? [owner.init] : [];
  // Other files may read what is exported.
  const reads: Node[] = around?.type === "ExportNamedDeclaration" ? [around] : [];
  for (const use of tree.references(binding)) {
    const parent = parentOf(use);
    if (parent?.type !== "AssignmentExpression" || parent.left !== use) reads.push(use);
    else if (parent.operator === "=") values.push(parent.right);
    else return null;
  }
  return { values, reads };
}

/** What an expression may come to, where that is written out. */
export function alternatives(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(alternatives);
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap(alternatives);
  return [node];
}
