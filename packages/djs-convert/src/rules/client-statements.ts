import type { NewExpression, ObjectExpression } from "@babel/types";
import { lineEndOf } from "../engine/layout.ts";
import { endOf, type Node, parentOf, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { makesClient } from "./literals.ts";
import type { Rewriter } from "./rewriter.ts";

/** `const client = new Client(…);` as a statement of its own. */
export interface ClientStatement {
  name: string;
  statement: Node;
}

/** The statement that makes a client and does no more. */
export function clientStatement(made: NewExpression): ClientStatement | null {
  const owner = parentOf(made);
  const statement = owner && parentOf(owner);
  if (owner?.type !== "VariableDeclarator" || owner.init !== made || owner.id.type !== "Identifier")
    return null;
  const isAlone = statement?.type === "VariableDeclaration" && statement.declarations.length === 1;
  const list = isAlone ? parentOf(statement)?.type : undefined;
  return isAlone && (list === "Program" || list === "BlockStatement")
    ? { name: owner.id.name, statement }
    : null;
}

/** That statement for options that are written out where the client is made. */
export function statementOfOptions(options: ObjectExpression): ClientStatement | null {
  const made = parentOf(options);
  return made?.type === "NewExpression" ? clientStatement(made) : null;
}

/** The client that the file makes; null where there is none, or more than one. */
export function onlyClient(rewriter: Rewriter): ClientStatement | null {
  const made = rewriter.tree.nodes.flatMap(node =>
    node.type === "NewExpression" && makesClient(rewriter, node) ? [node] : [],
  );
  const [only, ...others] = made;
  return only && others.length === 0 ? clientStatement(only) : null;
}

/** A further statement on the line behind one. */
export function behindStatement({ tree: { text } }: Rewriter, statement: Node, added: string): Edit {
  const indent = /[ \t]*$/.exec(text.slice(0, startOf(statement)))?.[0] ?? "";
  const end = endOf(statement);
  return { start: end, end, text: `${lineEndOf(text)}${indent}${added}` };
}
