import type { Binding } from "../engine/binding.ts";
import {
  callOf,
  endOf,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { instance, type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

// What nothing but an interaction has.
const ofInteractions = new Set(
  (
    "commandName customId deferReply deferUpdate deleteReply editReply fetchReply isApplicationCommand isAutocomplete " +
    "isButton isChatInputCommand isCommand isContextMenu isMessageComponent isModalSubmit isSelectMenu showModal"
  ).split(" "),
);

// What many things have, and only a message has together.
const ofMessages = new Set("author channel content guild member mentions".split(" "));

type Has = (name: string) => boolean;

const isInteraction = (has: Has): boolean => [...ofInteractions].some(has);
const isMessage = (has: Has): boolean =>
  (has("author") && has("channel")) || [...ofMessages].filter(has).length > 2;

// What a member has and a user has not.
const ofMembers = (
  "addRole ban bannable guild hasPermission highestRole joinedAt kick kickable nickname permissions removeRole " +
  "roles setNickname user voice voiceChannel"
).split(" ");

// What nothing but a member has.
const ofMembersAlone =
  "addRole addRoles bannable highestRole hoistRole kickable removeRole removeRoles setNickname".split(" ");

/** `const target = find(args[0])`, and `target.addRole(role)`: a member, whatever it is called. */
export function memberUnderOtherName(infer: Infer, binding: Binding): Type | undefined {
  const inFile = ofMembersAlone.filter(name => infer.tree.identifiers.has(name));
  if (inFile.length === 0 || !usesDiscord(infer.tree)) return undefined;
  const read = readOf(infer.tree, binding);
  const told = inFile.filter(name => read.has(name));
  const isOne = told.length > 0 && !told.some(name => infer.declaresMethod(name));
  return isOne ? infer.byName("member", true) : undefined;
}

/** `(bot, member, user)`, where `user.user.tag` is read: a member under the name of a user. */
export function memberByUse(infer: Infer, binding: Binding): Type | undefined {
  if (!/^(new|old)?user$/i.test(binding.name) || !usesDiscord(infer.tree)) return undefined;
  const read = readOf(infer.tree, binding);
  const isOne = read.has("user") || ofMembers.filter(name => read.has(name)).length > 1;
  return isOne ? infer.byName("member", true) : undefined;
}

/** `(client, guild, member)`, where `member.username` is read: who was banned, a user under the name of a member. */
export function userByUse(infer: Infer, binding: Binding): Type | undefined {
  const { identifier, name, owner } = binding;
  if (name !== "member" || !isFunc(owner) || !usesDiscord(infer.tree)) return undefined;
  const before = owner.params[owner.params.findIndex(param => param === identifier) - 1];
  if (before?.type !== "Identifier" || before.name !== "guild") return undefined;
  const read = readOf(infer.tree, binding);
  const isUser = ["username", "discriminator", "tag"].some(one => read.has(one));
  return isUser && !ofMembers.some(one => read.has(one)) ? infer.byName("user", true) : undefined;
}

/** `x.say("a").then(sent => sent.delete(5000))`, or `{ timeout: 5000 }`: what goes after a while is a message. */
export function sentByUse(infer: Infer, binding: Binding): Type | undefined {
  const { version } = infer.table;
  const { owner, identifier } = binding;
  const then = parentOf(owner);
  const isThen = isCall(then) && isMember(then.callee) && memberName(then.callee) === "then";
  if (version > 12 || !isThen || !isFunc(owner) || owner.params[0] !== identifier) return undefined;
  const isOne = infer.tree.references(binding).some(use => {
    const member = parentOf(use);
    const call = isMember(member) && member.object === use ? callOf(member) : undefined;
    const given = isMember(member) && memberName(member) === "delete" ? call?.arguments[0] : undefined;
    if (version === 11) return given?.type === "NumericLiteral";
    return given?.type === "ObjectExpression" && propertyOf(given, "timeout") !== undefined;
  });
  return isOne && usesDiscord(infer.tree) ? infer.byName("message", true) : undefined;
}

/** `const member = helpers.fetchMember(x)`, which nobody waits for and all read: what the promise would have given. */
export function unawaited({ tree }: Infer, binding: Binding, type: Type | undefined): Type | undefined {
  if (type?.kind !== "promise" || !type.weak) return type;
  const read = readOf(tree, binding);
  const isPromise =
    read.size === 0 ||
    ["then", "catch", "finally"].some(name => read.has(name)) ||
    tree.references(binding).some(use => parentOf(use)?.type === "AwaitExpression");
  return isPromise ? type : type.of;
}

/** `const client = getClient(); client.on("guildMemberAdd", …)`: who hears such events is a client. */
export const hearsDiscord = (infer: Infer, binding: Binding): boolean =>
  infer.tree.references(binding).some(use => {
    const member = parentOf(use);
    const call = isMember(member) && member.object === use ? callOf(member) : undefined;
    const event = isMember(member) && /^(on|once)$/.test(memberName(member) ?? "") && call?.arguments[0];
    const name = event ? (stringValue(event) ?? "") : "";
    return /[A-Z]/.test(name) && infer.table.events.has(name);
  });

// What nothing but a connection of voice has, as long as voice is a part of discord.js.
const ofConnections = /^(dispatcher|play(ArbitraryInput|Broadcast|ConvertedStream|File|OpusStream|Stream)?)$/;

const isCalledConnection = (name: string): boolean => /^#?_?(voice)?conn(ection)?$/i.test(name);

/** `function start(connection)`, and `connection.play(x)` in it. */
export function connectionByUse(infer: Infer, binding: Binding): Type | undefined {
  if (!isCalledConnection(binding.name) || !usesDiscord(infer.tree)) return undefined;
  const isOne = [...readOf(infer.tree, binding)].some(name => ofConnections.test(name));
  return isOne ? infer.byName("voiceConnection", false) : undefined;
}

/** `function start(userChannel)`, and `userChannel.join()` in it: nothing else is joined, or left, in a channel. */
export function voiceChannelByUse(infer: Infer, binding: Binding): Type | undefined {
  if (!/channel$/i.test(binding.name)) return undefined;
  const isOne = infer.tree.references(binding).some(use => {
    const member = parentOf(use);
    if (!isMember(member) || member.object !== use) return false;
    return /^(join|leave)$/.test(memberName(member) ?? "") && callOf(member)?.arguments.length === 0;
  });
  return isOne ? infer.byName("voiceChannel", false) : undefined;
}

// What a collection has and a list has not.
const ofCollections = /^(array|deleteAll|each|first(Key)?|keyArray|last(Key)?|random(Key)?|sweep|tap)$/;

/** `(client, messages)`, and `messages.first()`: the messages that were deleted at once, or were asked for. */
export function messagesByUse(infer: Infer, binding: Binding): Type | undefined {
  if (!/^(deleted)?(messages|msgs)$/i.test(binding.name) || !usesDiscord(infer.tree)) return undefined;
  const isOne = [...readOf(infer.tree, binding)].some(name => ofCollections.test(name));
  return isOne ? { kind: "collection", of: infer.byName("message", true), weak: true } : undefined;
}

const ofVoice = /^#?_?(dispatcher|(voice)?conn(ection)?)$/i;

/** `server.dispatcher.end()`, where `server.dispatcher = connection.play(x)`, and `queue.connection.dispatcher`. */
export function voiceAt(infer: Infer, node: Member): Type | undefined {
  const name = memberName(node) ?? "";
  if (name === "voice") return stateOf(infer, node);
  if (infer.table.version > 12 || !ofVoice.test(name)) return undefined;
  for (const { left, right } of infer.tree.memberAssignments.get(name) ?? []) {
    if (!isMember(left) || textOf(infer, left.object) !== textOf(infer, node.object)) continue;
    const type = infer.typeOf(right);
    if (infer.isA(type, "StreamDispatcher") || infer.isA(type, "VoiceConnection")) return weaken(type);
  }
  return dispatcherAt(infer, node) ?? connectionAt(infer, node);
}

/** `members[0].voice.channelID`, of somebody of whom nothing is known but what he is called. */
function stateOf(infer: Infer, node: Member): Type | undefined {
  const next = parentOf(node);
  if (infer.table.version < 12 || !isMember(next) || next.object !== node) return undefined;
  const isAsked = /^(channelI[Dd]|se(lf|rver)(Deaf|Mute)|set(Channel|Deaf|Mute))$/.test(
    memberName(next) ?? "",
  );
  const isPerson = /(member|user|author|target)s?(\[\w+\])?$/i.test(textOf(infer, node.object));
  return isAsked && isPerson && usesDiscord(infer.tree) ? instance(["VoiceState"], true) : undefined;
}

// What is asked of something that plays, and hardly of anything else under that name.
const ofDispatchers = /^(end|paused|pausedSince|resume|setVolume(Logarithmic|Decibels)?|streamTime)$/;

/** `queue.get(id).dispatcher.end()`, and `queue.dispatcher.emit("finish")`. */
function dispatcherAt(infer: Infer, node: Member): Type | undefined {
  const next = parentOf(node);
  if (memberName(node) !== "dispatcher" || !isMember(next) || next.object !== node) return undefined;
  const name = memberName(next) ?? "";
  const tells = name === "emit" && stringValue(callOf(next)?.arguments[0]) === "finish";
  const isOne = tells || ofDispatchers.test(name);
  return isOne && usesDiscord(infer.tree) ? infer.byName("dispatcher", false) : undefined;
}

const textOf = ({ tree }: Infer, node: Node): string => tree.text.slice(startOf(node), endOf(node));

/** `queue.connection.dispatcher`, whatever the queue is. */
function connectionAt(infer: Infer, node: Member): Type | undefined {
  const next = parentOf(node);
  if (!isCalledConnection(memberName(node) ?? "") || !isMember(next) || next.object !== node)
    return undefined;
  if (!ofConnections.test(memberName(next) ?? "") || !usesDiscord(infer.tree)) return undefined;
  return infer.byName("voiceConnection", false);
}

/** The members that are asked of a name. */
function readOf(tree: Tree, binding: Binding): Set<string> {
  const read = new Set<string>();
  for (const use of tree.references(binding)) {
    const member = parentOf(use);
    if (isMember(member) && member.object === use) read.add(memberName(member) ?? "");
  }
  return read;
}

/** A parameter under a name of its own, of which more is read than anything but an interaction or a message has. */
export function typeByUse(infer: Infer, binding: Binding): Type | undefined {
  const { tree, table } = infer;
  if (!mayTell(tree) || !usesDiscord(tree)) return undefined;
  const read = readOf(tree, binding);
  const has: Has = name => read.has(name);
  if (read.size < 2) return undefined;
  if (table.version >= 13 && isInteraction(has)) return infer.byName("interaction", true);
  return isMessage(has) && !has("user") ? infer.byName("message", true) : undefined;
}

const telling = new WeakMap<Tree, boolean>();

/** Whether the file has the names at all that would tell: few have, and to look at every parameter takes time. */
function mayTell(tree: Tree): boolean {
  const has: Has = name => tree.identifiers.has(name);
  const tells = telling.get(tree) ?? (isInteraction(has) || isMessage(has));
  telling.set(tree, tells);
  return tells;
}
