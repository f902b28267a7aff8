import type { Class } from "@babel/types";
import type { Node } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import type { Table } from "../tables/read-table.ts";

/** What the parts of inference ask of the whole. */
export interface Infer {
  readonly tree: Tree;
  readonly table: Table;
  readonly filename: string | undefined;
  /** What `this` is outside of all functions, in code that something else evaluates. */
  readonly outerThis: Type | undefined;
  byName(name: string, isParameter: boolean): Type | undefined;
  typeOf(node: Node): Type | undefined;
  isA(type: Type | undefined, className: string): boolean;
  ofClass(node: Class): Type;
  ofModule(source: string, name: string): Type | undefined;
  ofExport(name: string): Type | undefined;
  /** What an annotation, a result or a cast of TypeScript says. */
  ofStated(stated: Node | null | undefined): Type | undefined;
}
