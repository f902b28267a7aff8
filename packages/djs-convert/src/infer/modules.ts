import type { TSImportEqualsDeclaration } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import {
  bare,
  isInvocation,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  stringValue,
  type Text,
  textValue,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";

/** How a package stands to discord.js. `kin` wraps it, so nothing is known about what comes from there. */
export type Origin = "discord.js" | "builders" | "kin" | "local" | "foreign";

// Folders of the bot itself under a short name, as many set them up: no organisation publishes under these.
const ownFolders =
  /^@(base|classes|commands|components|config|constants|database|db|events|features|functions|handlers|helpers|lib|models|modules|root|schemas|preconditions|services|src|structs?|structures?|utils?)\//;

/**
 * `@struct/command/Command` and `@app/Category`: no package has a capital letter in its name, and what is reached
 * within one by a file that has, stands in a folder of what was built: `@scope/name/build/interfaces/Options`.
 */
const isAliased = (source: string): boolean =>
  /^@[\w-]+\/(?:[^/]*[A-Z]|(?:[^/]+\/)+[A-Z][^/]*$)/.test(source) &&
  !/\/(?:build|cjs|dist|dist-types|es|esm|lib|src|types)\//.test(source);

// Libraries of their own for Discord, whose objects have the same names and are others.
const otherLibraries = /^discord(\.io|ie)$/;

// Frameworks, and packages that hand the bot's own messages and channels on.
const aroundDiscord =
  /discord|commando|akairo|klasa|komada|gcommands|sapphire|distube|erela|wokcommands|reconlx|\bdjs\b/i;

/** `discord.js/src/index.js`, which editors write where they bring an export in: the package itself. */
export const isIndexOfDiscord = (source: string): boolean =>
  /^discord\.js\/src(\/index(\.m?js)?)?$/.test(source);

export function originOf(source: string): Origin {
  if (source === "discord.js" || isIndexOfDiscord(source)) return "discord.js";
  if (source === "@discordjs/builders") return "builders";
  if (/^[./~@]?[./]|^[#~]|^src\//.test(source) || ownFolders.test(source) || isAliased(source))
    return "local";
  return aroundDiscord.test(source) && !otherLibraries.test(source) ? "kin" : "foreign";
}

/** The package that `require("x")` or `import("x")` loads, also as `await import("x")`. */
export function requiredSource(node: Node): string | undefined {
  // `const { Client } = Discord = require("discord.js")`.
  if (node.type === "AssignmentExpression" && node.operator === "=") return requiredSource(bare(node.right));
  const call = bare(node.type === "AwaitExpression" ? node.argument : node);
  // `new require("discord.js")` gives the same.
  if (!isInvocation(call)) return undefined;
  const callee = call.callee;
  const [first] = call.arguments;
  // What compilers put around: `__importStar(require("x"))`.
  if (callee.type === "Identifier" && compiled.test(callee.name) && first) return requiredSource(first);
  const isRequire = callee.type === "Import" || (callee.type === "Identifier" && callee.name === "require");
  return isRequire || isOfModule(callee) ? stringValue(call.arguments[0]) : undefined;
}

/** Whether a text names a package or a file that is loaded there: `require("x")`, `import y from "x"`, `import("x")`. */
export function isLoading(text: Text): boolean {
  const parent = parentOf(text);
  if (isInvocation(parent)) return requiredSource(parent) === textValue(text);
  return /^(Import|Export(Named|All))Declaration$|^TSExternalModuleReference$/.test(parent?.type ?? "");
}

/** `module.require`. */
const isOfModule = (callee: Node): boolean =>
  isMember(callee) &&
  memberName(callee) === "require" &&
  callee.object.type === "Identifier" &&
  callee.object.name === "module";

const compiled = /^_{1,2}(import(Star|Default)|interopRequire(Wildcard|Default))$/;

export interface Import {
  source: string;
  /** How the package stands to discord.js, or that it is a file of the bot. */
  origin: Origin;
  /** The exported name; `*` for all of them. */
  name: string;
  /** `import x from "y"`: what the whole is to those who name nothing. */
  isDefault?: boolean;
}

/** The same as `originOf`, where the project of a file may have a name of its own for another file. */
export function originIn(tree: Tree, source: string): Origin {
  const origin = originOf(source);
  return (origin === "foreign" || origin === "kin") && tree.isOwnFile(source) ? "local" : origin;
}

/** What an imported or required name is, when it comes straight from a package. */
export function importOf(binding: Binding, tree: Tree, depth = 0): Import | undefined {
  const found = binding.kind === "import" ? ofImport(binding, tree, depth) : ofRequire(binding, tree, depth);
  return found && { ...found, origin: originIn(tree, found.source) };
}

type Taken = Omit<Import, "origin">;

function ofImport({ owner }: Binding, tree: Tree, depth: number): Taken | undefined {
  if (owner.type === "TSImportEqualsDeclaration") return ofEquation(owner, tree, depth);
  const parent = parentOf(owner);
  if (parent?.type !== "ImportDeclaration") return undefined;
  const source = parent.source.value;
  if (owner.type === "ImportDefaultSpecifier") return { source, name: "*", isDefault: true };
  if (owner.type !== "ImportSpecifier") return { source, name: "*" };
  const name = owner.imported.type === "Identifier" ? owner.imported.name : owner.imported.value;
  return name === "default" ? { source, name: "*", isDefault: true } : { source, name };
}

/** `import x = require("y")`, `import Embed = Discord.MessageEmbed`. */
function ofEquation(
  { moduleReference }: TSImportEqualsDeclaration,
  tree: Tree,
  depth: number,
): Taken | undefined {
  if (moduleReference.type === "TSExternalModuleReference")
    return { source: moduleReference.expression.value, name: "*" };
  const isPart = moduleReference.type === "TSQualifiedName";
  const source = packageNamed(isPart ? moduleReference.left : moduleReference, tree, depth);
  if (source === undefined) return undefined;
  return { source, name: isPart ? moduleReference.right.name : "*" };
}

function ofRequire({ owner, identifier }: Binding, tree: Tree, depth: number): Taken | undefined {
  if (owner.type !== "VariableDeclarator" || !owner.init) return undefined;
  const init = bare(owner.init);
  const source = requiredSource(init) ?? packageNamed(init, tree, depth);
  if (source !== undefined) {
    if (owner.id === identifier) return { source, name: "*" };
    const property = parentOf(identifier);
    if (property?.type !== "ObjectProperty" || parentOf(property) !== owner.id) return undefined;
    return property.key.type === "Identifier" ? { source, name: property.key.name } : undefined;
  }
  // const Client = require("discord.js").Client
  if (isMember(init) && owner.id === identifier && init.property.type === "Identifier" && !init.computed) {
    const inner = requiredSource(bare(init.object));
    return inner === undefined ? undefined : { source: inner, name: init.property.name };
  }
  return undefined;
}

/** `uptime` of `os.uptime`, where `os` is one of these packages. */
export function memberOfPackage(tree: Tree, node: Node, packages: RegExp): string | undefined {
  if (!isMember(node) || node.object.type !== "Identifier") return undefined;
  const binding = tree.resolve(node.object);
  const imported = binding && importOf(binding, tree);
  return imported?.name === "*" && packages.test(imported.source) ? memberName(node) : undefined;
}

/** `const { Client } = Discord`, where the whole package has that name. */
function packageNamed(init: Node, tree: Tree, depth: number): string | undefined {
  const binding = init.type === "Identifier" && depth < 3 ? tree.resolve(init) : null;
  const imported = binding && importOf(binding, tree, depth + 1);
  return imported?.name === "*" ? imported.source : undefined;
}

/** The package of `import x = require("y")`. */
export const equatedSource = (node: Node): string | undefined =>
  node.type === "TSImportEqualsDeclaration" && node.moduleReference.type === "TSExternalModuleReference"
    ? node.moduleReference.expression.value
    : undefined;

/** The names that a file takes from discord.js, or from such packages, at its top, by import or by require, or passes on. */
export function namesTaken(tree: Tree, packages = /^discord\.js$/): string[] {
  return tree.file.program.body.flatMap(statement => {
    if (statement.type === "ImportDeclaration" && packages.test(statement.source.value))
      return statement.specifiers.flatMap(one =>
        one.type === "ImportSpecifier" && one.imported.type === "Identifier" ? [one.imported.name] : [],
      );
    if (statement.type === "ExportNamedDeclaration" && packages.test(statement.source?.value ?? ""))
      return statement.specifiers.flatMap(one => (one.type === "ExportSpecifier" ? [one.local.name] : []));
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap(({ id, init }) => {
      const source = id.type === "ObjectPattern" && init ? requiredSource(bare(init)) : undefined;
      return id.type === "ObjectPattern" && packages.test(source ?? "")
        ? id.properties.flatMap(one => keyName(one) ?? [])
        : [];
    });
  });
}
