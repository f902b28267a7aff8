import type { Expression } from "@babel/types";
import {
  type Call,
  type Func,
  isCall,
  isFunc,
  isMember,
  lastName,
  memberName,
  type Node,
  propertyOf,
} from "../engine/nodes.ts";
import { instance, join, pair, plain, readType, settled, type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";
import { givesText, ofCollections, ofFunctions, ofLists, ofTexts } from "./gives.ts";
import { clientOfAll, isKeptBot } from "./kept-client.ts";
import { listOf, ofLanguage } from "./language-calls.ts";
import { importOf } from "./modules.ts";
import { isOwnBuilder } from "./own-classes.ts";
import { byManagerSince12 } from "./since-12.ts";
import { statedResult } from "./stated-result.ts";
import { structureAsked } from "./structures.ts";
import { askedFor } from "./type-arguments.ts";

export function typeOfCall(infer: Infer, node: Call): Type | undefined {
  const callee = node.callee;
  if (callee.type === "Identifier" && !infer.tree.resolve(callee)) {
    const made = ofFunctions.get(callee.name) ?? clientOfAll(infer, node, callee.name);
    if (made) return made;
  }
  if (isSplitMessage(infer, callee)) return { kind: "array", of: plain.string, weak: false };
  const type = callee.type === "Super" ? undefined : infer.typeOf(callee);
  if (type?.kind === "foreign") {
    if (isKeptBot(infer, node)) return infer.byName("client", false);
    if (isText(callee)) return plain.string;
    return mapsEach(node) ? listOf(callbackResult(infer, node), undefined) : ofLanguage(infer, node);
  }
  // `user.avatarURL()` in a file of version 11, which somebody has begun to convert.
  if (type?.kind === "string") return type;
  if (type?.kind === "function")
    return type.weak ? weaken(resultOf(infer, type.func)) : resultOf(infer, type.func);
  if (type?.kind === "elsewhere") return type.result();
  if (type?.kind === "method") return structureAsked(infer, node) ?? ofMethod(infer, node, type);
  if (isMember(callee) && !callee.computed && callee.property.type === "Identifier") {
    const { name } = callee.property;
    if (name === "join" && joins(infer, node, callee.object)) return readType("~VoiceConnection", true);
    if (isText(callee)) return plain.string;
    const owner = infer.typeOf(callee.object);
    if (type === undefined && owner === undefined) return askedFor(infer, node) ?? ofName(infer, node, name);
    if (type === undefined && isOwnBuilder(infer, owner) && /^(add|set)[A-Z]/.test(name)) return owner;
  }
  return type === undefined ? askedFor(infer, node) : undefined;
}

/** What is joined is a voice channel, although it may have been taken for one of texts. */
const joins = (infer: Infer, node: Call, owner: Node): boolean =>
  node.arguments.length === 0 && infer.table.version < 13 && infer.isA(infer.typeOf(owner), "Channel");

/** `Discord.splitMessage(text)`: versions 11 and 12 export the function of `Util` under its own name, too. */
function isSplitMessage(infer: Infer, callee: Node): boolean {
  if (infer.table.version > 12) return false;
  if (isMember(callee))
    return memberName(callee) === "splitMessage" && infer.typeOf(callee.object)?.kind === "module";
  const binding = callee.type === "Identifier" ? infer.tree.resolve(callee) : null;
  const imported = binding && importOf(binding, infer.tree);
  return imported?.name === "splitMessage" && imported.origin === "discord.js";
}

const isText = (callee: Node): boolean =>
  isMember(callee) &&
  !callee.computed &&
  callee.property.type === "Identifier" &&
  givesText.has(callee.property.name);

/** `rows.map(one => …)`, whoever gave the rows: a list. */
const mapsEach = ({ callee, arguments: given }: Call): boolean =>
  isMember(callee) && memberName(callee) === "map" && given.length === 1 && isFunc(given[0]);

const madeByName =
  /^((fetch|create)(Ban|Channel|Collector|DM|Guild|Invite|Member|Message|Role|User|Webhook)|play(File|Stream)$|permissionsFor$)/;

/**
 * `server.fetchMember(id)`, whatever the server is: where discord.js is used such names say what they give, and two of
 * them nobody else has.
 */
function ofName(infer: Infer, node: Call, name: string): Type | undefined {
  // What is reckoned up from a number on, in lists and collections.
  if (name === "reduce" && node.arguments[1]?.type === "NumericLiteral") return plain.number;
  // Lists and collections give a list.
  if (name === "map") return { kind: "array", of: callbackResult(infer, node), weak: true };
  if (/^(send|reply)$/.test(name)) return isSender(node.callee) ? sentMessage(infer) : undefined;
  if (name === "embed" && isUtilOfClient(node.callee)) return embedMade(infer);
  if (!madeByName.test(name)) return undefined;
  if (name !== "fetchMember" && name !== "createDM" && !usesDiscord(infer.tree)) return undefined;
  const result = infer.table.resultOf(name);
  return result === undefined ? undefined : readType(result, true);
}

/** `this.client.util.embed()` of bots with Akairo. */
const isUtilOfClient = (callee: Node): boolean =>
  isMember(callee) &&
  lastName(callee.object) === "util" &&
  isMember(callee.object) &&
  /^#?_?(client|bot)$/i.test(lastName(callee.object.object));

function embedMade({ table }: Infer): Type {
  const name = table.version < 12 ? "RichEmbed" : "MessageEmbed";
  return { kind: "instance", names: [name], weak: true, made: true };
}

/** `queue.textChannel.send("a")`, whatever the queue is. */
const isSender = (callee: Node): boolean =>
  isMember(callee) && /(channel|chan|dm|message|msg|author|member|user)$/i.test(lastName(callee.object));

const sentMessage = (infer: Infer): Type | undefined =>
  usesDiscord(infer.tree) ? { kind: "promise", of: instance(["Message"], true), weak: true } : undefined;

function ofMethod(infer: Infer, node: Call, method: Extract<Type, { kind: "method" }>): Type | undefined {
  const { owner, name } = method;
  if (owner.kind === "collection") return ofCollection(infer, node, owner, name);
  if (owner.kind === "array" || owner.kind === "list") return ofList(infer, node, owner, name);
  if (owner.kind === "promise") return ofPromise(infer, node, owner, name);
  if (owner.kind === "string") return ofTexts(name);
  // What is sorted stays what it is.
  if (owner.kind === "class" && name === ".discordSort")
    return node.arguments[0] && infer.typeOf(node.arguments[0]);
  if (owner.kind === "number") return /^to[A-Z]/.test(name) ? plain.string : undefined;
  // `new Permissions(x).remove("SPEAK").add("STREAM")`
  if (/^(add|freeze|remove)$/.test(name) && infer.isA(owner, "BitField")) return owner;
  const result = ofOverloads(infer, node, method);
  // A builder's methods give the builder back.
  const isSame =
    owner.kind === "instance" && result?.kind === "instance" && owner.names.includes(result.names[0] ?? "");
  return isSame && owner.made ? owner : result;
}

/** `fetch(id)` gives one, `fetch()` and `fetch({ limit })` give many, or the manager of all, as version 12 did for roles. */
function ofOverloads(infer: Infer, node: Call, method: Extract<Type, { kind: "method" }>): Type | undefined {
  const forms = method.result.split("/");
  const useful = forms.filter(form => form !== "~v" && form !== "v" && form !== "~n");
  if (useful.length < 2) return readType(useful[0] ?? forms[0] ?? "?", method.weak);
  const first = node.arguments[0];
  const given = first && first.type !== "SpreadElement" ? infer.typeOf(first) : undefined;
  const one =
    given?.kind === "object" ? ["user", "message", "member"].some(key => propertyOf(given.node, key)) : first;
  const many = useful.find(form => form.startsWith("~#") || form.endsWith("Manager"));
  const singles = useful.filter(form => form !== many && /^~[A-Z]/.test(form)).map(form => form.slice(1));
  const single = singles.length > 0 ? `~${[...new Set(singles)].join("|")}` : undefined;
  return readType((one ? single : many) ?? useful[0] ?? "?", method.weak);
}

function ofCollection(
  infer: Infer,
  node: Call,
  owner: Extract<Type, { kind: "collection" }>,
  name: string,
): Type | undefined {
  const { weak } = owner;
  if (name.endsWith("Key")) return plain.string;
  switch (ofCollections.get(name)) {
    case "one":
      return owner.of;
    case "counted":
      return node.arguments.length > 0 ? { kind: "array", of: owner.of, weak } : owner.of;
    case "same":
      return owner;
    case "list":
      return { kind: "array", of: owner.of, weak };
    case "keys":
      return { kind: "array", of: plain.string, weak: false };
    case "mapped":
      return mappedTo(infer, node, name, weak);
    case "boolean":
      return plain.boolean;
    case "entries":
      return { kind: "array", of: pair(plain.string, owner.of, weak), weak };
    case "parts":
      return { kind: "array", of: owner, weak };
    case "result":
      // What it begins with says what comes out.
      return node.arguments[1] ? infer.typeOf(node.arguments[1]) : callbackResult(infer, node);
    default:
      return byManagerSince12(infer, node, owner, name);
  }
}

function ofList(
  infer: Infer,
  node: Call,
  owner: Extract<Type, { kind: "array" | "list" }>,
  name: string,
): Type | undefined {
  switch (ofLists.get(name)) {
    case "one":
      return owner.of;
    case "same":
      return { kind: "array", of: owner.of, weak: owner.weak };
    case "entries":
      return { kind: "array", of: pair(plain.number, owner.of, owner.weak), weak: owner.weak };
    case "mapped":
      return mappedTo(infer, node, name, owner.weak);
    case "text":
      return plain.string;
    case "number":
      return plain.number;
    case "boolean":
      return plain.boolean;
    default:
      return name === "reduce" && node.arguments[1]?.type === "NumericLiteral" ? plain.number : undefined;
  }
}

/** What a function gives for each; `flatMap` puts the lists that it gives into one, and collections likewise. */
function mappedTo(infer: Infer, node: Call, name: string, weak: boolean): Type {
  const of = callbackResult(infer, node);
  if (name !== "flatMap") return { kind: "array", of, weak };
  if (of?.kind === "collection") return of;
  return { kind: "array", of: of?.kind === "array" || of?.kind === "list" ? of.of : of, weak };
}

function ofPromise(
  infer: Infer,
  node: Call,
  owner: Extract<Type, { kind: "promise" }>,
  name: string,
): Type | undefined {
  if (name !== "then" || isNoFunction(infer, node.arguments[0])) return owner;
  return { kind: "promise", of: settled(callbackResult(infer, node)), weak: owner.weak };
}

/** `.then()` and `.then(list.push(x))` are passed over: what comes next is given the same. */
const isNoFunction = (infer: Infer, given: Node | undefined): boolean =>
  given === undefined ||
  (isCall(given) && isMember(given.callee) && memberName(given.callee) === "push") ||
  /^(string|number|boolean|promise|nothing|instance)$/.test(infer.typeOf(given)?.kind ?? "");

function callbackResult(infer: Infer, node: Call): Type | undefined {
  const callback = node.arguments[0];
  if (!callback) return undefined;
  const type = infer.typeOf(callback);
  if (type?.kind === "elsewhere") return type.result();
  return type?.kind === "function" ? resultOf(infer, type.func) : undefined;
}

/** What a function of the file returns. */
export function resultOf(infer: Infer, func: Func): Type | undefined {
  const stated = statedResult(infer, func);
  if (stated) return stated;
  let type: Type | undefined;
  for (const value of returnedBy(func)) {
    const given = infer.typeOf(value);
    type = join(type, func.async ? settled(given) : given);
  }
  return func.async ? { kind: "promise", of: type, weak: type?.weak ?? false } : type;
}

/** All that a function may return. */
export const returnedBy = ({ body }: Func): Expression[] =>
  body.type === "BlockStatement" ? returned(body, []) : [body];

function returned(node: Node, found: Expression[]): Expression[] {
  if (node.type === "ReturnStatement") {
    if (node.argument) found.push(node.argument);
    return found;
  }
  for (const child of statementsIn(node)) if (!isFunc(child)) returned(child, found);
  return found;
}

function statementsIn(node: Node): Node[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body;
    case "IfStatement":
      return node.alternate ? [node.consequent, node.alternate] : [node.consequent];
    case "TryStatement":
      return [
        node.block,
        ...(node.handler ? [node.handler.body] : []),
        ...(node.finalizer ? [node.finalizer] : []),
      ];
    case "SwitchStatement":
      return node.cases.flatMap(one => one.consequent);
    case "ForStatement":
    case "ForOfStatement":
    case "ForInStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "LabeledStatement":
      return [node.body];
    default:
      return [];
  }
}
