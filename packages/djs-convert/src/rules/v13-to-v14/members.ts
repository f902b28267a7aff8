import {
  type Call,
  endOf,
  isMember,
  isMethodOf,
  type Member,
  memberName,
  outerEnd,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropArgument, toObject } from "../arguments.ts";
import { isOptions } from "../literals.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { banRows } from "./ban-days.ts";
import { created, edited, kinds, renamed, statics } from "./member-names.ts";
import { pictureRows } from "./pictures.ts";

type EditOf = NonNullable<MemberRow["edit"]>;

const withReason =
  (first: number): EditOf =>
  (rewriter, _node, call) => {
    const reason = call?.arguments[first + 1];
    if (!call || !reason || (reason.type === "Identifier" && reason.name === "undefined")) return [];
    return toObject(rewriter, call, first, ["...", "reason"]);
  };

/** `create("name", { type })` becomes `create({ name: "name", type })`. */
const asOptions =
  (keys: readonly string[]): EditOf =>
  (rewriter, _node, call) => {
    const [first, second] = call?.arguments ?? [];
    if (!call || !first) return [];
    // Options stand alone; before others even a variable that once held an object is a name.
    if (!second && isOptions(rewriter, first)) return [];
    // `create(name, "text")`: nothing was read of a text, and a channel of texts was made.
    const isIgnored = keys[1] === "..." && call.arguments.length === 2 && stringValue(second) !== undefined;
    if (isIgnored) return [before(first, "{ name: "), after(first, " }"), ...dropArgument(rewriter, call, 1)];
    return toObject(rewriter, call, 0, keys);
  };

const typeTest =
  (kind: string): EditOf =>
  (rewriter, node, call) => {
    const name = rewriter.exported("ChannelType");
    if (!call || !name) return null;
    const parent = parentOf(call);
    const isInside =
      parent?.type === "UnaryExpression" || parent?.type === "BinaryExpression" || isMember(parent);
    const text = `.type === ${name}.${kind}${isInside ? ")" : ""}`;
    const dot = outerEnd(node.object);
    return [...(isInside ? [before(call, "(")] : []), { start: dot, end: endOf(call), text, closes: true }];
  };

/** `x.channels.create("name", { parent })`, with what nothing but a channel of Discord is made of. */
function makesChannel(call: Call | undefined): boolean {
  const options = call?.arguments[1];
  const isOne = options?.type === "ObjectExpression" && ofChannels.some(key => propertyOf(options, key));
  return isOne && isMethodOf(call, "channels");
}

const ofChannels = [
  "nsfw",
  "parent",
  "permissionOverwrites",
  "rateLimitPerUser",
  "topic",
  "type",
  "userLimit",
];

/** `options.getMember("user", true)`: whether there is one is not asked any more; for a type checker it is said behind. */
const requiredMember: EditOf = (rewriter, _node, call) => {
  const required = call?.arguments[1];
  if (!call || !required) return [];
  const isSaid = required.type === "BooleanLiteral" && required.value && isTypeScript(rewriter);
  const isAsserted = parentOf(call)?.type === "TSNonNullExpression";
  return [...dropArgument(rewriter, call, 1), ...(isSaid && !isAsserted ? [after(call, "!")] : [])];
};

/** `fetch(id, { cache, force })` becomes `fetch({ message: id, cache, force })`. */
const fetchOne =
  (key: string): EditOf =>
  (rewriter, _node, call) => {
    const [first, second] = call?.arguments ?? [];
    if (!call || !first || !second) return [];
    if (first.type !== "ObjectExpression") return toObject(rewriter, call, 0, [key, "..."]);
    // Several are fetched: of how to, only whether they are kept can still be said.
    const last = first.properties.at(-1);
    if (second.type !== "ObjectExpression" || !last) return null;
    const cache = propertyOf(second, "cache");
    return [
      ...(cache ? [after(last, `, ${rewriter.text(cache)}`)] : []),
      remove(outerEnd(first), outerEnd(second)),
    ];
  };

/** `{ after: 1 }`: what is told by an id is told by a string. */
function numbersAsIds(call: Call | undefined): Edit[] {
  const options = call?.arguments[0];
  if (options?.type !== "ObjectExpression") return [];
  return ["before", "after", "around"].flatMap(key => {
    const value = propertyOf(options, key)?.value;
    return value?.type === "NumericLiteral" ? [before(value, "'"), after(value, "'")] : [];
  });
}

const hadByNoOther = /^(is[A-Z]|httpStatus$|calculatedPosition$|set(Channel|Role)Positions$)/;

export const memberRows: readonly MemberRow[] = [
  ...statics.map(([id, owner, member, to]): MemberRow => ({ id, on: [`.${owner}`], member, to })),
  { id: "14-T10", on: ["CategoryChannel"], member: "parent", flag: "removed" },
  {
    id: "14-120",
    on: ["ThreadMemberManager"],
    member: "fetch",
    fits: call => call?.arguments[0]?.type === "BooleanLiteral",
    edit: (_rewriter, _node, call) => (call?.arguments[0] ? wrapSecond(call.arguments[0]) : null),
  },
  ...renamed.map(
    ([id, on, member, to]): MemberRow => ({ id, on: [on], member, to, unique: hadByNoOther.test(member) }),
  ),
  ...edited.map(
    ([id, on, first]): MemberRow => ({
      id,
      on: [on],
      member: "edit",
      when: "called",
      edit: withReason(first),
    }),
  ),
  ...created.map(
    ([id, on, member, keys]): MemberRow => ({
      id,
      on: [on],
      member,
      when: "called",
      edit: asOptions(keys),
    }),
  ),
  {
    id: "14-041",
    on: ["TextChannel"],
    member: "createWebhook",
    unique: true,
    when: "called",
    fits: call => !isMethodOf(call, "channels"),
    edit: asOptions(["name", "..."]),
  },
  {
    id: "14-040",
    on: ["GuildChannelManager"],
    member: "create",
    unique: true,
    when: "called",
    fits: makesChannel,
    edit: asOptions(["name", "..."]),
  },
  ...kinds.map(
    ([id, member, kind]): MemberRow => ({
      id,
      on: ["Channel"],
      member,
      when: "called",
      edit: typeTest(kind),
    }),
  ),
  ...pictureRows,
  {
    id: "14-062",
    on: ["CategoryChannel"],
    member: "createChannel",
    when: "called",
    unique: true,
    to: "children.create",
    edit: asOptions(["name", "..."]),
  },
  {
    id: "14-066",
    on: ["CommandInteractionOptionResolver"],
    member: "getMember",
    when: "called",
    edit: requiredMember,
  },
  ...banRows,
  {
    id: "14-T70",
    on: ["MessageManager"],
    member: "fetch",
    when: "called",
    fits: call => numbersAsIds(call).length > 0,
    edit: (_rewriter, _node, call) => numbersAsIds(call),
  },
  { id: "14-099", on: ["MessageManager"], member: "fetch", when: "called", edit: fetchOne("message") },
  { id: "14-119", on: ["ThreadMemberManager"], member: "fetch", when: "called", edit: fetchOne("member") },
  {
    id: "14-128",
    on: ["Webhook", "WebhookClient"],
    member: "fetchMessage",
    when: "called",
    edit: cachedMessage,
  },
  {
    id: "14-118",
    on: ["ThreadChannel"],
    member: "setAutoArchiveDuration",
    unique: true,
    when: "called",
    edit: (_rewriter, _node, call) => maximum(call),
  },
  { id: "14-T26", on: ["MessageActionRow", "Modal"], member: "spliceComponents", flag: "removed" },
  { id: "14-083", on: [".GuildAuditLogs"], member: "build", flag: "removed" },
  { id: "14-084", on: [".GuildAuditLogs"], member: "Targets", edit: auditEntry },
  { id: "14-085", on: [".GuildAuditLogs"], member: "actionType", edit: auditEntry },
  { id: "14-086", on: [".GuildAuditLogs"], member: "targetType", edit: auditEntry },
  {
    id: "14-116",
    on: [".Role"],
    member: "comparePositions",
    when: "called",
    edit: comparePositions,
    flag: "removed",
  },
  { id: "14-081", on: ["Guild"], member: "maximumPresences", flag: "behaviour" },
  { id: "14-087", on: ["GuildMember"], member: "pending", flag: "behaviour" },
  { id: "14-090", on: ["Invite"], member: "inviter", flag: "behaviour" },
  { id: "14-117", on: ["Sticker"], member: "tags", flag: "behaviour" },
];

function maximum(call: Call | undefined): Edit[] {
  const value = call?.arguments[0];
  return stringValue(value) === "MAX" && value ? [replace(value, "10080")] : [];
}

function cachedMessage(rewriter: Rewriter, _node: Member, call: Call | undefined): Edit[] | null {
  const second = call?.arguments[1];
  if (!second || isOptions(rewriter, second)) return [];
  return wrapSecond(second);
}

const wrapSecond = (second: Parameters<typeof before>[0]): Edit[] => [
  before(second, "{ cache: "),
  after(second, " }"),
];

function auditEntry(rewriter: Rewriter, node: Member): Edit[] | null {
  const name = rewriter.exported("GuildAuditLogsEntry");
  return name ? [replace(node.object, name)] : null;
}

function comparePositions(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  const first = call?.arguments[0];
  if (!first || !isMember(node) || memberName(node) === undefined || !/^[\w$.]+$/.test(rewriter.text(first)))
    return null;
  return [
    { start: startOf(node.object), end: outerEnd(node.object), text: `${rewriter.text(first)}.guild.roles` },
  ];
}
