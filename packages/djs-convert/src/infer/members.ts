import type { Class } from "@babel/types";
import {
  bare,
  enclosingClass,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  propertyOf,
} from "../engine/nodes.ts";
import {
  instance,
  isFunction,
  join,
  methodOf,
  type OwnClass,
  plain,
  readType,
  type Type,
  weaken,
} from "../engine/types.ts";
import { annotationOf } from "./annotations.ts";
import { ofAnyKey } from "./any-key.ts";
import { voiceAt } from "./by-use.ts";
import { ownerByNames } from "./cached.ts";
import { resultOf } from "./calls.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";
import { nameHandedOn } from "./handed-on.ts";
import { hungClient } from "./kept-client.ts";
import { isPutOnGlobal, typeOnGlobal } from "./on-global.ts";
import { valuesOfExport } from "./own-exports.ts";
import { memberSince12, ofManagerSince12 } from "./since-12.ts";
import { statedFunction } from "./stated-function.ts";

/** What stands in a list; at a place of one that is written out, that alone. */
export function elementAt(
  infer: Infer,
  owner: Type | undefined,
  index: number | undefined,
): Type | undefined {
  if (owner?.kind === "list" && index !== undefined) {
    const elements = owner.node.elements.slice(0, index + 1);
    const at = elements[index];
    if (at && elements.every(one => one?.type !== "SpreadElement")) return infer.typeOf(at);
  }
  if (owner?.kind === "array" && owner.key && index === 0) return owner.key;
  if (owner?.kind === "array" || owner?.kind === "list") return owner.of;
  if (owner?.kind === "object") return ofAnyKey(infer, owner.node);
  return owner?.kind === "foreign" ? owner : undefined;
}

export function typeOfMember(infer: Infer, node: Member): Type | undefined {
  const name = memberName(node);
  const owner = isPutOnGlobal(infer, node, name) ? undefined : infer.typeOf(node.object);
  if (isEnvironment(node.object, owner)) return plain.string;
  if (name === undefined) {
    return elementAt(infer, owner, node.property.type === "NumericLiteral" ? node.property.value : undefined);
  }
  const isShared = owner === undefined && isPutOnGlobal(infer, node, name);
  const found = isShared ? typeOnGlobal(infer, name) : memberOf(infer, owner, name);
  // `{ logGuild: null }`: what it will be is to be seen by its name alone.
  const isOpen = found?.kind === "nothing" && isOwn(infer, owner, name);
  if (found && !isOpen) return found;
  if (owner?.kind !== "foreign") {
    const ofVoice = voiceAt(infer, node);
    if (ofVoice) return ofVoice;
  }
  const exported = owner === undefined ? valuesOfExport(infer, node, name) : [];
  const given = exported.map(one => infer.typeOf(one)).reduce(join, undefined);
  if (given) return given;
  const named = owner === undefined ? ownerByNames(infer, node) : undefined;
  if (named) return memberOf(infer, named, name);
  // `this.client` is the bot in every framework that has classes for commands.
  if (bare(node.object).type === "ThisExpression" && owner?.kind !== "foreign") {
    return infer.byName(name.replace("#", ""), false);
  }
  const ofMenu = /^target(Message|User|Member)$/.exec(name)?.[1];
  if (ofMenu && owner?.kind === "instance" && infer.table.version > 12)
    return infer.byName(ofMenu.toLowerCase(), true);
  const isOfFile = owner?.kind === "elsewhere" && owner.what === "module";
  const isUnknown = owner === undefined || isOpen || isOfFile;
  const known = owner?.kind === "foreign" ? undefined : nameHandedOn(infer, node, name, isUnknown);
  return known === undefined ? found : infer.byName(known, true);
}

/** Whether the bot itself has put this member there: `this.channel = null` in a class of its own. */
const isOwn = ({ table, tree }: Infer, owner: Type | undefined, name: string): boolean =>
  owner?.kind === "object" ||
  owner?.kind === "elsewhere" ||
  (owner?.kind === "instance" && usesDiscord(tree) && owner.names.every(one => !table.member(one, name)));

/** The environment, where everything is a text. */
const isEnvironment = (node: Node, type: Type | undefined): boolean =>
  type?.kind === "foreign" &&
  isMember(node) &&
  memberName(node) === "env" &&
  node.object.type === "Identifier" &&
  node.object.name === "process";

type Instance = Extract<Type, { kind: "instance" }>;

/** The type of `owner.name`. */
export function memberOf(infer: Infer, owner: Type | undefined, name: string): Type | undefined {
  switch (owner?.kind) {
    case "foreign":
      return hungClient(infer, name) ?? plain.foreign;
    case "module":
      return infer.ofExport(name);
    case "class":
      return ofInstance(infer, owner, [owner.name], `.${name}`) ?? ofOwnClass(infer, owner.own, name, true);
    case "instance":
      return (
        ofInstance(infer, owner, owner.names, name) ??
        ofOwnClass(infer, owner.own, name, false) ??
        ofAssigned(infer, owner, name) ??
        ofClient(infer, owner, name) ??
        memberSince12(infer, owner, name)
      );
    case "object":
      return owner.weak ? weaken(ofObject(infer, owner, name)) : ofObject(infer, owner, name);
    case "elsewhere":
      return owner.member(name);
    case "constants":
      return { kind: "enumObject", name, weak: owner.weak };
    case "enumObject":
      return { kind: "enum", name: owner.name, weak: owner.weak };
    case "collection":
      return name === "size" ? plain.number : (ofManagerSince12(infer, owner, name) ?? methodOf(owner, name));
    case "promise":
      // Whoever forgot to wait for it means what comes of it.
      return /^(then|catch|finally)$/.test(name)
        ? methodOf(owner, name)
        : memberOf(infer, weaken(owner.of), name);
    case "array":
    case "list":
    case "string":
    case "number":
      return name === "length" ? plain.number : methodOf(owner, name);
    default:
      return undefined;
  }
}

function ofInstance(infer: Infer, owner: Type, names: readonly string[], name: string): Type | undefined {
  let found: Type | undefined;
  for (const className of names) {
    const member = infer.table.member(className, sameAs.get(name) ?? name);
    if (!member) continue;
    const type: Type | undefined = member.isMethod
      ? {
          kind: "method",
          owner,
          name,
          result: resultOfAny(infer, names, name, member.type),
          weak: owner.weak,
        }
      : madeWith(owner, name, readType(member.type, owner.weak));
    if (type?.kind === "method") return type;
    found = join(found, type ?? unknownMember);
  }
  return found === unknownMember ? undefined : found;
}

/** `channel.setParent(x)` of a channel that may be one of two kinds gives one of these. */
function resultOfAny({ table }: Infer, names: readonly string[], name: string, first: string): string {
  if (names.length < 2 || !ofOneClass.test(first)) return first;
  const results = names.flatMap(one => table.member(one, name)?.type ?? []);
  return results.every(one => ofOneClass.test(one))
    ? `~${[...new Set(results)].map(one => one.slice(1)).join("|")}`
    : first;
}

const ofOneClass = /^~[A-Z]\w*$/;

/** What typings do not say and bots use, also by way of packages: the same by another name. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ["_hoistedOptions", "data"],
  ["lineReply", "reply"],
  ["lineReplyNoMention", "reply"],
]);

/** The components of a row that was made here were made here, too. */
function madeWith(owner: Type, name: string, type: Type | undefined): Type | undefined {
  if (name !== "components" || owner.kind !== "instance" || !owner.made) return type;
  if (type?.kind !== "array" || type.of?.kind !== "instance") return type;
  return { ...type, of: { ...type.of, made: true } };
}

// Keeps `join` from taking a member of unknown type for a missing one.
const unknownMember: Type = instance([], true);

function ofObject(infer: Infer, owner: Extract<Type, { kind: "object" }>, name: string): Type | undefined {
  const property = propertyOf(owner.node, name);
  if (property) return infer.typeOf(property.value);
  for (const one of owner.node.properties)
    if (one.type === "ObjectMethod" && keyName(one) === name)
      return { kind: "function", func: one, weak: false };
  return assignedTo(infer, name, target => target.kind === "object" && target.node === owner.node);
}

/** Fields and methods of a class in the file, and what its methods assign to `this`. */
export function ofOwnClass(
  infer: Infer,
  own: OwnClass | undefined,
  name: string,
  isStatic: boolean,
  depth = 0,
): Type | undefined {
  if (!own || "member" in own) return own?.member(name, isStatic);
  let found: Type | undefined;
  for (const part of own.body.body) {
    if (keyName(part) !== name || !("static" in part) || Boolean(part.static) !== isStatic) continue;
    if ((part.type === "ClassMethod" || part.type === "ClassPrivateMethod") && part.kind === "method")
      return { kind: "function", func: part, weak: false };
    if (part.type === "ClassMethod" && part.kind === "get") found = join(found, resultOf(infer, part));
    if (part.type === "ClassProperty" || part.type === "ClassPrivateProperty") {
      const stated = annotationOf(infer, part);
      if (stated) return stated;
      if (part.value) found = join(found, infer.typeOf(part.value));
    }
  }
  if (isStatic) return found;
  found ??= ofConstructor(infer, own, name) ?? ofAbstract(infer, own, name);
  for (const one of infer.tree.memberAssignments.get(name) ?? []) {
    if (one.left.type !== "MemberExpression" || one.left.object.type !== "ThisExpression") continue;
    if (enclosingClass(one) === own) found = join(found, infer.typeOf(one.right));
  }
  return found ?? inherited(infer, own, name, depth);
}

/** `one.setFooter(true)` of `class Own extends MessageEmbed { setFooter(isSmall) { … } }`: the bot says what it takes. */
export const hasOwnMethod = (infer: Infer, type: Type | undefined, name: string | undefined): boolean =>
  type?.kind === "instance" &&
  type.own !== undefined &&
  name !== undefined &&
  isFunction(ofOwnClass(infer, type.own, name, false));

/** What the class has that this one extends, which may be of another file. */
function inherited(infer: Infer, { superClass }: Class, name: string, depth: number): Type | undefined {
  const parent = superClass && depth < 20 ? infer.typeOf(superClass) : undefined;
  return parent?.kind === "class" ? ofOwnClass(infer, parent.own, name, false, depth + 1) : undefined;
}

/** `constructor(private client: Client)` is a field, too. */
function ofConstructor(infer: Infer, own: Class, name: string): Type | undefined {
  for (const part of own.body.body) {
    if (part.type !== "ClassMethod" || part.kind !== "constructor") continue;
    for (const one of part.params) {
      const param = one.type === "TSParameterProperty" ? one.parameter : undefined;
      const target = param?.type === "AssignmentPattern" ? param.left : param;
      if (target?.type === "Identifier" && target.name === name) return infer.typeOf(target);
    }
  }
  return undefined;
}

/** `abstract find(): Guild`. */
function ofAbstract(infer: Infer, own: Class, name: string): Type | undefined {
  for (const part of own.body.body)
    if (part.type === "TSDeclareMethod" && part.key.type === "Identifier" && part.key.name === name)
      return statedFunction(infer, part.returnType);
  return undefined;
}

/** What the bot itself hangs on an object: `client.commands = new Collection()`. */
function ofAssigned(infer: Infer, owner: Instance, name: string): Type | undefined {
  const found = assignedToClass(infer, owner.names, name);
  return owner.weak ? weaken(found) : found;
}

/** What is assigned in this file to a member of what is of one of these classes. */
export const assignedToClass = (infer: Infer, names: readonly string[], name: string): Type | undefined =>
  assignedTo(
    infer,
    name,
    target => target.kind === "instance" && target.names.some(part => names.includes(part)),
  );

/** What other files hang on the client, and what a class of the bot's own has that it is of. */
const ofClient = (infer: Infer, { names }: Instance, name: string): Type | undefined =>
  names.length === 1 && names[0] === "Client" ? weaken(infer.onClient(name)) : undefined;

/** What is assigned to a member of this name, where it is one of such a value. */
function assignedTo(infer: Infer, name: string, isSuch: (target: Type) => boolean): Type | undefined {
  let found: Type | undefined;
  for (const one of infer.tree.memberAssignments.get(name) ?? []) {
    if (one.left.type !== "MemberExpression") continue;
    const target = infer.typeOf(one.left.object);
    if (target && isSuch(target)) found = join(found, infer.typeOf(one.right));
  }
  return found;
}
