import type { NewExpression, Node, ObjectProperty } from "@babel/types";
import {
  bare,
  type Call,
  callOf,
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
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { actsOnce } from "../../engine/walk.ts";
import { dropArgument } from "../arguments.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { areFields, makes, optionsOf, statementAfter } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { isMoment } from "../moments.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { isNullText } from "./null-texts.ts";
import { contentOf } from "./payload.ts";

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
  if (takesFields) for (const field of fieldsOf(call)) missingValue(rewriter, field, receiver.weak);
  const values = takesFields ? fieldTexts(call) : call.arguments.slice(0, count);
  for (const value of values) {
    if (isOfRegion(rewriter, value))
      rewriter.wrap("13-019", value, [before(value, "String("), after(value, ")")], true);
    if (value.type === "SpreadElement" || rewriter.done.has(value)) continue;
    textOf(rewriter, value, receiver.weak);
  }
}

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
function textOf(rewriter: Rewriter, value: Node, weak: boolean): void {
  const edits = contentOf(rewriter, value);
  const kind = rewriter.typeOf(value)?.kind;
  const isUnknown = edits.length === 0 && (kind === undefined || kind === "foreign");
  const isOpen =
    isUnknown &&
    (isCalledNumber(value) ||
      isSum(value) ||
      mayBeError(rewriter, value) ||
      isCalledOther(value) ||
      isMoment(rewriter, value));
  if (isOpen || isNullAtTimes(rewriter, value))
    rewriter.wrap("13-019", value, [before(value, "String("), after(value, ")")], isOpen || weak);
  else
    rewriter.wrap("13-019", value, [...edits, ...(edits.length > 0 ? [] : errorsIn(rewriter, value))], weak);
}

/** `member.nickname`, also as one of several values. */
const isNullAtTimes = (rewriter: Rewriter, value: Node): boolean =>
  value.type === "ConditionalExpression"
    ? [value.consequent, value.alternate].some(one => isNullAtTimes(rewriter, one))
    : isNullText(rewriter, value);

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

/** `song.user`, `row.createdAt`: people and times of whatever there is. */
function isCalledOther(value: Node): boolean {
  const name = isMember(value) && !value.computed ? (memberName(value) ?? "") : "";
  return /^(user|requester|requestedBy|(created|edited|expires|joined|updated)At)$/.test(name);
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
  if (!rewriter.isBot || property.value.type !== "ArrayExpression" || embed?.type !== "ObjectExpression")
    return;
  if (!besideFields.some(key => propertyOf(embed, key)) && !isEmbedData(rewriter, embed)) return;
  for (const value of textsOfFields(property.value.elements)) {
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

const fieldTexts = (call: Call): Node[] => textsOfFields(fieldsOf(call));

const fieldsOf = (call: Call): (Node | null)[] =>
  call.arguments.flatMap<Node | null>(one => (one.type === "ArrayExpression" ? one.elements : [one]));

/** `addFields({ name: "a" })`: the text was that of undefined. */
function missingValue(rewriter: Rewriter, field: Node | null, weak: boolean): void {
  if (field?.type !== "ObjectExpression" || !propertyOf(field, "name") || propertyOf(field, "value")) return;
  const last = field.properties.at(-1);
  if (!last || field.properties.some(one => one.type !== "ObjectProperty")) return;
  rewriter.wrap("13-T60", field, [after(last, ", value: 'undefined'")], weak);
}

function textsOfFields(fields: readonly (Node | null)[]): Node[] {
  return fields.flatMap(one => {
    const field = one?.type === "ObjectExpression" ? one : null;
    return field ? ["name", "value"].flatMap(key => propertyOf(field, key)?.value ?? []) : [];
  });
}

/** `message.delete({ timeout })` and `messages.delete(id, { timeout })`: the waiting is done outside. */
export function deleteLater(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "delete") return;
  const type = rewriter.typeOf(call.callee.object);
  const index = isMessage(rewriter, call) ? 0 : rewriter.infer.isA(type, "MessageManager") ? 1 : -1;
  const given = call.arguments[index];
  if (index < 0 || !given) return;
  const id = index === 0 ? "13-119" : "13-120";
  const options = optionsOf(rewriter, given);
  const isTime = index === 0 && isDelay(rewriter, given);
  const timeout = isTime ? given : options && propertyOf(options, "timeout")?.value;
  if (!isTime && given.type !== "ObjectExpression") {
    rewriter.flag(id, call.callee, "argument-unknown");
    return;
  }
  if (options && propertyOf(options, "reason"))
    rewriter.flags.push({ rule: "13-T86", node: call.callee, reason: "removed", message: undefined });
  const cut = dropArgument(rewriter, call, index);
  if (!timeout) {
    rewriter.change(id, call.callee, cut, type?.weak ?? true);
    return;
  }
  const time = rewriter.text(timeout);
  const weak = isTime || (type?.weak ?? true);
  const parent = parentOf(call);
  const isAlone =
    parent?.type === "ExpressionStatement" ||
    (parent?.type === "ArrowFunctionExpression" && parent.body === call && !isWaitedFor(parent));
  const later = (what: string): [string, string] =>
    isAlone
      ? [`setTimeout(() => ${what}`, `, ${time})`]
      : [`new Promise(resolve => setTimeout(resolve, ${time})).then(() => ${what}`, ")"];
  const receiver = bare(call.callee.object);
  if (receiver.type === "AwaitExpression" && index === 0 && isCall(receiver.argument)) {
    // What is sent is sent now, and only then deleted.
    const sent = receiver.argument;
    const text = `.then(sent => ${later("sent.delete()").join("")})`;
    const first = { start: startOf(call), end: startOf(sent), text: isAlone ? "await " : "" };
    const edits = [first, { start: endOf(sent), end: endOf(call), text }];
    rewriter.change(id, call.callee, edits, weak);
    return;
  }
  if (actsOnce(call.callee.object)) {
    rewriter.flag(id, call.callee, "argument-unknown");
    return;
  }
  const [open, close] = later("");
  rewriter.change(id, call.callee, [before(call, open), ...cut, after(call, close)], weak);
}

/** `await send(…).then(m => m.delete({ timeout }))`, behind which something comes, and `.then(m => …).then(…)`. */
function isWaitedFor(func: Node): boolean {
  const then = parentOf(func);
  if (!isCall(then) || !isMember(then.callee) || memberName(then.callee) !== "then") return false;
  let at: Call = then;
  for (;;) {
    const parent = parentOf(at);
    const next = isMember(parent) && parent.object === at ? callOf(parent) : undefined;
    if (!next || !isMember(parent)) {
      if (parent?.type !== "AwaitExpression") return parent?.type === "VariableDeclarator";
      const statement = parentOf(parent);
      return statement?.type !== "ExpressionStatement" || goesOnBehind(statement);
    }
    if (memberName(parent) === "then") return true;
    at = next;
  }
}

/** Whether anything but a way out stands behind a statement. */
function goesOnBehind(statement: Node): boolean {
  const next = statementAfter(statement);
  return next !== undefined && !(next.type === "ReturnStatement" && !next.argument);
}

/** A message, or what is deleted like one: nothing else is told to wait so. */
function isMessage(rewriter: Rewriter, { callee, arguments: [given] }: Call): boolean {
  const type = isMember(callee) ? rewriter.typeOf(callee.object) : undefined;
  if (rewriter.infer.isA(type, "Message")) return true;
  if (type !== undefined || !rewriter.isBot || given?.type !== "ObjectExpression") return false;
  return (
    propertyOf(given, "timeout") !== undefined &&
    given.properties.every(one => /^(timeout|reason)$/.test(keyName(one) ?? ""))
  );
}

/** `delete(4000)` and `delete(ms("4s"))`: how version 11 was told, and nothing that a later one would have done. */
const isDelay = (rewriter: Rewriter, node: Node): boolean =>
  rewriter.typeOf(node)?.kind === "number" ||
  (isCall(node) && node.callee.type === "Identifier" && node.callee.name === "ms");
