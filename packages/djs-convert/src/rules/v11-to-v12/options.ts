import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  invocationAround,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { allOptions } from "../held-values.ts";
import { constructs, makesClient, makesOwnClient, optionsOf } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/** Options of `new Client()`. */
export function clientOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  const isOwn = makesOwnClient(rewriter, node);
  const options = isOwn || makesClient(rewriter, node) ? optionsOf(rewriter, node.arguments[0]) : null;
  if (!options) return;
  const everyone = propertyOf(options, "disableEveryone");
  if (isOwn && everyone) withoutMentions(rewriter, "12-100", everyone, true);
  if (isOwn) return;
  for (const property of options.properties) {
    if (property.type !== "ObjectProperty" || rewriter.done.has(property)) continue;
    clientOption(rewriter, options, property);
  }
}

/** `send("a", { disableEveryone: true })`: here it stands among the options of one message. */
export function mentionsOfMessage(rewriter: Rewriter, property: ObjectProperty): void {
  const call = invocationAround(property);
  const name = isCall(call) && isMember(call.callee) ? (memberName(call.callee) ?? "") : "";
  if (!rewriter.isBot || !/^(send|edit|reply|send(Message|Embed|Code|File|Files))$/.test(name)) return;
  if (!rewriter.done.has(property)) withoutMentions(rewriter, "12-T35", property, true);
}

/** Everyone is not mentioned, or is, or nobody knows. */
function withoutMentions(rewriter: Rewriter, rule: string, property: ObjectProperty, weak = false): void {
  const { value } = property;
  if (value.type !== "BooleanLiteral") rewriter.flag(rule, property, "argument-unknown");
  else {
    const to = `disableMentions: '${value.value ? "everyone" : "none"}'`;
    rewriter.change(rule, property, [replace(property, to)], weak);
  }
}

/** `shardCount: 0`, and the id beside it: none at all is what there are by default, and is refused where it is said. */
function isWithoutShards(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): boolean {
  const isNone = (one: ObjectProperty | undefined): boolean =>
    one !== undefined && rewriter.text(one.value) === "0";
  const isOfShards = /^shard(Count|Id)$/.test(keyName(property) ?? "");
  return isOfShards && isNone(property) && isNone(propertyOf(options, "shardCount"));
}

function clientOption(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): void {
  if (isWithoutShards(rewriter, options, property)) {
    rewriter.change("12-102", property, dropProperty(rewriter, options, property));
    return;
  }
  switch (keyName(property)) {
    case "disableEveryone":
      withoutMentions(rewriter, "12-100", property);
      return;
    case "shardId":
      rewriter.change("12-101", property, [replace(property.key, "shards")]);
      return;
    case "apiRequestMethod":
      rewriter.change("12-103", property, dropProperty(rewriter, options, property));
      return;
    case "sync":
      rewriter.change("12-104", property, dropProperty(rewriter, options, property));
      return;
    case "disabledEvents":
      rewriter.flag("12-105", property, "intents");
      return;
    case "shards":
      rewriter.flag("12-102", property, "behaviour");
      return;
    case "partials":
      rewriter.flag("12-T51", property, "behaviour");
      return;
  }
}

/** `setGame(name, url)` and `setPresence({ game })`. */
export function presenceCalls(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  const name = memberName(node.callee);
  if (name !== "setGame" && name !== "setPresence") return;
  const receiver = rewriter.receiver(node.callee, ["ClientUser"], rewriter.isOfBot);
  if (!receiver) return;
  if (name === "setPresence") {
    for (const presence of allOptions(rewriter, node.arguments[0])) {
      const game = propertyOf(presence, "game");
      const edits = game && [replace(game.key, "activity"), ...shorthand(rewriter, game)];
      if (game && !rewriter.done.has(game)) rewriter.change("12-108", game, edits ?? [], receiver.weak);
    }
    return;
  }
  const url = node.arguments[1];
  const edits = [rename(node.callee, "setActivity")];
  if (url && url.type !== "NullLiteral")
    edits.push(before(url, "{ url: "), after(url, ", type: 'STREAMING' }"));
  rewriter.change("12-107", node.callee, edits, receiver.weak);
}

/** `setActivity(name, { type: "streaming" })`: version 11 wrote it in capitals itself, version 12 sends a number below nothing. */
export function activityTypes(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  const isPresence = memberName(node.callee) === "setPresence";
  for (const options of allOptions(rewriter, node.arguments[isPresence ? 0 : 1])) {
    const activity = isPresence ? optionsOf(rewriter, propertyOf(options, "game")?.value) : options;
    if (activity) shownType(rewriter, node.callee, activity);
  }
}

function shownType(rewriter: Rewriter, callee: Member, activity: ObjectExpression): void {
  const type = propertyOf(activity, "type")?.value;
  if (!type) ofStream(rewriter, callee, activity);
  const text = stringValue(type);
  if (!type || text === undefined || !/^(playing|streaming|listening|watching)$/i.test(text)) return;
  const receiver = rewriter.receiver(callee, ["ClientUser"], rewriter.isBot);
  const quote = rewriter.text(type)[0];
  if (receiver && text !== text.toUpperCase() && !rewriter.done.has(type))
    rewriter.change("12-T53", type, [replace(type, `${quote}${text.toUpperCase()}${quote}`)], receiver.weak);
}

/** `{ name, url }`: what has an address and no type was a stream. */
function ofStream(rewriter: Rewriter, callee: Member, activity: ObjectExpression): void {
  const url = propertyOf(activity, "url");
  const isOpen = activity.properties.some(one => one.type === "SpreadElement");
  if (!url || url.value.type === "NullLiteral" || isOpen || rewriter.done.has(url)) return;
  const receiver = rewriter.receiver(callee, ["ClientUser"], rewriter.isBot);
  if (receiver) rewriter.change("12-T56", url, [after(url, ", type: 'STREAMING'")], receiver.weak);
}

const shorthand = (rewriter: Rewriter, property: ObjectProperty) =>
  property.shorthand
    ? [{ start: endOf(property), end: endOf(property), text: `: ${rewriter.text(property)}` }]
    : [];

/** `maxMatches` is called `max` now, and what was `max` is `maxProcessed`. */
export function collectorOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  const isNew = constructs(rewriter, node, "MessageCollector");
  if (!isNew && (!isCall(node) || !isMember(node.callee))) return;
  const options = optionsOf(rewriter, node.arguments[isNew ? 2 : 1]);
  const matches = options && propertyOf(options, "maxMatches");
  const max = options && propertyOf(options, "max");
  if (max && !matches && !propertyOf(options, "maxProcessed") && countsMessages(rewriter, node))
    rewriter.flag("12-146", max, "behaviour");
  if (!options || !matches) return;
  const short = matches.shorthand ? ": maxMatches" : "";
  if (max)
    rewriter.change("12-146", max, [replace(max.key, max.shorthand ? "maxProcessed: max" : "maxProcessed")]);
  rewriter.change("12-147", matches, [replace(matches.key, `max${short}`)]);
}

/** Whether a number of messages is meant: `max` of reactions is what it was. */
const countsMessages = (rewriter: Rewriter, node: Call | NewExpression): boolean =>
  node.type === "NewExpression" ||
  (isMember(node.callee) &&
    /^(awaitMessages|create(Message)?Collector)$/.test(memberName(node.callee) ?? "") &&
    rewriter.receiver(node.callee, ["TextChannel", "DMChannel", "GroupDMChannel"], rewriter.isBot) !== null);

/** `connection.playStream(x, { passes: 2 })`: a stream is sent once. */
export function playOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  const options = optionsOf(rewriter, node.arguments[1]);
  const passes = options && propertyOf(options, "passes");
  if (!passes || rewriter.done.has(passes)) return;
  const receiver = rewriter.receiver(node.callee, ["VoiceConnection", "VoiceBroadcast"], rewriter.isBot);
  if (receiver) rewriter.change("12-T31", passes, dropProperty(rewriter, options, passes), receiver.weak);
}

/** `channel.edit({ parent })`, of which only the id is taken now, under the name of one. */
export function editedParent(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "edit") return;
  const receiver = rewriter.receiver(call.callee, ["GuildChannel"], false);
  if (!receiver) return;
  for (const options of allOptions(rewriter, call.arguments[0])) {
    const parent = propertyOf(options, "parent");
    if (parent && !rewriter.done.has(parent)) parentById(rewriter, parent, receiver.weak);
  }
}

function parentById(rewriter: Rewriter, parent: ObjectProperty, weak: boolean): void {
  const { value } = parent;
  const text = rewriter.text(value);
  const kind = rewriter.typeOf(value)?.kind;
  const isRead = value.type === "Identifier" || isMember(value);
  const isOther = isMember(value) && memberName(value) === "parent" && !value.computed;
  // A channel that stands in no category has none.
  const ofChannel = kind === "instance" ? `${text} && ${text}.id` : `(${text} && ${text}.id) || ${text}`;
  const ofOther = isOther && rewriter.receiver(value, ["GuildChannel"], false) ? `${text}ID` : ofChannel;
  const id = kind === "string" || text === "null" ? text : isRead ? ofOther : undefined;
  if (id === undefined) rewriter.flag("12-T46", parent, "argument-unknown");
  else rewriter.change("12-T46", parent, [replace(parent, `parentID: ${id}`)], weak);
}
