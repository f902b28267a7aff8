import type { ExportNamedDeclaration, Statement } from "@babel/types";
import { isMember, keyName, memberName, type Node } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";

/** Where an export comes from: what the file itself says, or a name of another file or package; `*` is all of it. */
export type Exported = { value: Node } | { source: string; name: string };

/** What a file gives to others, as it says it: `export`, `export { a as b } from "./c"`, `module.exports`. */
export class ModuleExports {
  /** By name, `default` included. Of a name that is given more than once the first. */
  readonly named = new Map<string, Exported>();
  /** `export * from "./x"`. */
  readonly passedOn: string[] = [];
  /** `module.exports = x`, and `export = x`. */
  whole: Node | undefined;
  /** All objects that were `module.exports` at some place. */
  readonly #objects: Node[] = [];

  constructor(tree: Tree) {
    for (const statement of tree.file.program.body) this.#noteStatement(statement);
    for (const node of tree.nodes) if (node.type === "AssignmentExpression") this.#noteAssigned(node, tree);
  }

  /** `a` of `module.exports = { a: 1 }`. */
  inObject(name: string): Node | undefined {
    for (const object of this.#objects) {
      const found = fromObject(object, name);
      if (found) return found;
    }
    return undefined;
  }

  #noteStatement(statement: Statement): void {
    switch (statement.type) {
      case "ExportDefaultDeclaration":
        this.#add("default", { value: statement.declaration });
        return;
      case "ExportAllDeclaration":
        this.passedOn.push(statement.source.value);
        return;
      case "TSExportAssignment":
        this.#noteWhole(statement.expression);
        return;
      case "ExportNamedDeclaration":
        this.#noteNamed(statement);
        return;
      case "TSImportEqualsDeclaration":
        if (statement.isExport) this.#add(statement.id.name, { value: statement.id });
    }
  }

  #noteNamed({ declaration, specifiers, source }: ExportNamedDeclaration): void {
    if (declaration?.type === "VariableDeclaration") {
      for (const one of declaration.declarations)
        if (one.id.type === "Identifier") this.#add(one.id.name, { value: one.id });
    } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier") {
      // Of a function with several signatures the last one has the body.
      if (declaration.type !== "TSDeclareFunction") this.#add(declaration.id.name, { value: declaration });
    }
    for (const one of specifiers) {
      const name = one.exported.type === "Identifier" ? one.exported.name : one.exported.value;
      if (one.type === "ExportSpecifier")
        this.#add(name, source ? { source: source.value, name: one.local.name } : { value: one.local });
      else if (source) this.#add(name, { source: source.value, name: "*" });
    }
  }

  #noteAssigned({ left, right }: Extract<Node, { type: "AssignmentExpression" }>, tree: Tree): void {
    if (!isMember(left)) return;
    const text = tree.text.slice(left.start ?? 0, left.end ?? 0);
    if (text === "module.exports") this.#noteWhole(right);
    else if (/^(module\.)?exports\.\w+$/.test(text)) this.#add(memberName(left) ?? "", { value: right });
  }

  #noteWhole(node: Node): void {
    this.whole ??= node;
    this.#objects.push(node);
  }

  #add(name: string, exported: Exported): void {
    if (!this.named.has(name)) this.named.set(name, exported);
  }
}

function fromObject(node: Node, name: string): Node | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  for (const part of node.properties) {
    if (keyName(part) !== name) continue;
    return part.type === "ObjectProperty" ? part.value : part;
  }
  return undefined;
}
