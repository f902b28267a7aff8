import type { Identifier } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import {
  bare,
  type Call,
  callOf,
  isCall,
  isMember,
  memberName,
  type Node,
  parentOf,
  rootOf,
} from "../engine/nodes.ts";
import { join, plain, type Type, weaken } from "../engine/types.ts";
import { annotationOf, documentedType } from "./annotations.ts";
import { connectionByUse, hearsDiscord, memberUnderOtherName, unawaited } from "./by-use.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";
import { importOf } from "./modules.ts";
import { isBotName, isLanguageGlobal } from "./names.ts";
import { isOpen } from "./own-classes.ts";
import { makes, typeOfParameter } from "./params.ts";
import { elementOf, throughPattern } from "./patterns.ts";

export function typeOfBinding(infer: Infer, binding: Binding): Type | undefined {
  const imported = importOf(binding, infer.tree);
  if (imported) {
    const known = infer.ofModule(imported.source, imported.isDefault ? "default" : imported.name);
    if (imported.origin !== "local" || (known && !isHidden(infer, known))) return known;
    // `exports.Client = client`: no class where nothing is made of it.
    const isBot = /^(Client|Bot)$/.test(binding.name) && !isClass(infer, binding);
    return infer.byName(isBot ? "client" : binding.name, false) ?? known;
  }
  const isDeclared = binding.kind === "class" || binding.kind === "function";
  if (isDeclared || /^TS(?:Module|Enum)Declaration$/.test(binding.owner.type))
    return infer.typeOf(binding.owner);
  if (binding.kind === "catch") return plain.foreign;
  const annotated = annotationOf(infer, binding.identifier);
  if (annotated) return annotated;
  if (binding.kind === "parameter") return typeOfParameter(infer, binding);
  if (binding.kind !== "variable") return undefined;
  return typeOfVariable(infer, binding);
}

/** What is of a class that extends something which nobody knows: what it is called says more. */
const isHidden = (infer: Infer, type: Type): boolean =>
  type.kind === "instance" && type.names.length === 0 && type.own !== undefined && isOpen(infer, type.own);

/** Whether something is made of it, extends it or is told from it. */
const isClass = (infer: Infer, binding: Binding): boolean =>
  infer.tree.references(binding).some(use => {
    const parent = parentOf(use);
    if (parent?.type === "NewExpression") return parent.callee === use;
    if (parent?.type === "BinaryExpression") return parent.operator === "instanceof";
    return parent?.type === "ClassDeclaration" || parent?.type === "ClassExpression";
  });

/** What is said to be an embed, and was made here, is not one that came from Discord. */
function asMade(infer: Infer, stated: Type, init: Node | null | undefined): Type {
  if (stated.kind !== "instance" || !init) return stated;
  const made = infer.typeOf(init);
  const isSame = made?.kind === "instance" && made.made && made.names.some(one => stated.names.includes(one));
  // What only the next version has is nothing that is known here.
  return isSame || (made === undefined && makes(init)) ? { ...stated, made: true } : stated;
}

function typeOfVariable(infer: Infer, binding: Binding): Type | undefined {
  const declarator = binding.owner;
  if (declarator.type === "AssignmentExpression") return typeOfGlobal(infer, binding);
  if (declarator.type !== "VariableDeclarator") return undefined;
  const statement = parentOf(declarator);
  const documented = statement && documentedType(statement, infer.tree, infer.table);
  if (documented && declarator.id === binding.identifier) return asMade(infer, documented, declarator.init);
  const loop = statement && parentOf(statement);
  let type: Type | undefined;
  let value: Node | undefined;
  if (loop?.type === "ForOfStatement" && loop.left === statement) {
    value = loop.right;
    const walked = infer.typeOf(loop.right);
    // Whoever calls a pair of an id and a message a message walks through something else.
    const named =
      walked?.kind === "collection" && declarator.id === binding.identifier && !isPair(infer, binding)
        ? infer.byName(binding.name, false)
        : undefined;
    type = named ?? throughPattern(infer, declarator.id, binding.identifier, elementOf(walked));
  } else if (declarator.init) {
    if (declarator.init.type !== "NullLiteral") value = declarator.init;
    const whole =
      annotationOf(infer, declarator.id) ?? unawaited(infer, binding, infer.typeOf(declarator.init));
    type = throughPattern(infer, declarator.id, binding.identifier, whole);
  }
  for (const one of infer.tree.assignmentsOf(binding)) {
    if (!sets.has(one.operator)) continue;
    type = join(type, infer.typeOf(one.right));
    value ??= one.right;
  }
  if (type?.kind === "list" && type.node.elements.length === 0) return filled(infer, binding, type);
  // `let client = null`: what it will hold is to be seen by its name alone.
  const isKnown = type !== undefined && type.kind !== "nothing";
  if (!isKnown && isBotName(binding.name) && hearsDiscord(infer, binding))
    return infer.byName("client", false);
  if (isKnown || (value && isStored(infer, value, binding))) return type;
  if (value && isId(value)) return plain.string;
  return (
    infer.byName(binding.name, false) ??
    connectionByUse(infer, binding) ??
    memberUnderOtherName(infer, binding) ??
    type
  );
}

/** A name that is declared nowhere, by what it is given. */
function typeOfGlobal(infer: Infer, binding: Binding): Type | undefined {
  let type: Type | undefined;
  const given = infer.tree.assignmentsOf(binding).filter(one => sets.has(one.operator));
  for (const one of given) type = join(type, infer.typeOf(one.right));
  if (type === undefined && given[0] && isId(given[0].right)) return plain.string;
  return type === undefined || type.kind === "nothing" ? (infer.byName(binding.name, false) ?? type) : type;
}

/** `voiceChannel = member.voice.channelID`: whatever it is called, it is an id, also where no class is known for it. */
const isId = (value: Node): boolean => isMember(value) && /[a-z]I[Dd]$/.test(memberName(value) ?? "");

/** `for (const guild of client.guilds) guild[1].name`. */
const isPair = (infer: Infer, binding: Binding): boolean =>
  infer.tree.references(binding).some(use => {
    const member = parentOf(use);
    return isMember(member) && member.object === use && member.computed;
  });

const sets = new Set(["=", "??=", "||="]);

const isPut = ({ callee }: Call): boolean =>
  isMember(callee) && /^(push|unshift)$/.test(memberName(callee) ?? "");

/** `const pages = []; pages.push(embed)`: a list of what is put into it. */
function filled(infer: Infer, binding: Binding, list: Extract<Type, { kind: "list" }>): Type {
  let of: Type | undefined;
  for (const use of infer.tree.references(binding)) {
    const member = parentOf(use);
    const call = isMember(member) && member.object === use ? callOf(member) : undefined;
    const given = call?.arguments[0];
    if (!given || given.type === "SpreadElement" || !isPut(call)) continue;
    of = join(of, infer.typeOf(given));
  }
  return of ? { ...list, of: weaken(of) } : list;
}

/** `new OwnClient()`, `new Commando.Client()`, and whatever logs in: a bot by the name that it is given. */
function makesBot(infer: Infer, callee: Node, holder: Binding): boolean {
  const root = rootOf(callee);
  if (root.type !== "Identifier" || !isOfBot(infer, root)) return false;
  return isBotClass(infer, callee) || logsIn(infer, holder) || isCalledBot(infer, holder, root);
}

/** `const bot = new Own(…)` of another file, which is no database's. */
const isCalledBot = (infer: Infer, { name }: Binding, made: Identifier): boolean =>
  /^(client|bot)$/.test(name) &&
  !/redis|mongo|sql|db|data|http|api|web|cache|socket|rpc/i.test(made.name) &&
  usesDiscord(infer.tree);

/** `AkairoClient`, `Commando.Client`, `BaseClient` of another file. */
export function isBotClass(infer: Infer, node: Node): boolean {
  const root = rootOf(node);
  const name = isMember(node) ? memberName(node) : root.type === "Identifier" ? root.name : undefined;
  return root.type === "Identifier" && /(Client|Bot)$/.test(name ?? "") && isOfBot(infer, root);
}

const logsIn = (infer: Infer, holder: Binding): boolean =>
  infer.tree.references(holder).some(use => {
    const member = parentOf(use);
    return isMember(member) && member.object === use && memberName(member) === "login";
  });

/** A class of the bot's own, or of a package around discord.js. */
function isOfBot(infer: Infer, callee: Identifier): boolean {
  const binding = infer.tree.resolve(callee);
  const imported = binding && importOf(binding, infer.tree);
  return imported ? imported.origin !== "foreign" : false;
}

/** `getMember(message, name)`: what is found in what came from Discord came from there, too. */
function findsMember(infer: Infer, call: Call): boolean {
  const { callee } = call;
  const name =
    callee.type === "Identifier" ? callee.name : isMember(callee) ? (memberName(callee) ?? "") : "";
  const first = call.arguments[0];
  if (!/^(get|find|fetch|resolve|search)(Guild)?(Member|User|Role|Channel)/.test(name) || !first)
    return false;
  const type = infer.typeOf(first);
  return infer.isA(type, "Message") || infer.isA(type, "Guild") || infer.isA(type, "Client");
}

/** `const client = index.getClient()`. */
const givesBot = ({ callee }: Call, { name }: Binding): boolean =>
  /^(client|bot)$/.test(name) && isMember(callee) && /(client|bot)$/i.test(memberName(callee) ?? "");

/** `find(x).catch(f)` gives what `find(x)` does. */
function caught(node: Node): Node {
  const isCaught =
    isCall(node) && isMember(node.callee) && /^(catch|finally)$/.test(memberName(node.callee) ?? "");
  return isCaught && isMember(node.callee) ? caught(bare(node.callee.object)) : node;
}

const scalars = /^(content|discriminator|displayName|id|length|name|nickname|size|tag|url|username)$/;

/** A text of something, or a record of a database, which often has the name of what it is about. */
function isStored(infer: Infer, value: Node, holder: Binding): boolean {
  const node = caught(bare(value.type === "AwaitExpression" ? value.argument : value));
  const root = rootOf(node);
  if (root.type === "Identifier") {
    const binding = infer.tree.resolve(root);
    if (!binding && isLanguageGlobal(root.name)) return true;
    const imported = binding && importOf(binding, infer.tree);
    if (imported && imported.origin === "local" && isCall(node))
      return !(findsMember(infer, node) || givesBot(node, holder));
  }
  if (isMember(node) && scalars.test(memberName(node) ?? "")) return true;
  const name = isCall(node) && isMember(node.callee) ? memberName(node.callee) : undefined;
  if (node.type === "NewExpression") return !makesBot(infer, node.callee, holder);
  return /^(find(One|ById|All|Many|Unique)|create|save|insert|query)/.test(name ?? "");
}
