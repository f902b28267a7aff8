import type { Identifier, ImportDeclaration, ObjectPattern } from "@babel/types";
import { levelOf, lineEndOf } from "../engine/layout.ts";
import { bare, enclosingFunction, endOf, isMember, type Node, parentOf, startOf } from "../engine/nodes.ts";
import { literally } from "../engine/patterns.ts";
import type { Tree } from "../engine/scope.ts";
import type { Edit } from "../engine/splice.ts";
import type { Infer } from "../infer/context.ts";
import { equatedSource, requiredSource } from "../infer/modules.ts";
import { isTypeScript } from "../infer/typescript.ts";

/** A line that is longer than this is broken, in characters. */
const width = 110;

/** How a file reaches the exports of a package, and which it needs in addition. */
export class ExportNames {
  /** The package. */
  readonly source: string;
  readonly #tree: Tree;
  readonly #wanted = new Set<string>();
  /** Those of them that are types and nothing else. */
  readonly #types = new Set<string>();
  #namespace: string | undefined;
  #pattern: ObjectPattern | undefined;
  #declaration: ImportDeclaration | undefined;
  #read = false;

  readonly #infer: Pick<Infer, "tree" | "filename">;

  constructor(infer: Pick<Infer, "tree" | "filename">, source = "discord.js") {
    this.#infer = infer;
    this.#tree = infer.tree;
    this.source = source;
  }

  get #isDiscord(): boolean {
    return this.source === "discord.js";
  }

  #find(): void {
    this.#read = true;
    this.#findImports();
    const isFound = this.#namespace ?? this.#pattern ?? this.#declaration;
    if (isFound === undefined && this.#isDiscord && this.#isGlobal()) this.#namespace = "Discord";
  }

  #findImports(): void {
    let isLate = false;
    for (const statement of this.#tree.file.program.body) {
      isLate ||= !this.#isLoading(statement);
      if (statement.type === "ImportDeclaration" && statement.source.value === this.source) {
        if (statement.importKind === "type") continue;
        for (const one of statement.specifiers) {
          if (one.type === "ImportSpecifier") this.#declaration ??= statement;
          else this.#namespace ??= one.local.name;
        }
      }
      if (equatedSource(statement) === this.source) this.#namespace ??= equatedName(statement);
      if (statement.type !== "VariableDeclaration") continue;
      for (const one of statement.declarations) {
        if (!one.init || requiredSource(bare(one.init)) !== this.source) continue;
        if (isLate) this.#late.add(one);
        if (one.id.type === "Identifier") this.#namespace ??= one.id.name;
        if (one.id.type === "ObjectPattern" && !(isLate && this.#namespace)) this.#pattern ??= one.id;
      }
    }
  }

  /** Declarations that stand below other code, for which their names are not there yet. */
  readonly #late = new Set<Node>();

  /** What other files and packages give, and what is written down, at the head of a file. */
  #isLoading(statement: Node): boolean {
    if (statement.type === "ExpressionStatement") return requiredSource(statement.expression) !== undefined;
    if (statement.type !== "VariableDeclaration") return !/^(If|For|Try)/.test(statement.type);
    return statement.declarations.every(({ init }) => {
      const text = init ? this.#textOf(init) : "";
      return /\brequire\(/.test(text) || !/\(|\bnew\b/.test(text);
    });
  }

  #textOf(node: Node): string {
    return this.#tree.text.slice(startOf(node), endOf(node));
  }

  /**
   * `Discord.MessageEmbed` where some other file has put it on `global`, before this one is loaded: what only functions
   * use may be put there later.
   */
  #isGlobal(): boolean {
    const uses = this.#tree.identifiers.get("Discord") ?? [];
    return uses.some(
      one => this.#tree.resolve(one) === null && isMember(parentOf(one)) && !enclosingFunction(one),
    );
  }

  /** The name of a type, which there is in TypeScript alone. */
  useType(name: string): string | null {
    this.#types.add(name);
    return this.use(name);
  }

  /** A type that is imported under its name from here instead of from another package. */
  takeOver(name: string): void {
    this.#types.add(name);
    this.#wanted.add(name);
  }

  /** The expression for an export; it is imported by `edits` when that is needed. */
  use(name: string): string | null {
    const expression = this.canBe(name);
    if (expression === name && !this.#isThere(name)) this.#wanted.add(name);
    return expression;
  }

  /** What was asked for is not used here after all. */
  drop(name: string): void {
    this.#wanted.delete(name);
  }

  /** How those stand in the text that are asked for here: `Colors`, `Discord.Colors`. */
  get expressions(): RegExp | null {
    if (!this.#read) this.#find();
    const names = [...this.#wanted].join("|");
    const ways = [
      ...(names ? [`(?:${names})`] : []),
      ...(this.#namespace ? [`${literally(this.#namespace)}\\.\\w+`] : []),
    ];
    return ways.length > 0 ? new RegExp(`(?<![\\w.])(?:${ways.join("|")})\\b`, "g") : null;
  }

  /** The same, where it is not certain yet that it will be used. */
  canBe(name: string): string | null {
    if (!this.#read) this.#find();
    const bound = this.#tree.topLevel(name);
    if (bound && this.#isThere(name) && !(this.#namespace && this.#late.has(bound.owner))) return name;
    if (bound) return this.#namespace ? `${this.#namespace}.${name}` : null;
    if (this.#pattern === undefined && this.#declaration === undefined && this.#namespace) {
      return `${this.#namespace}.${name}`;
    }
    return this.#tree.identifiers.get(name)?.some(one => this.#tree.resolve(one)) ? null : name;
  }

  #isThere(name: string): boolean {
    const bound = this.#tree.topLevel(name);
    return bound !== undefined && this.#isGiven(bound.owner);
  }

  /** Whether a name was imported from the package. */
  isImported(identifier: Identifier): boolean {
    const binding = this.#tree.resolve(identifier);
    return binding !== null && this.#isGiven(binding.owner);
  }

  #isGiven(owner: Node): boolean {
    const source = sourceOf(owner);
    if (source === undefined) return false;
    // What discord.js exports comes in part from packages of its own.
    return this.#isDiscord
      ? /^(discord\.js|@discordjs\/|discord-api-types)/.test(source)
      : source === this.source;
  }

  /** A name that a rename brings into a scope: nothing is to be added for it there. */
  provide(name: string, scope: Node): void {
    this.#provided.set(name, new Set([...(this.#provided.get(name) ?? []), scope]));
  }

  /** Whether a rename has brought the name into the scope already. */
  isProvided = (name: string, scope: Node): boolean => this.#provided.get(name)?.has(scope) ?? false;

  readonly #provided = new Map<string, ReadonlySet<Node>>();
  #emptied: { first: Node; last: Node; removal: Edit } | undefined;

  /**
   * None of the names that a list takes in is needed any more: `removal` takes the import out, unless others come in.
   * False for a list that is not the one where they do.
   */
  empty(parts: readonly Node[], removal: Edit): boolean {
    if (!this.#read) this.#find();
    const [first, last] = [parts[0], parts.at(-1)];
    const list = first && parentOf(first);
    if (!first || !last || (list !== this.#pattern && list !== this.#declaration)) return false;
    this.#emptied = { first, last, removal };
    return true;
  }

  /** The edits that import what was asked for. */
  edits(): Edit[] {
    const wanted = [...this.#wanted].filter(name => !this.isProvided(name, this.#tree.file.program)).sort();
    // `const { X } = require("discord.js")` gives no types.
    const isRequired = this.#pattern !== undefined && this.#declaration === undefined;
    const types = isRequired ? wanted.filter(name => this.#types.has(name)) : [];
    const names = wanted
      .filter(name => !types.includes(name))
      .map(name => (this.#types.has(name) ? `type ${name}` : name));
    return [...(types.length > 0 ? [this.#statement(types, "import type")] : []), ...this.#added(names)];
  }

  #added(names: readonly string[]): Edit[] {
    if (names.length === 0) return this.#emptied ? [this.#emptied.removal] : [];
    if (this.#emptied) {
      const { first, last } = this.#emptied;
      return [{ start: startOf(first), end: endOf(last), text: names.join(", ") }];
    }
    const place = this.#declaration?.specifiers.at(-1) ?? this.#pattern?.properties.at(-1);
    if (place) {
      const text = this.#tree.text.slice(startOf(place), endOf(place));
      const end = endOf(place);
      const listed = text.startsWith("...") ? null : names.map(name => `, ${name}`).join("");
      if (listed) return [{ start: end, end, text: listed }];
    }
    return [this.#statement(names)];
  }

  #statement(names: readonly string[], form?: "import type"): Edit {
    const { program } = this.#tree.file;
    const text = this.#tree.text;
    const line = lineEndOf(text);
    const isModule =
      program.body.some(one => one.type === "ImportDeclaration" || one.type.startsWith("Export")) ||
      // In TypeScript a name at the top of a file that imports nothing is one of all files.
      (!/\brequire\(/.test(text) && isTypeScript(this.#infer));
    const quote = /require\(\s*"|from\s+"/.test(text) ? '"' : "'";
    const source = `${quote}${this.source}${quote}`;
    const written = (list: string): string =>
      form || isModule
        ? `${form ?? "import"} ${list} from ${source};`
        : `const ${list} = require(${source});`;
    const short = written(`{ ${names.join(", ")} }`);
    const level = `${line}${levelOf(text)}`;
    const statement = short.length > width ? written(`{${level}${names.join(`,${level}`)},${line}}`) : short;
    const beside = this.#isDiscord ? undefined : program.body.find(one => loads(one, "discord.js"));
    if (beside) {
      const at = endOf(beside) + remarkAt(text, endOf(beside));
      return { start: at, end: at, text: `${line}${statement}` };
    }
    const directive = program.directives.at(-1);
    const first = program.body[0];
    const comment = this.#tree.comments.find(one => /^\s*(@|eslint|jshint|global)/.test(one.value));
    const shebang = program.interpreter;
    if (directive || shebang) {
      const at = endOf(directive ?? shebang ?? program);
      return { start: at, end: at, text: `${line}${statement}` };
    }
    const at = first && !comment ? startOf(first) : first ? startOf(first) : 0;
    return { start: at, end: at, text: `${statement}${line}` };
  }
}

/** The package that a declaration takes its names from. */
function sourceOf(owner: Node): string | undefined {
  const parent = parentOf(owner);
  if (parent?.type === "ImportDeclaration") return parent.source.value;
  return equatedSource(owner) ?? sourceRequired(owner);
}

const sourceRequired = (owner: Node): string | undefined =>
  owner.type === "VariableDeclarator" && owner.init ? requiredSource(bare(owner.init)) : undefined;

/** `x` of `import x = require("y")`. */
const equatedName = (statement: Node): string | undefined =>
  statement.type === "TSImportEqualsDeclaration" ? statement.id.name : undefined;

const loads = (statement: Node, source: string): boolean =>
  statement.type === "VariableDeclaration"
    ? statement.declarations.some(one => sourceOf(one) === source)
    : equatedSource(statement) === source ||
      (statement.type === "ImportDeclaration" && statement.source.value === source);

/** How long what is said behind a statement is, where nothing else stands on its line. */
const remarkAt = (text: string, offset: number): number =>
  /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*\*\/(?=[ \t]*(?:[\r\n]|$)))/.exec(text.slice(offset, offset + 400))?.[0]
    .length ?? 0;
