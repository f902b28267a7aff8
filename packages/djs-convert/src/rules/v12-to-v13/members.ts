import {
  type Call,
  endOf,
  isFunc,
  isMember,
  keyName,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isFunction } from "../../engine/types.ts";
import { dropArguments, stillPromised, toObject } from "../arguments.ts";
import { isOptions, isRepeatable, optionsOf } from "../literals.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";
import { listRows } from "./collection-lists.ts";
import { presenceOfUser } from "./presences.ts";
import { startTyping, stopTyping } from "./typing.ts";

const moved: readonly (readonly [string, string, string, string])[] = [
  ["13-063", "Client", "fetchApplication", "application.fetch"],
  ["13-064", "Client", "fetchWidget", "fetchGuildWidget"],
  ["13-085", "Guild", "addMember", "members.add"],
  ["13-086", "Guild", "fetchBan", "bans.fetch"],
  ["13-091", "Guild", "setWidget", "setWidgetSettings"],
];

const overwritten: readonly (readonly [string, string, string])[] = [
  ["13-097", "createOverwrite", "permissionOverwrites.create"],
  ["13-098", "updateOverwrite", "permissionOverwrites.edit"],
];

const renamed: readonly (readonly [string, string, string, string])[] = [
  ["13-088", "Guild", "fetchInvites", "invites.fetch"],
  ["13-089", "Guild", "fetchVanityCode", "fetchVanityData"],
  ["13-090", "Guild", "fetchWidget", "fetchWidgetSettings"],
  ["13-140", "VoiceState", "kick", "disconnect"],
  ["13-T08", "Guild", "embedChannel", "widgetChannel"],
  ["13-T09", "Guild", "embedChannelID", "widgetChannelId"],
  ["13-T10", "Guild", "embedEnabled", "widgetEnabled"],
  ["13-T19", "Invite", "targetUserType", "targetType"],
];

const timers = [
  "setTimeout",
  "setInterval",
  "clearTimeout",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
];

const collectors: readonly (readonly [string, string])[] = [
  ["13-021", "createMessageCollector"],
  ["13-022", "awaitMessages"],
  ["13-023", "createReactionCollector"],
  ["13-024", "awaitReactions"],
];

const channels = ["TextChannel", "DMChannel", "NewsChannel"];

/** `(filter, options)` becomes `({ filter, ...options })`. */
const withFilter: MemberRow["edit"] = (rewriter, _node, call) => {
  const [filter, options] = call?.arguments ?? [];
  if (!call || !filter || (!options && isOptions(rewriter, filter))) return [];
  if (!options && !isFunction(rewriter.typeOf(filter))) return null;
  return toObject(rewriter, call, 0, ["filter", "..."]);
};

/** The owner was looked up in the cache: so it is still, said in full. */
const owner: MemberRow["edit"] = (rewriter, node) => {
  const parent = parentOf(node);
  const next = isMember(parent) && parent.object === node ? parent : undefined;
  const last = next && memberName(next) === "user" && isMember(parentOf(next)) ? parentOf(next) : next;
  if (last && isMember(last) && memberName(last) === "id") {
    return [{ start: startOf(node.property), end: endOf(last), text: "ownerId" }];
  }
  if (!isRepeatable(node.object)) return null;
  const guild = rewriter.text(node.object).replace(/\?\./g, ".");
  return [rename(node, `members.resolve(${guild}.ownerId)`)];
};

/** Who reacted may be known by the id alone, which is enough to find the member. */
const member: MemberRow["edit"] = (rewriter, node, call) => {
  const edits = [rename(node, "members.resolve")];
  const user = call?.arguments[0];
  return user && hasReacted(rewriter, user) ? [...edits, after(user, ".id")] : edits;
};

/** The `user` of `(reaction, user) => …`. */
function hasReacted(rewriter: Rewriter, node: Node): boolean {
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  const [reaction, user] = binding && isFunc(binding.owner) ? binding.owner.params : [];
  return (
    reaction !== undefined &&
    user === binding?.identifier &&
    rewriter.infer.isA(rewriter.infer.typeOf(reaction), "MessageReaction")
  );
}

/** `overwritePermissions(role, { SEND_MESSAGES: false })`: for one, as version 11 had it. */
const ofOne: NonNullable<MemberRow["fits"]> = call => {
  const second = call?.arguments[1];
  if (call?.arguments[0]?.type === "ArrayExpression" || second?.type !== "ObjectExpression") return false;
  return second.properties.some(one => /^[A-Z]+_[A-Z_]+$/.test(keyName(one) ?? ""));
};

/** The bot's own state of voice; where it is asked whether there is any, that of the cache, which may have none. */
const ownVoice: MemberRow["edit"] = (rewriter, node) => {
  const parent = parentOf(node);
  const isBefore = parent?.type === "LogicalExpression" && parent.operator === "&&" && parent.left === node;
  // `guild.voice && guild.voice.channel`: what is read of it behind says the same.
  const isAsked = isBefore && rewriter.text(parent.right).includes(`${rewriter.text(node)}.`);
  const isReadFrom = isAsked || (isMember(parent) && parent.object === node);
  const guild = isReadFrom || !isRepeatable(node.object) ? null : rewriter.text(node.object);
  return [rename(node, guild ? `voiceStates.cache.get(${guild}.client.user.id)` : "me.voice")];
};

/** Early version 12 took the list, and the reason, in an object. */
const overwrites: MemberRow["edit"] = (rewriter, _node, call) => {
  const options = call?.arguments[0];
  const list = options?.type === "ObjectExpression" ? propertyOf(options, "permissionOverwrites") : undefined;
  if (options?.type !== "ObjectExpression" || !list) return [];
  const reason = propertyOf(options, "reason");
  if (options.properties.length > (reason ? 2 : 1)) return null;
  return [
    { start: startOf(options), end: startOf(list.value), text: "" },
    { start: endOf(list.value), end: endOf(options), text: reason ? `, ${rewriter.text(reason.value)}` : "" },
  ];
};

/** A list of permissions, or its options, in the form of version 13. */
const invite: MemberRow["edit"] = (rewriter, node, call) => {
  const edits = inviteOptions(rewriter, node, call);
  return edits && call ? [...edits, ...(stillPromised(call) ?? [])] : edits;
};

const inviteOptions: NonNullable<MemberRow["edit"]> = (rewriter, _node, call) => {
  const given = call?.arguments[0];
  if (!given)
    return call ? [{ start: endOf(call) - 1, end: endOf(call) - 1, text: "{ scopes: ['bot'] }" }] : null;
  const options = optionsOf(rewriter, given);
  if (options) {
    const isDone = options.properties.some(one => rewriter.text(one).startsWith("scopes"));
    const at = startOf(options) + 1;
    return isDone
      ? []
      : [
          {
            start: at,
            end: at,
            text: options.properties.length > 0 ? " scopes: ['bot']," : " scopes: ['bot'] ",
          },
        ];
  }
  return [before(given, "{ scopes: ['bot'], permissions: "), after(given, " }")];
};

/** `hasPermission("KICK_MEMBERS", "BAN_MEMBERS")`: nothing but the first was ever asked for. */
const isMoreNames = (call: Call | undefined): boolean =>
  call?.arguments.every(one => stringValue(one) !== undefined) === true;

const hasPermission: MemberRow["edit"] = (rewriter, node, call) => {
  const [first, options] = call?.arguments ?? [];
  const edits = [rename(node, "permissions.has")];
  if (!options) return edits;
  if (first && isMoreNames(call)) {
    const last = call?.arguments.at(-1) ?? options;
    rewriter.flags.push({ rule: "13-106", node: options, reason: "behaviour", message: undefined });
    return [...edits, remove(outerEnd(first), outerEnd(last))];
  }
  // What version 11 took in this place was not asked for.
  const flags = call?.arguments.slice(1) ?? [];
  if (first && flags.every(one => one.type === "BooleanLiteral"))
    return [...edits, remove(outerEnd(first), outerEnd(flags.at(-1) ?? options))];
  const literal = optionsOf(rewriter, options);
  const admin = literal?.properties.find(one => rewriter.text(one).startsWith("checkAdmin"));
  if (!literal || (literal.properties.length > 0 && !admin)) return null;
  // Whoever owns the server has all permissions from now on.
  if (literal.properties.some(one => /^checkOwner\b(?!\s*:\s*true\b)/.test(rewriter.text(one))))
    rewriter.flags.push({ rule: "13-106", node: options, reason: "behaviour", message: undefined });
  const value = admin?.type === "ObjectProperty" ? rewriter.text(admin.value) : "true";
  return [...edits, { start: startOf(options), end: endOf(options), text: value }];
};

export const memberRows: readonly MemberRow[] = [
  ...moved.map(([id, on, member, to]): MemberRow => ({ id, on: [on], member, to, unique: true })),
  ...overwritten.map(
    ([id, member, to]): MemberRow => ({
      id,
      on: ["GuildChannel"],
      member,
      to,
      unique: true,
      args: { first: 2, keys: ["reason"] },
    }),
  ),
  ...renamed.map(([id, on, member, to]): MemberRow => ({ id, on: [on], member, to })),
  ...timers.map(
    (member, index): MemberRow => ({
      id: `13-0${68 + index}`,
      on: ["Client", "BaseClient"],
      member,
      when: "called",
      edit: (_rewriter, node) => [remove(startOf(node), startOf(node.property))],
    }),
  ),
  ...collectors.map(
    ([id, member]): MemberRow => ({
      id,
      on: [...channels, "Message"],
      member,
      when: "called",
      unique: true,
      edit: withFilter,
    }),
  ),
  {
    id: "13-098",
    on: ["GuildChannel"],
    member: "overwritePermissions",
    to: "permissionOverwrites.edit",
    unique: true,
    fits: ofOne,
    args: { first: 2, keys: ["reason"] },
  },
  {
    id: "13-099",
    on: ["GuildChannel"],
    member: "overwritePermissions",
    to: "permissionOverwrites.set",
    unique: true,
    edit: overwrites,
  },
  { id: "13-096", on: ["Guild"], member: "voice", edit: ownVoice },
  { id: "13-065", on: ["Client"], member: "generateInvite", when: "called", edit: invite },
  {
    id: "13-087",
    on: ["Guild"],
    member: "fetchBans",
    to: "bans.fetch",
    unique: true,
    // Nothing was looked at, and what is given now says whose ban is meant.
    edit: (rewriter, _node, call) => (call ? dropArguments(rewriter, call) : []),
  },
  ...listRows,
  { id: "13-092", on: ["Guild"], member: "member", when: "called", edit: member },
  { id: "13-095", on: ["Guild"], member: "owner", when: "read", edit: owner, flag: "asynchronous" },
  {
    id: "13-106",
    on: ["GuildMember"],
    member: "hasPermission",
    when: "called",
    unique: true,
    edit: hasPermission,
  },
  { id: "13-115", on: ["User"], member: "presence", edit: presenceOfUser, flag: "removed" },
  { id: "13-132", on: channels, member: "startTyping", when: "called", unique: true, edit: startTyping },
  { id: "13-133", on: channels, member: "stopTyping", when: "called", unique: true, edit: stopTyping },
];
