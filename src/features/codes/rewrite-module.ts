import type { AnyNode, ModuleDeclaration, Program } from "acorn";
import { bindingsOf, boundNames, isUse, walk } from "./module-syntax.ts";

/** How a module reaches another: by the name of its namespace object, or not at all (left to the browser). */
export type Reach = (specifier: string) => string | null;

export type RewrittenModule = {
  /** The body, without import and export statements. */
  code: string;
  /** Exported name → the expression that gives its value at any time. */
  exports: ReadonlyMap<string, string>;
  /** Namespaces of which everything is exported again. */
  stars: readonly string[];
  /** Specifiers of what is not among the files: the browser answers for them, as the policy wants it. */
  foreign: readonly string[];
};

type Edit = { start: number; end: number; text: string };
type Writing = {
  reach: Reach;
  edits: Edit[];
  exports: Map<string, string>;
  stars: string[];
  foreign: string[];
  /** Local name of an import → the expression that reads it where it lives. */
  imported: Map<string, string>;
};

/**
 * A module as the body of a function. Every use of an imported name becomes a property of the other module's
 * namespace, so that it stays live, as the language wants it.
 */
export function rewriteModule(source: string, program: Program, reach: Reach): RewrittenModule {
  const writing: Writing = {
    ...{ reach, edits: [], stars: [], foreign: [] },
    exports: new Map(),
    imported: new Map(),
  };
  const declarations = program.body.filter(isModuleDeclaration);
  for (const node of declarations) if (node.type === "ImportDeclaration") takeImport(writing, node);
  for (const node of declarations) takeExport(writing, node);
  const snapshots = rewriteUses(writing, program);
  return {
    code: snapshots + applyEdits(source, writing.edits),
    exports: writing.exports,
    stars: writing.stars,
    foreign: writing.foreign,
  };
}

const isModuleDeclaration = (node: AnyNode): node is ModuleDeclaration =>
  /^(Import|Export).*Declaration$/.test(node.type);

const nameOf = (node: AnyNode): string => (node.type === "Identifier" ? node.name : literalOf(node));
const literalOf = (node: AnyNode): string => (node.type === "Literal" ? String(node.value) : "");
const member = (namespace: string, name: string): string => `${namespace}[${JSON.stringify(name)}]`;

type Of<Type> = Extract<ModuleDeclaration, { type: Type }>;

function takeImport(writing: Writing, node: Of<"ImportDeclaration">): void {
  const namespace = writing.reach(literalOf(node.source));
  if (namespace === null) {
    writing.foreign.push(literalOf(node.source));
  } else {
    for (const specifier of node.specifiers) {
      const expression =
        specifier.type === "ImportNamespaceSpecifier"
          ? namespace
          : member(namespace, specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "default");
      writing.imported.set(specifier.local.name, expression);
    }
  }
  writing.edits.push({ start: node.start, end: node.end, text: "" });
}

function takeExport(writing: Writing, node: ModuleDeclaration): void {
  if (node.type === "ExportDefaultDeclaration") takeDefault(writing, node);
  else if (node.type === "ExportAllDeclaration") takeAll(writing, node);
  else if (node.type === "ExportNamedDeclaration") takeNamed(writing, node);
}

function takeDefault(writing: Writing, node: Of<"ExportDefaultDeclaration">): void {
  const { declaration } = node;
  const isNamed =
    (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration") && declaration.id;
  if (isNamed) {
    writing.edits.push({ start: node.start, end: declaration.start, text: "" });
    writing.exports.set("default", isNamed.name);
    return;
  }
  writing.edits.push({ start: node.start, end: declaration.start, text: "const $default = " });
  writing.edits.push({ start: declaration.end, end: node.end, text: ";" });
  writing.exports.set("default", "$default");
}

function takeAll(writing: Writing, node: Of<"ExportAllDeclaration">): void {
  writing.edits.push({ start: node.start, end: node.end, text: "" });
  const namespace = writing.reach(literalOf(node.source));
  if (namespace === null) writing.foreign.push(literalOf(node.source));
  else if (node.exported) writing.exports.set(nameOf(node.exported), namespace);
  else writing.stars.push(namespace);
}

function takeNamed(writing: Writing, node: Of<"ExportNamedDeclaration">): void {
  if (node.declaration) {
    for (const name of declaredNames(node.declaration)) writing.exports.set(name, name);
    writing.edits.push({ start: node.start, end: node.declaration.start, text: "" });
    return;
  }
  writing.edits.push({ start: node.start, end: node.end, text: "" });
  const namespace = node.source ? writing.reach(literalOf(node.source)) : null;
  if (node.source && namespace === null) {
    writing.foreign.push(literalOf(node.source));
    return;
  }
  for (const { local, exported } of node.specifiers) {
    const name = nameOf(local);
    const own = writing.imported.get(name) ?? name;
    writing.exports.set(nameOf(exported), namespace === null ? own : member(namespace, name));
  }
}

function declaredNames(declaration: AnyNode): string[] {
  if (declaration.type !== "VariableDeclaration")
    return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
  return declaration.declarations.flatMap(({ id }) => boundNames(id).map(({ name }) => name));
}

/** Edits every use of an import. A name that an inner scope declares again is read once, at the beginning. */
function rewriteUses({ imported, edits, reach }: Writing, program: Program): string {
  const again = new Set<string>();
  walk(program, node => {
    for (const pattern of bindingsOf(node)) {
      for (const { name } of boundNames(pattern)) if (imported.has(name)) again.add(name);
    }
  });
  walk(program, (node, parent, key) => {
    if (node.type === "ImportExpression" && node.source.type === "Literal") {
      const namespace = reach(literalOf(node.source));
      if (namespace !== null)
        edits.push({ start: node.start, end: node.end, text: `Promise.resolve(${namespace})` });
    }
    if (node.type !== "Identifier" || again.has(node.name)) return;
    const expression = imported.get(node.name);
    if (expression === undefined || !isUse(parent, key)) return;
    let text = expression;
    if (parent?.type === "Property" && parent.shorthand) text = `${node.name}: ${expression}`;
    // Called bare, a function has no `this`; called on the namespace it would have one.
    else if (key === "callee" || key === "tag") text = `(0, ${expression})`;
    edits.push({ start: node.start, end: node.end, text });
  });
  return [...again].map(name => `const ${name} = ${imported.get(name)};\n`).join("");
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < at) continue;
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at);
}
