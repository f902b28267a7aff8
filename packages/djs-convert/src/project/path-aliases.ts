import type { ObjectExpression } from "@babel/types";
import { keyName, type Node, propertyOf, stringValue } from "../engine/nodes.ts";
import { parseSource } from "../engine/parse.ts";
import type { ProjectFile } from "./project-file.ts";

/** `"@struct/*": ["src/struct/*"]`: what is named so stands at one of these places, from the project's folder. */
interface Alias {
  name: string;
  places: readonly string[];
}

/** What a tsconfig.json or jsconfig.json says of names. */
interface Config {
  aliases: readonly Alias[];
  /** From where names without a dot are looked for. */
  base: string | undefined;
}

const configName = /(?:^|\/)[jt]sconfig[^/]*\.json$/;
const nothing: Config = { aliases: [], base: undefined };

/** Files that say under which names others are to be found: tsconfig.json, jsconfig.json, package.json. */
export const namesOthers = (path: string): boolean =>
  configName.test(path) || /(?:^|\/)package\.json$/.test(path);

/** Says where a name may be that no file has: `@struct/command/Command`, `src/x`, `#x`. */
export class PathAliases {
  readonly #texts = new Map<string, string>();
  readonly #configs = new Map<string, Config>();
  readonly #byFolder = new Map<string, readonly Config[]>();

  constructor(files: readonly ProjectFile[]) {
    for (const { path, text } of files) if (namesOthers(path)) this.#texts.set(path, text);
  }

  /** The paths that are to be tried, from the nearest folder with such a file to the outermost one. */
  placesOf(from: string, source: string): string[] {
    if (this.#texts.size === 0) return [];
    return this.#configsFor(folderOf(from)).flatMap(({ aliases, base }) => [
      ...aliases.flatMap(alias => placesUnder(alias, source)),
      ...(base === undefined ? [] : [under(base, source)]),
    ]);
  }

  #configsFor(folder: string): readonly Config[] {
    const known = this.#byFolder.get(folder);
    if (known) return known;
    const here = ["tsconfig.json", "jsconfig.json", "package.json"]
      .map(name => under(folder, name))
      .filter(path => this.#texts.has(path))
      .map(path => (path.endsWith("package.json") ? this.#package(path) : this.#config(path, 0)));
    const configs = [...here, ...(folder === "" ? [] : this.#configsFor(folderOf(folder)))];
    this.#byFolder.set(folder, configs);
    return configs;
  }

  #config(path: string, depth: number): Config {
    const known = this.#configs.get(path);
    if (known) return known;
    const file = depth < 10 ? objectOf(this.#texts.get(path)) : undefined;
    const config = file ? this.#read(file, path, depth) : nothing;
    this.#configs.set(path, config);
    return config;
  }

  #read(file: ObjectExpression, path: string, depth: number): Config {
    const folder = folderOf(path);
    let inherited = nothing;
    for (const one of textsOf(valueAt(file, "extends"))) {
      const target = one.startsWith(".") ? this.#extended(under(folder, one)) : undefined;
      const config = target === undefined ? nothing : this.#config(target, depth + 1);
      inherited = {
        aliases: config.aliases.length > 0 ? config.aliases : inherited.aliases,
        base: config.base ?? inherited.base,
      };
    }
    const options = valueAt(file, "compilerOptions");
    if (options?.type !== "ObjectExpression") return inherited;
    const stated = stringValue(valueAt(options, "baseUrl"));
    const base = stated === undefined ? inherited.base : under(folder, stated);
    const paths = valueAt(options, "paths");
    return { base, aliases: paths ? aliasesOf(paths, base ?? folder) : inherited.aliases };
  }

  #extended(path: string): string | undefined {
    return [path, `${path}.json`, under(path, "tsconfig.json")].find(one => this.#texts.has(one));
  }

  /** `imports` of Node.js, and `_moduleAliases` of the package module-alias. */
  #package(path: string): Config {
    const file = objectOf(this.#texts.get(path));
    if (!file) return nothing;
    const folder = folderOf(path);
    const imports = valueAt(file, "imports");
    const named = valueAt(file, "_moduleAliases");
    const modules = named ? aliasesOf(named, folder) : [];
    return {
      base: undefined,
      aliases: [
        ...(imports ? aliasesOf(imports, folder) : []),
        ...modules,
        ...modules.map(({ name, places }) => ({
          name: `${name}/*`,
          places: places.map(place => under(place, "*")),
        })),
      ],
    };
  }
}

/** The places of `@struct/x` under `@struct/*`; what is compiled to `dist` is written in `src`, or beside it. */
function placesUnder({ name, places }: Alias, source: string): string[] {
  const [before = "", after] = name.split("*");
  const isSame = after === undefined ? source === name : source.startsWith(before) && source.endsWith(after);
  if (!isSame || source.length < before.length + (after?.length ?? 0)) return [];
  const part = source.slice(before.length, source.length - (after?.length ?? 0));
  return places
    .map(place => place.replace("*", () => part))
    .flatMap(place => [place, place.replace(built, "src/"), place.replace(built, "")]);
}

const built = /^(?:dist|build|out|lib)\//;

function aliasesOf(node: Node, base: string): Alias[] {
  if (node.type !== "ObjectExpression") return [];
  return node.properties.flatMap(one => {
    const name = keyName(one);
    if (name === undefined || one.type !== "ObjectProperty") return [];
    return [{ name, places: textsOf(one.value).map(place => under(base, place)) }];
  });
}

/** One text or a list of them; of `{ "node": "./a.js", "default": "./b.js" }` all that there are. */
function textsOf(node: Node | undefined): string[] {
  if (node?.type === "ArrayExpression") return node.elements.flatMap(one => textsOf(one ?? undefined));
  if (node?.type === "ObjectExpression")
    return node.properties.flatMap(one => (one.type === "ObjectProperty" ? textsOf(one.value) : []));
  const text = stringValue(node);
  return text === undefined ? [] : [text];
}

const valueAt = (object: ObjectExpression, name: string): Node | undefined => propertyOf(object, name)?.value;

/** JSON with comments and commas at the end, which is an expression of JavaScript. */
function objectOf(text: string | undefined): ObjectExpression | undefined {
  if (text === undefined) return undefined;
  const { file } = parseSource(`(${text.replace(/^\uFEFF/, "")}\n)`, "config.js");
  const [statement] = file?.program.body ?? [];
  const value = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  return value?.type === "ObjectExpression" ? value : undefined;
}

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");

/** A path from a folder on: `../x` of `src/a` is `src/x`. */
export function under(folder: string, path: string): string {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
