import type { BinaryExpression, NewExpression, ObjectProperty, SwitchStatement } from "@babel/types";
import {
  type Call,
  endOf,
  isBracketed,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  outerStart,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isFunction } from "../../engine/types.ts";
import { stillPromised, toObject } from "../arguments.ts";
import { sidesOf } from "../comparisons.ts";
import { foundCategory } from "../found-categories.ts";
import { allOptions } from "../held-values.ts";
import { holdsWord } from "../left-out.ts";
import { constructs, isOptions, makes, optionsOf, renameKey } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { withoutEscapes } from "../shard-scripts.ts";
import { activitiesOf, activityType } from "./activities.ts";
import { channelType } from "./channel-types.ts";
import { disabledMentions } from "./client-options.ts";

/** What a pinned message was called. */
function messageType(rewriter: Rewriter, value: Node, weak: boolean): void {
  const quote = rewriter.text(value)[0] ?? "'";
  if (stringValue(value) === "PINS_ADD")
    rewriter.change("13-T63", value, [replace(value, `${quote}CHANNEL_PINNED_MESSAGE${quote}`)], weak);
}

/** `message.type === "PINS_ADD"`. */
export function messageTypes(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  for (const [subject, values] of sidesOf(node)) {
    if (!isMember(subject) || memberName(subject) !== "type") continue;
    const receiver = rewriter.receiver(subject, ["Message"], false);
    if (receiver) for (const value of values) messageType(rewriter, value, receiver.weak);
  }
}

/** `guild.channels.create(name, { type: "text" })`. */
export function createdChannel(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  if (!/^(create|clone|edit)$/.test(memberName(call.callee) ?? "")) return;
  const receiver = rewriter.receiver(call.callee, ["GuildChannelManager", "GuildChannel"], false);
  if (!receiver) return;
  for (const options of call.arguments.flatMap(one => allOptions(rewriter, one))) {
    const type = propertyOf(options, "type");
    if (type) channelType(rewriter, type.value, receiver.weak);
    if (type && holdsWord(rewriter, type.value)) rewriter.flag("13-054", type.value, "argument-unknown");
    const parent = propertyOf(options, "parentID");
    const category = propertyOf(options, "parent") ?? parent;
    if (category) foundCategory(rewriter, "13-T97", category.value);
    if (parent && !rewriter.done.has(parent))
      rewriter.change("13-032", parent, renameKey(parent, "parent"), receiver.weak);
  }
}

/** `roles.create({ data: { name }, reason })` has no `data` any more. */
export function createdRole(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "create") return;
  const receiver = rewriter.receiver(call.callee, ["RoleManager"], false);
  for (const options of receiver ? allOptions(rewriter, call.arguments[0]) : []) {
    const data = propertyOf(options, "data");
    if (!data || rewriter.done.has(data)) continue;
    rewriter.change("13-123", data, flattened(rewriter, data), receiver?.weak);
    // `{ data: {}, hoist: true }`: nothing but the reason was read beside the data, and all is from now on.
    const beside = options.properties.flatMap(one => keyName(one) ?? []).filter(isNeither);
    if (beside.length > 0)
      rewriter.flags.push({ rule: "13-123", node: data, reason: "behaviour", message: beside.join(", ") });
  }
}

const isNeither = (key: string): boolean => key !== "data" && key !== "reason";

function flattened(rewriter: Rewriter, data: ObjectProperty) {
  const value = data.value;
  if (value.type !== "ObjectExpression" || value.properties.length === 0 || isBracketed(value))
    return [
      data.shorthand ? before(data, "...") : { start: startOf(data), end: outerStart(value), text: "..." },
    ];
  const { text } = rewriter.tree;
  const [first, last] = [value.properties[0] ?? value, value.properties.at(-1) ?? value];
  const rest = text.slice(endOf(last), endOf(value) - 1);
  const isPlain = (from: number, to: number) => !text.slice(from, to).includes("/");
  // The braces go with what stands between them and the keys; a line break stays that of the keys.
  const open = startOf(value) + 1;
  const isOnLine = isPlain(open, startOf(first)) && !text.slice(open, startOf(first)).includes("\n");
  const isBroken = /^[ \t]*\r?\n/.test(text.slice(open));
  const gap = isBroken ? startOf(data) - text.slice(0, startOf(data)).trimEnd().length : 0;
  // `\n} }`: what closes the data closes all of it.
  const [closing = ""] = /^[ \t]*(?=\})/.exec(text.slice(endOf(value))) ?? [];
  const isClosed = text[endOf(value) + closing.length] === "}" && (closing === "" || isBroken);
  return [
    isOnLine
      ? { start: startOf(data), end: startOf(first), text: "" }
      : { start: startOf(data) - gap, end: open, text: "" },
    isPlain(endOf(last), endOf(value))
      ? {
          start: endOf(last),
          end: endOf(value) + (isClosed ? closing.length : 0),
          text: isClosed ? rest.replace(",", "") : "",
        }
      : { start: endOf(value) - 1, end: endOf(value), text: "" },
  ];
}

/** What was a promise is none: `.then` on it goes on working around it. */
export function presenceCalls(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const rows: Readonly<Record<string, string>> = {
    setActivity: "13-077",
    setAFK: "13-078",
    setPresence: "13-079",
    setStatus: "13-080",
  };
  const name = memberName(call.callee) ?? "";
  const id = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (!id) return;
  // Of a bot nothing else has a method of this name.
  const isUnique = name === "setPresence" && rewriter.isOfBot;
  const receiver = rewriter.receiver(call.callee, ["ClientUser"], isUnique);
  if (!receiver) return;
  for (const given of call.arguments.flatMap(one => allOptions(rewriter, one))) {
    const shard = propertyOf(given, "shardID");
    if (shard && !rewriter.done.has(shard))
      rewriter.change("13-T64", shard, renameKey(shard, "shardId"), receiver.weak);
  }
  if (name === "setPresence") activitiesOf(rewriter, call.arguments[0], receiver.weak);
  if (name === "setActivity") for (const one of call.arguments) activityType(rewriter, one, receiver.weak);
  const edits = stillPromised(call);
  if (edits) rewriter.change(id, call, edits, receiver.weak);
}

/** `client.presence.set({ activity })`, which is what `setPresence` calls. */
export function clientPresence(
  rewriter: Rewriter,
  { callee, arguments: [given] }: Call | NewExpression,
): void {
  const presence = isMember(callee) ? callee.object : null;
  if (!isMember(presence) || memberName(presence) !== "presence") return;
  const receiver = rewriter.receiver(presence, ["Client"], false);
  if (receiver) activitiesOf(rewriter, given, receiver.weak);
}

/** `new X()`, and not `new X`. */
const isInvoked = (rewriter: Rewriter, node: Node): boolean => rewriter.text(node).endsWith(")");

/** Constructors with another form: webhooks by address, collectors with their filter among the options. */
export function constructors(rewriter: Rewriter, node: Call | NewExpression): void {
  if (constructs(rewriter, node, "WebhookClient")) {
    const [id, token, options] = node.arguments;
    const at = endOf(node) - 1;
    // Made to be told later who it is: there is always something to take it from now.
    if (!id && isInvoked(rewriter, node))
      rewriter.change("13-141", node, [{ start: at, end: at, text: "{}" }]);
    if (!id || !token || id.type === "ObjectExpression") return;
    rewriter.change("13-141", node, [
      before(id, idKey(id, "id", "{ ")),
      before(token, idKey(token, "token", "")),
      after(token, " }"),
    ]);
    const given = options ? optionsOf(rewriter, options) : null;
    const mentions = given && propertyOf(given, "disableMentions");
    if (mentions) disabledMentions(rewriter, mentions);
  }
  // As what a parameter is by default, it is there for editors, and never made.
  const isHint = parentOf(node)?.type === "AssignmentPattern";
  if (
    !isHint &&
    node.arguments.length === 0 &&
    ["Message", "Guild"].some(name => constructs(rewriter, node, name))
  ) {
    const made = `Object.create(${rewriter.text(node.callee)}.prototype)`;
    rewriter.change("13-T87", node, [{ start: startOf(node), end: endOf(node), text: made }], true);
  }
  const filter = node.arguments[1];
  if (filter && makesCollector(rewriter, node, filter) && !isOptions(rewriter, filter)) {
    const edits = toObject(rewriter, node, 1, ["filter", "..."]);
    if (edits) rewriter.change("13-T46", node, edits);
  }
}

/** `new MessageCollector(channel, filter)`, and `super(client, filter)` in a collector of the bot's own. */
function makesCollector(rewriter: Rewriter, node: Call | NewExpression, filter: Node): boolean {
  const names = ["MessageCollector", "ReactionCollector"];
  if (names.some(name => constructs(rewriter, node, name))) return true;
  const isFilter = isFunction(rewriter.typeOf(filter)) || /filter/i.test(rewriter.text(filter));
  return isFilter && makes(rewriter, node, "Collector");
}

const idKey = (node: Node, key: string, open: string): string =>
  node.type === "Identifier" && node.name === key && !isBracketed(node) ? open : `${open}${key}: `;

const shardCalls: readonly (readonly [string, string, string, number, readonly string[]])[] = [
  ["13-125", "Shard", "respawn", 0, ["delay", "timeout"]],
  ["13-128", "ShardClientUtil", "respawnAll", 0, ["shardDelay", "respawnDelay", "timeout"]],
  ["13-131", "ShardingManager", "respawnAll", 0, ["shardDelay", "respawnDelay", "timeout"]],
  ["13-130", "ShardingManager", "spawn", 0, ["amount", "delay", "timeout"]],
];

/** Shards take options, and functions instead of text. */
export function shards(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const name = memberName(call.callee) ?? "";
  for (const [id, owner, member, first, keys] of shardCalls) {
    if (name !== member || !rewriter.receiver(call.callee, [owner], false)) continue;
    if (call.arguments[0]?.type === "ObjectExpression" || call.arguments.length === 0) return;
    const edits = toObject(rewriter, call, first, keys);
    if (edits) rewriter.change(id, call.callee, edits);
    return;
  }
  if (name === "broadcastEval") broadcast(rewriter, call);
}

/** `"this.guilds.size"` becomes `client => client.guilds.size`; what stands in it is left for other rules. */
function functionOf(rewriter: Rewriter, script: Node, code: string): Edit[] {
  const [open, close] = code.startsWith("{") ? ["(", ")"] : ["", ""];
  const text = rewriter.text(script).slice(1, -1);
  const read = withoutEscapes(text);
  if (!read?.code.startsWith(code))
    return [replace(script, `client => ${open}${code.replace(/\bthis\b/g, "client")}${close}`)];
  const start = startOf(script) + 1;
  const place = (offset: number) => start + (read.places[offset] ?? text.length);
  const names = [...code.matchAll(/\bthis\b/g)].map(
    ({ index }): Edit => ({ start: place(index), end: place(index + "this".length), text: "client" }),
  );
  const marks = read.places
    .filter(at => text[at] === "\\")
    .map((at): Edit => ({ start: start + at, end: start + at + 1, text: "" }));
  return [
    { start: start - 1, end: start, text: `client => ${open}` },
    ...names,
    ...marks,
    { start: place(code.length), end: endOf(script), text: close },
  ];
}

function broadcast(rewriter: Rewriter, call: Call): void {
  const script = call.arguments[0];
  if (!isMember(call.callee) || !script) return;
  const isManager = rewriter.receiver(call.callee, ["ShardingManager"], false);
  if (!isManager && !rewriter.receiver(call.callee, ["ShardClientUtil"], rewriter.isBot)) return;
  const id = isManager ? "13-129" : "13-127";
  const text = stringValue(script)?.replace(/;\s*$/, "");
  if (text !== undefined && !/[;\n]/.test(text)) {
    rewriter.change(id, call.callee, functionOf(rewriter, script, text));
    return;
  }
  const type = rewriter.typeOf(script);
  if (type?.kind === "string" && call.arguments.length === 1) {
    // Several statements, or a text that is put together: it is evaluated as it was before.
    const edits = [before(script, "(_, script) => eval(script), { context: "), after(script, " }")];
    rewriter.change(id, call.callee, edits, true);
  } else if (!isFunction(type)) rewriter.flag(id, call.callee, "argument-unknown");
}
