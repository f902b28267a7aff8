import type { Class } from "@babel/types";
import type { Func, Node } from "../engine/nodes.ts";
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
  /** Where another file of the project declares what it gives under a name. */
  declarationIn(source: string, name: string): Declaration | undefined;
  /** What a parameter is said to be by the place where its function stands. */
  expectedOf(func: Func, index: number): Declaration[];
  /** What other files pass for a parameter of a function that this one exports. */
  handedTo(func: Func, index: number): Type | undefined;
  /** Whether a class of this file, or anything of another one, has a method of this name. */
  declaresMethod(name: string): boolean;
  /** What other files say of a member that the client has by the bot's own doing. */
  onClient(name: string): Type | undefined;
  /** What other files put on `global` under a name. */
  onGlobal(name: string): Type | undefined;
  /** What an annotation, a result or a cast of TypeScript says. */
  ofStated(stated: Node | null | undefined): Type | undefined;
}

/** What is declared, and what is known of the file that it stands in. */
export interface Declaration {
  node: Node;
  infer: Infer;
}

/** What other files of the project say. */
export interface OtherFiles {
  /** The type of a local module's export. */
  typeOf: (source: string, name: string) => Type | undefined;
  /** Where that export is declared. */
  declarationOf: (source: string, name: string) => Declaration | undefined;
  /** What they pass to a function that this one exports under one of these names. */
  passedTo: (names: readonly string[], index: number) => Type | undefined;
  /** Whether a class, an object or an interface of the bot has a method of this name. */
  declareMethod: (name: string) => boolean;
  /** A member that they give to the client; `open` while that is being found already. */
  onClient: (name: string) => Type | "open" | undefined;
  /** What they put on `global`; `open` while that is being found already. */
  onGlobal: (name: string) => Type | "open" | undefined;
  /** Whether a file of the bot calls its client so. */
  isClient: (name: string) => boolean;
}
