import { parseSource } from "../engine/parse.ts";
import { Tree } from "../engine/scope.ts";
import { isTooDeep } from "../engine/too-deep.ts";
import { join, type Type } from "../engine/types.ts";
import { clientMember } from "../infer/client-members.ts";
import type { Declaration, OtherFiles } from "../infer/context.ts";
import { seenFromOutside, valueFromOutside } from "../infer/elsewhere.ts";
import { Inference } from "../infer/inference.ts";
import { putOnGlobal } from "../infer/on-global.ts";
import { tableOf, type Version } from "../tables/read-table.ts";
import { hasLoader } from "./event-loaders.ts";
import { declarationOf, type KnownFile, typeOfExport } from "./exported-types.ts";
import { ModuleExports } from "./module-exports.ts";
import { callsOf } from "./outside-calls.ts";
import { PathAliases, under } from "./path-aliases.ts";
import type { NameFate } from "./project.ts";
import type { ProjectFile } from "./project-file.ts";
import { membersOfClients, namesOnGlobal, type SharedPlaces } from "./shared-places.ts";

const requiring = /\b(?:require|import|from)\s*\(?\s*["'`]([^"'`]+)["'`]/g;
/** `const load = name => require(`../events/${name}`)`. */
const ownRequire = /\b(\w+)\s*=\s*\(?(\w+)\)?\s*=>\s*require\(`([^`$]*)\$\{\2\}[^`$]*`\)/g;
/** `  async fetchUser(id) {` of a class, and `fetchUser(id: string): Promise<User>;` of an interface. */
const ownMethod =
  /^[ \t]+(?:(?:public|private|protected|static|override|abstract|async)\s+)*(?!(?:if|for|while|switch|catch|function|with)\b)(\w+)\s*\([^()]*\)\s*(?::[^{};=]+[{;]|\{)/gm;

const endings =
  " .js .ts .mjs .cjs /index.js /index.ts .tsx .jsx .mts .cts /index.mjs /index.cjs /index.tsx .json".split(
    " ",
  );

/** `const cl = new Discord.Client(`. */
const madeClient = /\b([A-Za-z]\w*)\s*=\s*new\s+(?:\w+\.)?Client\b/g;

/** How many exports may wait for one another. */
const deepest = 40;

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
  readonly #aliases: PathAliases;
  readonly #files = new Map<string, string>();
  readonly #known = new Map<string, KnownFile | null>();
  readonly #trees = new Map<string, Tree | null>();
  readonly #types = new Map<string, Type | null>();
  readonly #found = new Map<string, string | null>();
  readonly #open = new Set<string>();
  /** Declarations that are being looked for. */
  readonly #asking = new Set<string>();
  /** By the path of a file those that name it. */
  #callers: ReadonlyMap<string, readonly string[]> | undefined;
  #hasLoader: boolean | undefined;
  #clientMembers: SharedPlaces | undefined;
  #globals: SharedPlaces | undefined;
  #ownMethods: ReadonlySet<string> | undefined;
  #clients: ReadonlySet<string> | undefined;

  /** Looks into `files` of code and, where they are asked for, into `settings`; `all` are those of the project. */
  constructor(
    files: readonly ProjectFile[],
    settings: readonly ProjectFile[] = [],
    all: readonly ProjectFile[] = files,
  ) {
    this.#aliases = new PathAliases(all);
    this.texts = files.map(file => file.text);
    this.paths = files.map(file => file.path);
    for (const file of [...files, ...settings]) this.#files.set(file.path, file.text);
  }

  /** What the other files say to the one at `path`. */
  resolverFor(path: string): (version: Version) => OtherFiles {
    return version => ({
      typeOf: (source, name) => {
        const target = this.#find(path, source);
        return target === undefined ? undefined : this.#typeOf(target, name, version);
      },
      declarationOf: (source, name) => {
        const target = this.#find(path, source);
        return target === undefined ? undefined : this.#declarationOf(target, name, version);
      },
      passedTo: (names, index) => this.#passedTo(path, names, index, version),
      onClient: name => this.#onClient(path, name, version),
      onGlobal: name => this.#onGlobal(path, name, version),
      declareMethod: name => this.#declaredMethods().has(name),
      isClient: name => this.#clientNames().has(name),
    });
  }

  /** Whether what a file names is another file of the project, whatever it looks like. */
  ownFilesOf(path: string): (source: string) => boolean {
    return source => this.#find(path, source) !== undefined;
  }

  /** What files call a client that they make and log in. */
  #clientNames(): ReadonlySet<string> {
    this.#clients ??= new Set(
      this.texts.flatMap(text =>
        Array.from(text.matchAll(madeClient), ([, name = ""]) => name).filter(name =>
          new RegExp(`\\b${name}\\s*\\.\\s*login\\s*\\(`).test(text),
        ),
      ),
    );
    return this.#clients;
  }

  /** The methods of all classes, objects and interfaces. */
  #declaredMethods(): ReadonlySet<string> {
    this.#ownMethods ??= new Set(
      this.texts.flatMap(text => Array.from(text.matchAll(ownMethod), ([, name = ""]) => name)),
    );
    return this.#ownMethods;
  }

  /** What becomes of the name of a file of events. */
  nameOf(path: string, to: string): NameFate {
    this.#hasLoader ??= hasLoader(this.texts);
    if (this.#callersOf(path).length > 0) return this.#hasLoader ? "unknown" : "kept";
    return this.#hasLoader && !this.#files.has(to) ? "new" : "unknown";
  }

  #find(from: string, source: string): string | undefined {
    const key = `${from}:${source}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = this.#look(from, source);
    this.#found.set(key, found ?? null);
    return found;
  }

  #look(from: string, source: string): string | undefined {
    if (source.startsWith(".")) return this.#fileAt(under(from.split("/").slice(0, -1).join("/"), source));
    for (const place of this.#aliases.placesOf(from, source)) {
      const found = this.#fileAt(place);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The file that is meant by a path, with an ending or without, or with the one that it has when it is compiled. */
  #fileAt(base: string): string | undefined {
    const compiled = base.replace(/\.([cm]?)jsx?$/, ".$1ts");
    return [...endings.map(ending => base + ending), compiled, `${compiled}x`].find(one =>
      this.#files.has(one),
    );
  }

  #typeOf(path: string, name: string, version: Version): Type | undefined {
    const key = `${version}:${name}:${path}`;
    const known = this.#types.get(key);
    if (known !== undefined) return known ?? undefined;
    // Exports that need each other in a circle know nothing of each other.
    if (this.#open.has(key) || this.#open.size > deepest) return undefined;
    const isFirst = this.#open.size === 0;
    this.#open.add(key);
    try {
      const file = this.#knownFile(path, version);
      const type = file && typeOfExport(file, name, other => this.#typeOf(path, other, version));
      // What is not found on the way round may be found from elsewhere.
      if (type || isFirst) this.#types.set(key, type ?? null);
      return type ?? undefined;
    } finally {
      this.#open.delete(key);
    }
  }

  #declarationOf(path: string, name: string, version: Version): Declaration | undefined {
    const key = `${version}:${name}:${path}`;
    if (this.#asking.has(key)) return undefined;
    this.#asking.add(key);
    try {
      const file = this.#knownFile(path, version);
      return file ? declarationOf(file, name) : undefined;
    } finally {
      this.#asking.delete(key);
    }
  }

  /** What all calls of other files agree upon; where one passes nothing, or something else, nothing is known. */
  #passedTo(path: string, names: readonly string[], index: number, version: Version): Type | undefined {
    const key = `${version}:${index}:${names}:${path}`;
    if (this.#asking.has(key) || this.#asking.size > deepest) return undefined;
    this.#asking.add(key);
    try {
      const passed = this.#callersOf(path).flatMap(caller => {
        const infer = this.#knownFile(caller, version)?.infer;
        const isTarget = (source: string): boolean => this.#find(caller, source) === path;
        return (infer ? callsOf(infer.tree, isTarget, names) : []).map(call => {
          const argument = call.arguments[index];
          return infer && argument ? valueFromOutside(infer, argument) : undefined;
        });
      });
      const isOne = passed.every(type => type !== undefined && type.kind === passed[0]?.kind);
      return isOne ? passed.reduce<Type | undefined>(join, undefined) : undefined;
    } finally {
      this.#asking.delete(key);
    }
  }

  /** A member that the files other than the one at `from` give to the client. */
  #onClient(from: string, name: string, version: Version): Type | "open" | undefined {
    this.#clientMembers ??= membersOfClients(this.#files);
    return this.#agreedUpon(`client.${name}`, this.#clientMembers.get(name), from, version, infer =>
      clientMember(infer, name),
    );
  }

  #onGlobal(from: string, name: string, version: Version): Type | "open" | undefined {
    this.#globals ??= namesOnGlobal(this.#files);
    return this.#agreedUpon(`global.${name}`, this.#globals.get(name), from, version, infer =>
      seenFromOutside(infer, putOnGlobal(infer, name)),
    );
  }

  /** What the files other than the one at `from` agree upon that may share something under a name. */
  #agreedUpon(
    what: string,
    places: readonly string[] | undefined,
    from: string,
    version: Version,
    ask: (infer: Inference) => Type | undefined,
  ): Type | "open" | undefined {
    const key = `${version}:${what}`;
    if (this.#asking.has(key) || this.#asking.size > deepest) return "open";
    const paths = places?.filter(path => path !== from) ?? [];
    this.#asking.add(key);
    try {
      const found = paths.flatMap(path => {
        const infer = this.#knownFile(path, version)?.infer;
        return (infer && ask(infer)) ?? [];
      });
      return found.every(type => type.kind === found[0]?.kind)
        ? found.reduce<Type | undefined>(join, undefined)
        : undefined;
    } finally {
      this.#asking.delete(key);
    }
  }

  /** The files that name another one. */
  #callersOf(path: string): readonly string[] {
    this.#callers ??= this.#namedBy();
    return this.#callers.get(path) ?? [];
  }

  #namedBy(): ReadonlyMap<string, readonly string[]> {
    const callers = new Map<string, string[]>();
    for (const [path, text] of this.#files)
      for (const source of new Set(namedIn(text))) {
        const target = this.#find(path, source);
        if (target !== undefined && target !== path)
          callers.set(target, [...(callers.get(target) ?? []), path]);
      }
    return callers;
  }

  #knownFile(path: string, version: Version): KnownFile | null {
    const key = `${version}:${path}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const tree = this.#treeOf(path);
    const file = tree && {
      infer: new Inference(tree, tableOf(version), path, this.resolverFor(path)(version)),
      exports: new ModuleExports(tree),
    };
    this.#known.set(key, file);
    return file;
  }

  #treeOf(path: string): Tree | null {
    const known = this.#trees.get(path);
    if (known !== undefined) return known;
    const text = this.#files.get(path) ?? "";
    const tree = treeOf(text, path, this.ownFilesOf(path));
    this.#trees.set(path, tree);
    return tree;
  }
}

/** What stands in a file that others ask about; nothing where it cannot be read. */
function treeOf(text: string, path: string, isOwnFile: (source: string) => boolean): Tree | null {
  try {
    const { file } = parseSource(text, path, true);
    return file ? new Tree(file, text, isOwnFile) : null;
  } catch (error) {
    if (isTooDeep(error)) return null;
    throw error;
  }
}
