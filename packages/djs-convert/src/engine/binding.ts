import type { AssignmentExpression, Expression, Identifier, VariableDeclarator } from "@babel/types";
import type { Node } from "./nodes.ts";

/** A name and the node that makes it: a declarator, a parameter's function, an import, a class, a function. */
export interface Binding {
  name: string;
  kind: "import" | "variable" | "parameter" | "function" | "class" | "catch" | "other";
  /** The identifier that is declared. */
  identifier: Identifier;
  /** VariableDeclarator, import specifier, function or class; the first assignment to a name that is declared nowhere. */
  owner: Node;
  /** The node in which the name means this. */
  scope: Node;
}

/** Where a name is given something else than it begins with. */
export interface Given {
  /** An assignment, or a `var` that declares the name once more. */
  node: AssignmentExpression | VariableDeclarator;
  left: Identifier;
  /** Of an assignment its own; `=` of a declaration, and `of` where the value is only a part of what is right. */
  operator: string;
  right: Expression;
}
