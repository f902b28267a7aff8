import type { Identifier, TSEntityName, TSTypeReference } from "@babel/types";
import { isMember, type Node, stringValue } from "../engine/nodes.ts";
import { instance, join, type OwnClass, plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { nameInVersion } from "./later-names.ts";
import { instanceOf } from "./made.ts";
import { memberOf } from "./members.ts";
import { type Import, importOf } from "./modules.ts";
import { isOpen } from "./own-classes.ts";
import { constraintOf, ofDeclaration, ofSignatures } from "./own-types.ts";
import { statedFunction } from "./stated-function.ts";

/** What TypeScript states, as far as it is of discord.js: an annotation, a result, a cast. */
export function typeOfStated(infer: Infer, stated: Node | null | undefined): Type | undefined {
  switch (stated?.type) {
    case "TSTypeAnnotation":
    case "TSParenthesizedType":
    case "TSOptionalType":
      return typeOfStated(infer, stated.typeAnnotation);
    case "TSTypeOperator":
      return stated.operator === "keyof" ? plain.string : typeOfStated(infer, stated.typeAnnotation);
    case "TSArrayType":
      return { kind: "array", of: typeOfStated(infer, stated.elementType), weak: false };
    case "TSTupleType":
      return { kind: "array", of: ofAny(infer, stated.elementTypes), weak: false };
    case "TSNamedTupleMember":
      return typeOfStated(infer, stated.elementType);
    case "TSUnionType":
      return ofUnion(infer, stated.types);
    case "TSIntersectionType":
      return ofAll(infer, stated.types);
    case "TSTypeReference":
      return ofReference(infer, stated);
    case "TSExpressionWithTypeArguments":
      return ofName(infer, stated.expression);
    case "TSImportType":
      return stated.argument.value === "discord.js" && stated.qualifier?.type === "Identifier"
        ? ofExport(infer, stated.qualifier.name)
        : undefined;
    case "TSTypeLiteral":
      return ofSignatures(infer, stated.members);
    case "TSFunctionType":
      return statedFunction(infer, stated.typeAnnotation);
    case "TSIndexedAccessType":
      return ofIndex(infer, stated.objectType, stated.indexType);
    case "TSTypeQuery":
      return stated.exprName.type === "Identifier" ? infer.typeOf(stated.exprName) : undefined;
    default:
      return ofKeyword(stated);
  }
}

function ofKeyword(stated: Node | null | undefined): Type | undefined {
  switch (stated?.type) {
    case "TSStringKeyword":
    case "TSTemplateLiteralType":
      return plain.string;
    case "TSNumberKeyword":
      return plain.number;
    case "TSBooleanKeyword":
      return plain.boolean;
    case "TSBigIntKeyword":
      return plain.bigint;
    case "TSNullKeyword":
    case "TSUndefinedKeyword":
    case "TSVoidKeyword":
      return plain.nothing;
    case "TSLiteralType":
      // Also `#${string}`, of which no more is known.
      return isTextOfAnyKind(stated.literal) ? plain.string : undefined;
    default:
      return undefined;
  }
}

const isTextOfAnyKind = (literal: Node): boolean =>
  literal.type === "TemplateLiteral" || stringValue(literal) !== undefined;

function ofAny(infer: Infer, types: readonly Node[]): Type | undefined {
  let found: Type | undefined;
  for (const one of types) found = join(found, typeOfStated(infer, one));
  return found;
}

/** `Guild | null`; of `"bot" | EmbedAuthorData` nothing is known, as it may be what has no class, nor of `A[] | A`. */
function ofUnion(infer: Infer, types: readonly Node[]): Type | undefined {
  const parts = types.map(one => typeOfStated(infer, one));
  const found = ofAny(infer, types);
  if (found?.kind === "instance") return found;
  const kinds = new Set(parts.map(one => one?.kind).filter(kind => kind !== "nothing"));
  return kinds.size < 2 && !kinds.has(undefined) ? found : undefined;
}

/** `Message & { guild: Guild }`: what is added to a class takes nothing from it. */
function ofAll(infer: Infer, types: readonly Node[]): Type | undefined {
  const parts = types.flatMap(one => typeOfStated(infer, one) ?? []);
  const [main, ...others] = [...parts].sort(
    (a, b) => Number(b.kind === "instance") - Number(a.kind === "instance"),
  );
  if (main?.kind !== "instance" || others.length === 0) return main;
  const member = (name: string) => {
    for (const one of others) {
      const type = memberOf(infer, one, name);
      if (type) return type;
    }
    return undefined;
  };
  return { ...main, own: { member, isOpen: false, handsOn: false, hasOptions: false } };
}

function ofIndex(infer: Infer, owner: Node, index: Node): Type | undefined {
  const name = index.type === "TSLiteralType" ? stringValue(index.literal) : undefined;
  return name === undefined ? undefined : memberOf(infer, typeOfStated(infer, owner), name);
}

const same = /^(Awaited|Exclude|Extract|NonNullable|Omit|Partial|Pick|Readonly|Required)$/;
const lists = /^(Readonly)?Array$/;
const promises = /^Promise(Like)?$/;
const collections = /^(Collection|LimitedCollection|(Readonly)?Map)$/;

function ofReference(infer: Infer, { typeName, typeParameters }: TSTypeReference): Type | undefined {
  const given = typeParameters?.params ?? [];
  const first = given[0];
  const name = typeName.type === "Identifier" ? typeName.name : nameOf(typeName);
  if (typeName.type === "Identifier" && first && !infer.tree.resolve(typeName)) {
    if (same.test(name)) return typeOfStated(infer, first);
    if (lists.test(name)) return { kind: "array", of: typeOfStated(infer, first), weak: false };
    if (promises.test(name)) return { kind: "promise", of: typeOfStated(infer, first), weak: false };
    if (name === "Record") return ofRecord(infer, given[1]);
  }
  const isCollection = collections.test(name) && given.length === 2;
  if (isCollection && !isForeign(infer, typeName))
    return { kind: "collection", of: typeOfStated(infer, given[1]), weak: false };
  return ofName(infer, typeName);
}

/** `Record<string, Guild>`: whatever is asked of it is of that type. */
const ofRecord = (infer: Infer, value: Node | undefined): Type => ({
  kind: "elsewhere",
  what: "object",
  member: () => typeOfStated(infer, value),
  result: () => undefined,
  weak: false,
});

const nameOf = (name: TSEntityName): string =>
  name.type === "Identifier" ? name.name : name.type === "TSQualifiedName" ? name.right.name : "";

function isForeign(infer: Infer, name: TSEntityName): boolean {
  const binding = name.type === "Identifier" ? infer.tree.resolve(name) : null;
  const imported = binding && importOf(binding, infer.tree);
  return binding !== null && (!imported || imported.origin === "foreign");
}

/** Names of types that stand for several classes, and for none. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AnyChannel: [
    "TextChannel",
    "VoiceChannel",
    "CategoryChannel",
    "DMChannel",
    "NewsChannel",
    "StageChannel",
    "ThreadChannel",
  ],
  GuildTextBasedChannel: ["TextChannel", "NewsChannel", "ThreadChannel"],
  TextBasedChannel: ["TextChannel", "DMChannel", "NewsChannel", "ThreadChannel"],
  TextBasedChannels: ["TextChannel", "DMChannel", "NewsChannel", "ThreadChannel"],
  VoiceBasedChannel: ["VoiceChannel", "StageChannel"],
};

/** A name of discord.js, of the file itself, or of another file. */
function ofName(infer: Infer, name: TSEntityName): Type | undefined {
  if (name.type === "TSQualifiedName") {
    const owner = name.left.type === "Identifier" ? infer.typeOf(name.left) : undefined;
    if (owner?.kind === "foreign") return plain.foreign;
    if (owner?.kind === "elsewhere")
      return (
        ofOwn(infer, owner.member(name.right.name), name.right, true) ?? ofDeclaration(infer, name.right.name)
      );
    const isPackage = owner?.kind === "module" || /^(Discord|djs)$/i.test(nameOf(name.left));
    return isPackage ? ofExport(infer, name.right.name) : undefined;
  }
  if (name.type !== "Identifier") return undefined;
  const constraint = constraintOf(name);
  if (constraint !== undefined) return typeOfStated(infer, constraint);
  const own = ofDeclaration(infer, name.name);
  if (own) return own;
  const binding = infer.tree.resolve(name);
  if (!binding) return infer.tree.topLevel(name.name) ? undefined : ofExport(infer, name.name);
  const imported = importOf(binding, infer.tree);
  if (imported?.origin === "discord.js") return ofExport(infer, imported.name);
  const elsewhere = imported?.origin === "local" ? ofOtherFile(infer, imported) : undefined;
  return elsewhere ?? ofOwn(infer, infer.typeOf(name), name, imported?.origin !== "foreign");
}

/** An interface or an alias that another file declares. */
function ofOtherFile(infer: Infer, { source, name, isDefault }: Import): Type | undefined {
  const declared = name === "*" ? undefined : infer.declarationIn(source, isDefault ? "default" : name);
  return declared && /^TS(Interface|TypeAlias)Declaration$/.test(declared.node.type) && "id" in declared.node
    ? ofDeclaration(declared.infer, declared.node.id?.type === "Identifier" ? declared.node.id.name : "")
    : undefined;
}

/** A class of the bot's own. Of one that extends what nobody knows, what it is called says more. */
function ofOwn(infer: Infer, type: Type | undefined, { name }: Identifier, isOwn: boolean): Type | undefined {
  if (type?.kind === "foreign") return plain.foreign;
  const own = type?.kind === "class" && type.name === "" ? type.own : undefined;
  const isHidden = own && isOpen(infer, own) && !isOfPackage(infer, own);
  if (type?.kind === "class" && !isHidden) return instanceOf(type);
  // `bot: OwnClient` of a file that is not to be seen.
  return isOwn && /(Client|Bot)$/.test(name) ? infer.byName("client", true) : undefined;
}

/** Of a class of discord.js that this version does not have, as in a file that is converted already. */
function isOfPackage(infer: Infer, own: OwnClass): boolean {
  const parent = "superClass" in own ? own.superClass : undefined;
  if (isMember(parent)) return infer.typeOf(parent.object)?.kind === "module";
  const binding = parent?.type === "Identifier" ? infer.tree.resolve(parent) : null;
  return binding !== null && importOf(binding, infer.tree)?.origin === "discord.js";
}

function ofExport(infer: Infer, name: string): Type | undefined {
  if (name === "Snowflake") return plain.string;
  const classes = Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : [name];
  const known = classes.map(one => nameInVersion(infer.table, one)).filter(one => infer.table.hasClass(one));
  return known.length > 0 ? instance(known, false) : undefined;
}
