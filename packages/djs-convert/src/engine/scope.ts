import type { AssignmentExpression, Comment, File, Identifier } from "@babel/types";
import type { Binding, Given } from "./binding.ts";
import {
  closeBrackets,
  endOf,
  type Func,
  identifiersIn,
  isFunc,
  isListTest,
  isMember,
  isText,
  memberName,
  type Node,
  parentOf,
  startOf,
  type Text,
} from "./nodes.ts";
import { isReference } from "./references.ts";
import { walk } from "./walk.ts";

/** A file's tree with what rules and inference ask for most, gathered in one walk. */
export class Tree {
  readonly file: File;
  readonly text: string;
  /** In the order of the source; names, literals and what only holds others together are left out. */
  readonly nodes: Node[] = [];
  readonly identifiers = new Map<string, Identifier[]>();
  readonly #assignments = new Map<string, AssignmentExpression[]>();
  readonly memberAssignments = new Map<string, AssignmentExpression[]>();
  readonly comments: readonly Comment[];
  readonly functions: Func[] = [];
  /** Whether types are stated in it, as in TypeScript. */
  hasTypes = false;
  /** Names of which it asks somewhere of what kind they are: `typeof x`, `x instanceof Y`, `Array.isArray(x)`. */
  readonly testedNames = new Set<string>();
  /** In quotes of any kind, without holes. */
  readonly texts: Text[] = [];
  readonly #bindings = new Map<string, Binding[]>();
  /** Declarations of a name that is declared in the same scope already. */
  readonly #again = new Map<Binding, Given[]>();
  readonly #wide = new Map<string, ReadonlyMap<Node, Binding>>();

  /** Whether the project has a file of its own under a name that looks like that of a package. */
  readonly isOwnFile: (source: string) => boolean;

  constructor(file: File, text: string, isOwnFile: (source: string) => boolean = () => false) {
    this.file = file;
    this.text = text;
    this.isOwnFile = isOwnFile;
    this.comments = file.comments ?? [];
    walk(file.program, node => this.#note(node));
    for (const [name, found] of this.#assignments) if (!ofModules.has(name)) this.#declareGlobal(found);
  }

  #note(node: Node): void {
    if (node.extra) closeBrackets(node, this.text);
    switch (node.type) {
      case "Identifier":
        push(this.identifiers, node.name, node);
        return;
      case "StringLiteral":
      case "TemplateLiteral":
        if (isText(node)) this.texts.push(node);
        return;
      case "MemberExpression":
      case "OptionalMemberExpression":
      case "CallExpression":
        if (isListTest(node) && node.arguments[0]) this.#noteTested(node.arguments[0]);
        break;
      case "OptionalCallExpression":
      case "NewExpression":
      case "ObjectProperty":
      case "SwitchStatement":
      case "ExportDefaultDeclaration":
      case "ExportNamedDeclaration":
        break;
      case "BinaryExpression":
        if (node.operator === "instanceof") this.#noteTested(node.left);
        break;
      case "UnaryExpression":
        if (node.operator === "typeof") this.#noteTested(node.argument);
        return;
      case "AssignmentExpression":
        if (node.left.type === "Identifier") push(this.#assignments, node.left.name, node);
        else if (isMember(node.left)) push(this.memberAssignments, memberName(node.left) ?? "", node);
        break;
      case "VariableDeclarator":
        this.#declare(node.id, "variable", node, this.#scopeFor(node, isVar(node)));
        return;
      case "ImportSpecifier":
      case "ImportDefaultSpecifier":
      case "ImportNamespaceSpecifier":
        this.#declare(node.local, "import", node, this.file.program);
        return;
      case "ClassDeclaration":
        if (node.id) this.#declare(node.id, "class", node, this.#scopeFor(node, false));
        return;
      case "ClassExpression":
        if (node.id) this.#declare(node.id, "class", node, node);
        return;
      case "TSEnumDeclaration":
      case "TSModuleDeclaration":
        this.#declare(node.id, "other", node, this.#scopeFor(node, false));
        return;
      case "TSImportEqualsDeclaration":
        this.#declare(node.id, "import", node, this.#scopeFor(node, false));
        return;
      case "CatchClause":
        if (node.param) this.#declare(node.param, "catch", node, node);
        return;
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
      case "ObjectMethod":
      case "ClassMethod":
      case "ClassPrivateMethod":
        this.#declareFunction(node);
        this.functions.push(node);
        break;
      default:
        this.hasTypes ||= node.type.startsWith("TS");
        return;
    }
    this.nodes.push(node);
  }

  #noteTested(node: Node): void {
    if (node.type === "Identifier") this.testedNames.add(node.name);
  }

  /** `embed = new MessageEmbed()` without a `let`: a variable of the whole file. */
  #declareGlobal(found: readonly AssignmentExpression[]): void {
    for (const owner of found) {
      const { left } = owner;
      if (left.type !== "Identifier" || this.resolve(left)) continue;
      this.#declare(left, "variable", owner, this.file.program);
      return;
    }
  }

  #declareFunction(node: Func): void {
    if (node.type === "FunctionDeclaration" && node.id)
      this.#declare(node.id, "function", node, this.#scopeFor(node, false));
    for (const param of node.params) this.#declare(param, "parameter", node, node);
    // A parameter of the same name hides the function's own one.
    if (node.type === "FunctionExpression" && node.id) this.#declare(node.id, "function", node, node);
  }

  #declare(target: Node, kind: Binding["kind"], owner: Node, scope: Node): void {
    // Most declarations are of one name.
    if (target.type === "Identifier") this.#declareName(target, kind, owner, scope);
    else for (const one of identifiersIn(target)) this.#declareName(one, kind, owner, scope);
  }

  #declareName(identifier: Identifier, kind: Binding["kind"], owner: Node, scope: Node): void {
    const { name } = identifier;
    const known = this.#bindings.get(name);
    const binding = { name, kind, identifier, owner, scope };
    if (!known) this.#bindings.set(name, [binding]);
    else {
      const first = known.find(one => one.scope === scope);
      if (first) this.#declareAgain(first, identifier, owner);
      else known.push(binding);
    }
  }

  #declareAgain(binding: Binding, left: Identifier, owner: Node): void {
    if (owner.type !== "VariableDeclarator") return;
    const loop = parentOf(parentOf(owner) ?? owner);
    const walked = loop?.type === "ForOfStatement" && loop.right;
    const right = walked || owner.init;
    if (!right) return;
    const operator = owner.id === left && !walked ? "=" : "of";
    this.#again.set(binding, [...(this.#again.get(binding) ?? []), { node: owner, left, operator, right }]);
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
    return this.resolveAt(identifier.name, identifier);
  }

  /** What a name would mean where `node` stands. */
  resolveAt(name: string, node: Node): Binding | null {
    const bindings = this.#bindings.get(name);
    if (!bindings) return null;
    if (bindings.length > 8) return this.#resolveWide(name, node, bindings);
    // Scopes lie within one another: the shortest one around the name is the innermost.
    const start = startOf(node);
    let found: Binding | null = null;
    let shortest = Number.POSITIVE_INFINITY;
    for (const binding of bindings) {
      const from = startOf(binding.scope);
      const length = endOf(binding.scope) - from;
      if (from > start || start >= from + length || length > shortest) continue;
      // A function may be all that a file holds, and then is as long as the file.
      if (length === shortest && binding.scope === this.file.program) continue;
      found = binding;
      shortest = length;
    }
    return found;
  }

  /** The same for names that a long file declares again and again: from scope to scope, outwards. */
  #resolveWide(name: string, node: Node, bindings: readonly Binding[]): Binding | null {
    const byScope = this.#wide.get(name) ?? new Map(bindings.map(one => [one.scope, one]));
    this.#wide.set(name, byScope);
    for (let at: Node | undefined = node; at; at = parentOf(at)) {
      const found = byScope.get(at);
      if (found) return found;
    }
    return null;
  }

  /** Every place that reads the name or assigns to it, its declarations left out. */
  references(binding: Binding): Identifier[] {
    const again = this.declaredAgain(binding);
    return (this.identifiers.get(binding.name) ?? []).filter(
      one =>
        one !== binding.identifier &&
        isReference(one) &&
        this.resolve(one) === binding &&
        !again.some(({ left }) => left === one),
    );
  }

  /** Where the same scope declares the name once more. */
  declaredAgain(binding: Binding): readonly Given[] {
    return this.#again.get(binding) ?? [];
  }

  /** Where the name is given something else than it begins with. */
  assignmentsOf(binding: Binding): Given[] {
    const found: Given[] = [];
    for (const node of this.#assignments.get(binding.name) ?? []) {
      const { left, operator, right } = node;
      if (left.type === "Identifier" && this.resolve(left) === binding)
        found.push({ node, left, operator, right });
    }
    return [...found, ...this.declaredAgain(binding)];
  }

  /** The binding that a name has in the outermost scope. */
  topLevel(name: string): Binding | undefined {
    return this.#bindings.get(name)?.find(one => one.scope === this.file.program);
  }
}

const ofModules = new Set(["exports", "module"]);

const blocks = new Set([
  "BlockStatement",
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "SwitchStatement",
  "StaticBlock",
  "TSModuleBlock",
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
