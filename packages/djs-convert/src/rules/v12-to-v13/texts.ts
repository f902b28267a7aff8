import type { NewExpression, Node, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isCall,
  isFunc,
  isInvocation,
  isMember,
  keyName,
  memberName,
  outerEnd,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { alternatives, branchesOf, heldBy } from "../held-values.ts";
import { mayBeLeftOut } from "../left-out.ts";
import { areFields, makes } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { isMoment } from "../moments.ts";
import { isMissing, isNothingAtTimes, mayEndIn } from "../nothing-at-times.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { isNullText } from "./null-texts.ts";
import { contentOf } from "./payload.ts";
import { fieldsPushedTo, writtenFields } from "./written-fields.ts";

const texts: Readonly<Record<string, number>> = {
  addField: 2,
  setTitle: 1,
  setDescription: 1,
  setFooter: 1,
  setAuthor: 1,
};

/** Embeds take strings only: what is known to be something else is made one. */
export function embedTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const name = memberName(call.callee) ?? "";
  const takesFields = name === "addFields" || name === "spliceFields";
  const count = Object.hasOwn(texts, name) ? texts[name] : takesFields ? 0 : undefined;
  if (count === undefined) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], false);
  if (!receiver) return;
  if (name === "addField" && areFields(rewriter, call)) {
    rewriter.change("13-T74", call.callee, [rename(call.callee, "addFields")], true);
    return;
  }
  if (count > call.arguments.length) missingText(rewriter, call, name, receiver.weak);
  const fields = takesFields ? call.arguments.flatMap(one => writtenFields(rewriter, one)) : [];
  for (const field of fields) missingValue(rewriter, field, receiver.weak);
  const values = takesFields ? textsOfFields(fields) : call.arguments.slice(0, count);
  for (const value of values) {
    if (isOfRegion(rewriter, value))
      rewriter.wrap("13-019", value, [before(value, "String("), after(value, ")")], true);
    if (value.type === "SpreadElement" || rewriter.done.has(value)) continue;
    textOf(rewriter, value, receiver.weak, /^set(Author|Footer)$/.test(name) ? isUndefined : isMissing);
  }
}

/** Of null an author and a footer are taken away. */
const isUndefined = (value: Node): boolean => isMissing(value) && value.type !== "NullLiteral";

/** `addField("a")`, `setFooter()`: version 12 made a text of undefined, too, and version 13 refuses it. */
function missingText(rewriter: Rewriter, call: Call, name: string, weak: boolean): void {
  const last = call.arguments.at(-1);
  if (last?.type === "SpreadElement" || (name === "addField" && !last)) return;
  const at = last ? outerEnd(last) : endOf(call) - 1;
  const edit: Edit = { start: at, end: at, text: last ? ', "undefined"' : '"undefined"', closes: true };
  rewriter.wrap("13-T60", call, [edit], weak);
}

/** `guild.region` and `names[guild.region]`, which are nothing any more: what shows them runs until a person has decided. */
function isOfRegion(rewriter: Rewriter, value: Node): boolean {
  if (!isMember(value)) return false;
  if (value.computed) return isOfRegion(rewriter, value.property);
  return memberName(value) === "region" && rewriter.receiver(value, ["Guild"], false) !== null;
}

/** A text of what an embed shows; what is only called like a number may be one. */
function textOf(rewriter: Rewriter, value: Node, weak: boolean, isNothing = isMissing): void {
  const edits = contentOf(rewriter, value);
  const kind = rewriter.typeOf(value)?.kind;
  const isUnknown = edits.length === 0 && (kind === undefined || kind === "foreign");
  const isOpen =
    isUnknown &&
    (isCalledNumber(value) ||
      isSum(value) ||
      mayBeError(rewriter, value) ||
      isCalledOther(rewriter, value) ||
      isNowhere(rewriter, value) ||
      isMoment(rewriter, value) ||
      isFromDatabase(rewriter, value));
  // A promise for which nobody waits was shown as one, and a collection as a map.
  const isLeftOut =
    edits.length === 0 &&
    (kind === "promise" || mayBeLeftOut(rewriter, value) || isCollectionAtTimes(rewriter, value));
  const isNull =
    edits.length === 0 &&
    !(weak || isOfBuilders(rewriter)) &&
    (mayEndIn(value, isNothing) || isNothingAtTimes(rewriter, value, isNothing));
  if (isOpen || isLeftOut || isNull || isNullAtTimes(rewriter, value))
    rewriter.wrap(
      "13-019",
      value,
      [before(value, "String("), after(value, ")")],
      isOpen || isLeftOut || weak,
    );
  else
    rewriter.wrap("13-019", value, [...edits, ...(edits.length > 0 ? [] : errorsIn(rewriter, value))], weak);
}

/** `message.attachments || "None"`. */
const isCollectionAtTimes = (rewriter: Rewriter, value: Node): boolean =>
  branchesOf(value).some(one => rewriter.typeOf(one)?.kind === "collection");

/** Builders of version 14 take null for nothing. */
const isOfBuilders = ({ tree }: Rewriter): boolean => tree.identifiers.has("EmbedBuilder");

/** `member.nickname`, also as one of several values. */
const isNullAtTimes = (rewriter: Rewriter, value: Node): boolean =>
  value.type === "ConditionalExpression"
    ? [value.consequent, value.alternate].some(one => isNullAtTimes(rewriter, one))
    : isNullText(rewriter, value);

/** `const bal = await db.fetch(key)`: a number, a text, or nothing. */
function isFromDatabase(rewriter: Rewriter, value: Node): boolean {
  const [only, ...others] = heldBy(rewriter, value)?.values ?? [];
  const call = only?.type === "AwaitExpression" ? only.argument : only;
  const callee = isCall(call) && others.length === 0 ? call.callee : null;
  return (
    isMember(callee) &&
    /^(get|fetch)$/.test(memberName(callee) ?? "") &&
    /^(db|database|quick\.?db)$/i.test(rewriter.text(callee.object))
  );
}

/** `level + 1`, `wallet + bank`. */
const isSum = (value: Node): boolean =>
  value.type === "BinaryExpression" &&
  value.operator === "+" &&
  [value.left, value.right].some(one => one.type === "NumericLiteral" || isCalledNumber(one) || isSum(one));

/** `isLong ? "too long" : error`. */
const errorsIn = (rewriter: Rewriter, value: Node): Edit[] =>
  value.type === "ConditionalExpression"
    ? [value.consequent, value.alternate].flatMap(one =>
        isError(rewriter, one) ? [before(one, "String("), after(one, ")")] : [],
      )
    : [];

/** `song.user`, `row.createdAt`: people and times of whatever there is, also under a name. */
function isCalledOther(rewriter: Rewriter, value: Node): boolean {
  const name = isMember(value) && !value.computed ? (memberName(value) ?? "") : "";
  return (
    /^(user|requester|requestedBy|(created|edited|expires|joined|updated)At)$/.test(name) ||
    (heldBy(rewriter, value)?.values.some(one => isMember(one) && isCalledOther(rewriter, one)) ?? false)
  );
}

/** `user.nickname` and `member.username`: what only the other of the two has is nothing. */
function isNowhere(rewriter: Rewriter, value: Node): boolean {
  const name = isMember(value) && !value.computed ? memberName(value) : undefined;
  const owner = name && isMember(value) ? rewriter.typeOf(value.object) : undefined;
  if (!name || owner?.kind !== "instance" || owner.names.length > 1) return false;
  const other = { User: "GuildMember", GuildMember: "User" }[owner.names[0] ?? ""];
  const { table } = rewriter.infer;
  return (
    other !== undefined &&
    table.member(other, name) !== undefined &&
    table.member(owner.names[0] ?? "", name) === undefined
  );
}

/** What is certainly no text, and errors, made one. */
export function textEdits(rewriter: Rewriter, value: Node): Edit[] {
  const edits = contentOf(rewriter, value);
  if (edits.length > 0 || !mayBeError(rewriter, value)) return edits;
  return [before(value, "String("), after(value, ")")];
}

/** `error`, also as one of several values that a name may hold: `const said = error || output`. */
function mayBeError(rewriter: Rewriter, node: Node): boolean {
  const values = alternatives(node).flatMap(one => [
    one,
    ...(heldBy(rewriter, one)?.values.flatMap(alternatives) ?? []),
  ]);
  return values.some(one => isError(rewriter, one));
}

/** What was caught, or what a callback is told first. */
function isError(rewriter: Rewriter, node: Node): boolean {
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (binding?.kind === "catch") return true;
  const { owner } = binding ?? {};
  return (
    isFunc(owner) && owner.params[0] === binding?.identifier && /^(e|err|error)$/i.test(binding?.name ?? "")
  );
}

/** `data.wins`, `await levels.getXP(user)`. */
function isCalledNumber(node: Node): boolean {
  if (node.type === "AwaitExpression") return isCalledNumber(node.argument);
  if (isCall(node)) return isCalledNumber(node.callee);
  const name = isMember(node) ? memberName(node) : node.type === "Identifier" ? node.name : undefined;
  if (name?.startsWith("format")) return false;
  return numbers.test(name ?? "");
}

const words =
  "active age amount armor attack balance bank bpm cases cash chapters coin coins confirmed count credits critical damage deaths defense downloads elo energy episodes exp experience followers following forks " +
  "gold health hp humidity kills latency level likes limit losses lvl mana mastery max members min money now number online percent players playtime points population power price quantity rank recovered rep reputation score speed stars streak " +
  "subscribers temp temperature tests timeout tokens total upvotes uptime uses views volume volumes votes wallet warns weight wins wpm xp year";
// `wins`, `Wins`, `view_count` and `viewCount`, but not `usage` and `message`.
const numbers = new RegExp(
  `^(\\w+_)?(${words.replaceAll(" ", "|")}|XP)$|\\w(?:lvl|xp)$|(?:^|[a-z])(${words.replace(/\b[a-z]/g, first => first.toUpperCase()).replaceAll(" ", "|")}|XP)$`,
);

export const besideFields = "title description color author footer thumbnail image timestamp".split(" ");

/** `{ title, fields: [{ name, value: 5 }] }`: an embed that is written as an object. */
export function fieldsOfData(rewriter: Rewriter, property: ObjectProperty): void {
  const embed = parentOf(property);
  if (!rewriter.isBot || embed?.type !== "ObjectExpression") return;
  if (!besideFields.some(key => propertyOf(embed, key)) && !isEmbedData(rewriter, embed)) return;
  const fields = [...writtenFields(rewriter, property.value), ...fieldsPushedTo(rewriter, embed)];
  for (const value of textsOfFields(fields)) {
    if (!rewriter.done.has(value)) textOf(rewriter, value, true);
  }
}

/** `{ embed: { fields } }`, `{ embeds: [{ fields }] }` and `new MessageEmbed({ fields })`. */
function isEmbedData(rewriter: Rewriter, object: Node): boolean {
  const around = parentOf(object);
  const at = around?.type === "ArrayExpression" ? parentOf(around) : around;
  if (at?.type === "ObjectProperty") return /^embeds?$/.test(keyName(at) ?? "");
  return isInvocation(at) && makes(rewriter, at, "MessageEmbed");
}

/** `addFields({ name: "a" })`: the text was that of undefined. */
function missingValue(rewriter: Rewriter, field: ObjectExpression, weak: boolean): void {
  if (!propertyOf(field, "name") || propertyOf(field, "value")) return;
  const last = field.properties.at(-1);
  if (!last || field.properties.some(one => one.type !== "ObjectProperty")) return;
  rewriter.wrap("13-T60", field, [after(last, ", value: 'undefined'")], weak);
}

const textsOfFields = (fields: readonly ObjectExpression[]): Node[] =>
  fields.flatMap(field => ["name", "value"].flatMap(key => propertyOf(field, key)?.value ?? []));
