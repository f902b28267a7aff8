import type { Node } from "../engine/nodes.ts";
import { isMember, keyName, memberName } from "../engine/nodes.ts";
import { parseSource } from "../engine/parse.ts";
import { Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import { valueFromOutside } from "../infer/elsewhere.ts";
import { Inference, type ResolveLocal } from "../infer/inference.ts";
import { tableOf, type Version } from "../tables/read-table.ts";
import type { NameFate } from "./project.ts";
import type { ProjectFile } from "./project-file.ts";

const requiring = /\b(?:require|import|from)\s*\(?\s*["'`]([^"'`]+)["'`]/g;
/** `const load = name => require(`../events/${name}`)`. */
const ownRequire = /\b(\w+)\s*=\s*\(?(\w+)\)?\s*=>\s*require\(`([^`$]*)\$\{\2\}[^`$]*`\)/g;
const readsFolder = /readdir|glob|require-?all/i;
/** `client.on(name, …)`. */
const listensByName = /\.(?:on|once)\(\s*[A-Za-z_$]/;

/** What a text requires, as it says it: `./events/message`. */
function* namedIn(text: string): Generator<string> {
  for (const [, source = ""] of text.matchAll(requiring)) yield source;
  for (const [, name = "", , folder = ""] of text.matchAll(ownRequire))
    for (const [, file = ""] of text.matchAll(new RegExp(`\\b${name}\\(["'\`]([^"'\`]+)["'\`]\\)`, "g")))
      yield folder + file;
}

/** Says what `require("./x")` gives, from the text of that file. */
export class LinkedFiles {
  readonly texts: readonly string[];
  readonly paths: readonly string[];
  readonly #files = new Map<string, string>();
  readonly #known = new Map<string, Inference | null>();
  readonly #open = new Set<string>();
  #asked: ReadonlySet<string> | undefined;
  #hasLoader: boolean | undefined;

  constructor(files: readonly ProjectFile[]) {
    this.texts = files.map(file => file.text);
    this.paths = files.map(file => file.path);
    for (const file of files) this.#files.set(file.path, file.text);
  }

  resolverFor(path: string): (version: Version) => ResolveLocal {
    return version => (source, name) => {
      const target = this.#find(path, source);
      if (target === undefined || this.#open.has(target)) return undefined;
      // Files that require each other in a circle know nothing of each other.
      this.#open.add(target);
      try {
        return this.#exported(target, name, version);
      } finally {
        this.#open.delete(target);
      }
    };
  }

  /** What becomes of the name of a file of events. */
  nameOf(path: string, to: string): NameFate {
    this.#hasLoader ??= this.texts.some(text => readsFolder.test(text) && listensByName.test(text));
    this.#asked ??= this.#askedFor();
    const isAsked = this.#asked.has(path);
    if (isAsked) return this.#hasLoader ? "unknown" : "kept";
    return this.#hasLoader && !this.#files.has(to) ? "new" : "unknown";
  }

  /** The files that another one names. */
  #askedFor(): ReadonlySet<string> {
    const asked = new Set<string>();
    for (const [path, text] of this.#files)
      for (const source of namedIn(text)) {
        const target = this.#find(path, source);
        if (target !== undefined) asked.add(target);
      }
    return asked;
  }

  #find(from: string, source: string): string | undefined {
    if (!source.startsWith(".")) return undefined;
    const parts = from.split("/").slice(0, -1);
    for (const part of source.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== "." && part !== "") parts.push(part);
    }
    const base = parts.join("/");
    const bare = base.replace(/\.js$/, "");
    const endings = ["", ".js", ".ts", ".mjs", ".cjs", "/index.js", "/index.ts"];
    return [...endings.map(ending => base + ending), `${bare}.ts`].find(one => this.#files.has(one));
  }

  #exported(path: string, name: string, version: Version): Type | undefined {
    const infer = this.#inference(path, version);
    if (!infer) return undefined;
    for (const node of infer.tree.nodes) {
      const value = exportedValue(infer, node, name);
      if (value) return valueFromOutside(infer, value);
    }
    return undefined;
  }

  #inference(path: string, version: Version): Inference | null {
    const key = `${version}:${path}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const text = this.#files.get(path) ?? "";
    const { file } = parseSource(text, path, true);
    const infer = file
      ? new Inference(new Tree(file, text), tableOf(version), path, this.resolverFor(path)(version))
      : null;
    this.#known.set(key, infer);
    return infer;
  }
}

/** The expression that a statement exports under a name; `*` and `default` are the module itself. */
function exportedValue(infer: Inference, node: Node, name: string): Node | null {
  if (node.type === "ExportDefaultDeclaration")
    return name === "*" || name === "default" ? node.declaration : null;
  if (node.type === "ExportNamedDeclaration") {
    const declaration = node.declaration;
    if (declaration?.type === "VariableDeclaration") {
      for (const one of declaration.declarations)
        if (one.id.type === "Identifier" && one.id.name === name) return one.id;
    }
    if (
      declaration &&
      "id" in declaration &&
      declaration.id?.type === "Identifier" &&
      declaration.id.name === name
    )
      return declaration;
    return null;
  }
  if (node.type !== "AssignmentExpression" || !isMember(node.left)) return null;
  const text = infer.tree.text.slice(node.left.start ?? 0, node.left.end ?? 0);
  if (text === "module.exports") return name === "*" ? node.right : fromObject(node.right, name);
  return /^(module\.)?exports\.\w+$/.test(text) && memberName(node.left) === name ? node.right : null;
}

function fromObject(node: Node, name: string): Node | null {
  if (node.type !== "ObjectExpression") return null;
  for (const part of node.properties) {
    if (keyName(part) !== name) continue;
    return part.type === "ObjectProperty" ? part.value : part;
  }
  return null;
}
