import type {
  AssignmentExpression,
  Comment,
  File,
  Identifier,
  NewExpression,
  StringLiteral,
  TemplateLiteral,
} from "@babel/types";
import { type Call, isFunc, isMember, keyName, memberName, type Node, parentOf } from "./nodes.ts";
import { walk } from "./walk.ts";

/** A name and the node that makes it: a declarator, a parameter's function, an import, a class, a function. */
export interface Binding {
  name: string;
  kind: "import" | "variable" | "parameter" | "function" | "class" | "catch" | "other";
  /** The identifier that is declared. */
  identifier: Identifier;
  /** VariableDeclarator, import specifier, function or class. */
  owner: Node;
}

/** A file's tree with what rules and inference ask for most, gathered in one walk. */
export class Tree {
  readonly file: File;
  readonly text: string;
  readonly nodes: Node[] = [];
  readonly identifiers = new Map<string, Identifier[]>();
  readonly assignments = new Map<string, AssignmentExpression[]>();
  readonly memberAssignments = new Map<string, AssignmentExpression[]>();
  readonly calls = new Map<string, (Call | NewExpression)[]>();
  readonly comments: readonly Comment[];
  readonly strings: StringLiteral[] = [];
  /** Templates without holes. */
  readonly plainTemplates: TemplateLiteral[] = [];
  readonly #scopes = new Map<Node, Map<string, Binding>>();
  readonly #resolved = new Map<Identifier, Binding | null>();

  constructor(file: File, text: string) {
    this.file = file;
    this.text = text;
    this.comments = file.comments ?? [];
    this.#scopes.set(file.program, new Map());
    walk(file.program, node => this.#note(node));
  }

  #note(node: Node): void {
    switch (node.type) {
      case "Identifier":
        push(this.identifiers, node.name, node);
        return;
      case "StringLiteral":
        this.strings.push(node);
        return;
      case "TemplateLiteral":
        if (node.expressions.length === 0) this.plainTemplates.push(node);
        break;
      case "AssignmentExpression":
        if (node.left.type === "Identifier") push(this.assignments, node.left.name, node);
        else if (isMember(node.left)) push(this.memberAssignments, memberName(node.left) ?? "", node);
        break;
      case "CallExpression":
      case "OptionalCallExpression":
      case "NewExpression":
        if (node.callee.type === "Identifier") push(this.calls, node.callee.name, node);
        else if (isMember(node.callee)) push(this.calls, memberName(node.callee) ?? "", node);
        break;
      case "VariableDeclarator":
        this.#declare(node.id, "variable", node, this.#scopeFor(node, isVar(node)));
        break;
      case "ImportSpecifier":
      case "ImportDefaultSpecifier":
      case "ImportNamespaceSpecifier":
        this.#declare(node.local, "import", node, this.file.program);
        break;
      case "ClassDeclaration":
        if (node.id) this.#declare(node.id, "class", node, this.#scopeFor(node, false));
        break;
      case "ClassExpression":
        if (node.id) this.#declare(node.id, "class", node, node);
        break;
      case "TSEnumDeclaration":
        this.#declare(node.id, "other", node, this.#scopeFor(node, false));
        break;
      case "CatchClause":
        if (node.param) this.#declare(node.param, "catch", node, node);
        break;
      default:
        if (isFunc(node)) this.#declareFunction(node);
    }
    this.nodes.push(node);
  }

  #declareFunction(node: Node): void {
    if (!isFunc(node)) return;
    if (node.type === "FunctionDeclaration" && node.id)
      this.#declare(node.id, "function", node, this.#scopeFor(node, false));
    if (node.type === "FunctionExpression" && node.id) this.#declare(node.id, "function", node, node);
    for (const param of node.params) this.#declare(param, "parameter", node, node);
  }

  #declare(target: Node, kind: Binding["kind"], owner: Node, scope: Node): void {
    switch (target.type) {
      case "Identifier": {
        const names = this.#scopes.get(scope) ?? new Map<string, Binding>();
        this.#scopes.set(scope, names);
        if (!names.has(target.name))
          names.set(target.name, { name: target.name, kind, identifier: target, owner });
        return;
      }
      case "ObjectPattern":
        for (const part of target.properties)
          this.#declare(part.type === "RestElement" ? part.argument : part.value, kind, owner, scope);
        return;
      case "ArrayPattern":
        for (const part of target.elements) if (part) this.#declare(part, kind, owner, scope);
        return;
      case "AssignmentPattern":
        this.#declare(target.left, kind, owner, scope);
        return;
      case "RestElement":
        this.#declare(target.argument, kind, owner, scope);
        return;
      case "TSParameterProperty":
        this.#declare(target.parameter, kind, owner, scope);
        return;
    }
  }

  #scopeFor(node: Node, toFunction: boolean): Node {
    for (let at = parentOf(node); at; at = parentOf(at)) {
      if (isFunc(at) || at.type === "Program") return at;
      if (!toFunction && blocks.has(at.type)) return at;
    }
    return this.file.program;
  }

  /** What an identifier names; null for a global. */
  resolve(identifier: Identifier): Binding | null {
    const known = this.#resolved.get(identifier);
    if (known !== undefined) return known;
    let found: Binding | null = null;
    for (let at: Node | undefined = identifier; at && !found; at = parentOf(at)) {
      found = this.#scopes.get(at)?.get(identifier.name) ?? null;
    }
    this.#resolved.set(identifier, found);
    return found;
  }

  /** Every place that reads or writes the name, its declaration left out. */
  references(binding: Binding): Identifier[] {
    return (this.identifiers.get(binding.name) ?? []).filter(
      one => one !== binding.identifier && isReference(one) && this.resolve(one) === binding,
    );
  }

  /** The binding that a name has in the outermost scope. */
  topLevel(name: string): Binding | undefined {
    return this.#scopes.get(this.file.program)?.get(name);
  }
}

const blocks = new Set([
  "BlockStatement",
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "SwitchStatement",
  "StaticBlock",
]);

const isVar = (node: Node): boolean => {
  const parent = parentOf(node);
  return parent?.type === "VariableDeclaration" && parent.kind === "var";
};

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** False for names that stand behind a dot or before a colon. */
export function isReference(identifier: Identifier): boolean {
  const parent = parentOf(identifier);
  if (!parent) return true;
  if (isMember(parent)) return parent.object === identifier || parent.computed;
  if (keyName(parent) !== undefined && "key" in parent && parent.key === identifier) {
    return parent.type === "ObjectProperty" && parent.shorthand && parent.value === identifier;
  }
  return parent.type !== "LabeledStatement" && parent.type !== "ImportSpecifier";
}
