import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isInvocation,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { isOfRole, makes, optionsOf, renameKey } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, before, behind, type Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { colorEdits } from "./color-numbers.ts";
import { colorOfRole } from "./colors.ts";

/** What is an object with a text in it; only the text was never shown, and is refused by now. */
const textsOf = [
  ["author", "name"],
  ["footer", "text"],
  ["image", "url"],
  ["thumbnail", "url"],
] as const;

/** `new MessageEmbed({ color: "RED" })`: data is sent as it is from now on. */
export function embedOfData(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!makes(rewriter, node, "MessageEmbed")) return;
  const data = optionsOf(rewriter, node.arguments[0]);
  if (data) asSent(rewriter, data, false);
}

/** `embeds: [{ color: "RED" }]`. */
export function embedsOfData(rewriter: Rewriter, property: Node): void {
  if (property.type !== "ObjectProperty" || keyName(property) !== "embeds") return;
  if (property.value.type !== "ArrayExpression" || !isInvocation(parentOf(parentOf(property) ?? property)))
    return;
  for (const one of property.value.elements) {
    const data = one?.type === "ObjectExpression" ? one : null;
    if (!data) continue;
    asSent(rewriter, data, true);
    for (const part of data.properties) asNamedByDiscord(rewriter, part);
  }
}

/** What Discord calls the parts of authors, footers and pictures. */
const discordKeys: ReadonlyMap<string, string> = new Map([
  ["iconURL", "icon_url"],
  ["proxyIconURL", "proxy_icon_url"],
  ["proxyURL", "proxy_url"],
]);

/** `embeds: [{ footer: { text, iconURL }, timestamp: new Date() }]`: names and texts as Discord has them. */
export function asNamedByDiscord(rewriter: Rewriter, part: Node): void {
  if (part.type !== "ObjectProperty") return;
  const { value } = part;
  const isOpen = keyName(part) === "timestamp" && !part.shorthand && !rewriter.done.has(value);
  if (isOpen && isDate(rewriter, value))
    rewriter.change("14-T105", value, behind(value, ".toISOString()"), true);
  if (value.type !== "ObjectExpression" || !/^(author|footer|image|thumbnail)$/.test(keyName(part) ?? ""))
    return;
  for (const one of value.properties) {
    const edits = namedByDiscord(one);
    if (edits.length > 0) rewriter.change("14-T107", one, edits, true);
  }
}

/** `iconURL` of a footer as `icon_url`. */
export function namedByDiscord(property: Node): Edit[] {
  const to = discordKeys.get(keyName(property) ?? "");
  return property.type === "ObjectProperty" && !property.computed && to ? renameKey(property, to) : [];
}

/** `embed.author.iconURL`: data has the names that Discord gave its keys. */
export function keysOfPart(node: Member): Edit[] {
  const parent = parentOf(node);
  const key =
    isMember(parent) && parent.object === node ? discordKeys.get(memberName(parent) ?? "") : undefined;
  return isMember(parent) && key ? [rename(parent, key)] : [];
}

/** `new Date()`, `message.createdAt`, and a variable that holds one. */
function isDate(rewriter: Rewriter, node: Node): boolean {
  if (isMember(node))
    return memberName(node) === "createdAt" && rewriter.typeOf(node.object)?.kind === "instance";
  if (node.type === "NewExpression") return node.callee.type === "Identifier" && node.callee.name === "Date";
  const values = heldBy(rewriter, node)?.values ?? [];
  return (
    values.length > 0 && values.every(value => value.type === "NewExpression" && isDate(rewriter, value))
  );
}

/** `const one = { description: "a", color: "RED" }`, which is an embed where it is sent. */
export function colorKey(rewriter: Rewriter, property: ObjectProperty): void {
  const data = parentOf(property);
  if (data?.type !== "ObjectExpression") return;
  const isGiven = isEmbed(data) && isReturned(rewriter, data);
  if (!rewriter.isBot) {
    // A file that only lays embeds out for others says nothing of discord.js.
    if (rewriter.project && isGiven) openColor(rewriter, data);
    return;
  }
  const isNamed = isSentByName(rewriter, data);
  if (isEmbed(data) || isNamed) {
    colorOf(rewriter, data, true);
    if (isGiven || isNamed || isListed(data)) openColor(rewriter, data);
  } else if (isOfRole(property)) colorOfRole(rewriter, property.value);
}

/** `one.color = "RED"` of such an object. */
export function assignedColor(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node) return;
  const data = optionsOf(rewriter, node.object);
  if (!data || !(isEmbed(data) || isSentByName(rewriter, data))) return;
  const edits = colorEdits(rewriter, assignment.right);
  if (edits === null) rewriter.flag("14-T69", node, "argument-unknown");
  else rewriter.wrap("14-T69", assignment.right, edits, true);
}

const isEmbed = (data: ObjectExpression): boolean =>
  !isOfOwnForm(data) &&
  (data.properties.some(one =>
    /^(author|description|fields|footer|image|thumbnail)$/.test(keyName(one) ?? ""),
  ) ||
    isListed(data));

/**
 * `{ image: pick("-image"), footerText: x }`, `{ thumbnailUrl: x }`, `{ thumbnail: "https://…" }` and a footer of several
 * parts: something of the bot's own.
 */
const isOfOwnForm = (data: ObjectExpression): boolean =>
  data.properties.some(one => {
    const name = keyName(one) ?? "";
    const kind = one.type === "ObjectProperty" ? one.value.type : "";
    return (
      /^(author|footer|image|thumbnail)(Icon|Image|Name|Text|URL)/i.test(name) ||
      (name === "footer" && kind === "ArrayExpression") ||
      (/^(image|thumbnail)$/.test(name) &&
        /^(CallExpression|StringLiteral|TemplateLiteral)$/.test(kind) &&
        !isListed(data))
    );
  });

/** `return { … }` and `() => ({ … })`, also by way of a name. */
function isReturned(rewriter: Rewriter, data: Node): boolean {
  const isResult = (node: Node): boolean => {
    const parent = parentOf(node);
    return (
      parent?.type === "ReturnStatement" ||
      (parent?.type === "ArrowFunctionExpression" && parent.body === node)
    );
  };
  return isResult(data) || readsOf(rewriter, data).some(isResult);
}

/** `const one = { … }; send({ embeds: [one] })`. */
const isSentByName = (rewriter: Rewriter, data: Node): boolean => readsOf(rewriter, data).some(isListed);

/** Where a value is read by the name that it begins with. */
function readsOf(rewriter: Rewriter, value: Node): readonly Node[] {
  const owner = parentOf(value);
  if (owner?.type !== "VariableDeclarator" || owner.init !== value) return [];
  return heldBy(rewriter, owner.id)?.reads ?? [];
}

/** In `embeds: [{ … }]`. */
function isListed(data: Node): boolean {
  const list = parentOf(data);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  return key?.type === "ObjectProperty" && keyName(key) === "embeds";
}

/** `{ description: "a", timestamp: Date.now() }`: what is sent as it is has the time as a text. */
export function timestampKey(rewriter: Rewriter, property: ObjectProperty): void {
  const data = parentOf(property);
  if (!rewriter.isBot || data?.type !== "ObjectExpression" || !isEmbed(data)) return;
  const { value } = property;
  if (rewriter.done.has(value) || isRead(rewriter, data)) return;
  if (isTypeScript(rewriter) && isLaidOut(data) && !property.shorthand && isDate(rewriter, value))
    rewriter.change("14-T105", value, behind(value, ".toISOString()"), true);
  if (rewriter.typeOf(value)?.kind !== "number") return;
  const opening = property.shorthand ? "timestamp: new Date(" : "new Date(";
  rewriter.change("14-T105", value, [before(value, opening), after(value, ").toISOString()")], true);
}

/** What `new MessageEmbed()` is given, and in a file that was converted before `new EmbedBuilder()`: they read dates and numbers. */
function isRead(rewriter: Rewriter, data: ObjectExpression): boolean {
  const around = parentOf(data);
  return (
    around?.type === "NewExpression" && /(MessageEmbed|EmbedBuilder)$/.test(rewriter.text(around.callee))
  );
}

/** A color beside a part of an embed as Discord has it: what a bot keeps for itself has dates, and they stay dates. */
const isLaidOut = (data: ObjectExpression): boolean =>
  propertyOf(data, "color") !== undefined &&
  data.properties.some(
    one =>
      one.type === "ObjectProperty" &&
      /^(author|fields|footer|image|thumbnail)$/.test(keyName(one) ?? "") &&
      /^(Object|Array)Expression$/.test(one.value.type),
  );

function asSent(rewriter: Rewriter, data: ObjectExpression, weak: boolean): void {
  colorOf(rewriter, data, weak);
  openColor(rewriter, data);
  for (const [key, member] of textsOf) {
    const part = propertyOf(data, key);
    if (!part || rewriter.typeOf(part.value)?.kind !== "string") continue;
    const opening = part.shorthand ? `${key}: { ${member}: ` : `{ ${member}: `;
    rewriter.wrap("14-T74", part.value, [before(part.value, opening), after(part.value, " }")], true);
  }
}

/** A color is a number there; of two the last one counts. */
function colorOf(rewriter: Rewriter, data: ObjectExpression, weak: boolean): void {
  for (const color of data.properties) {
    if (color.type !== "ObjectProperty" || keyName(color) !== "color") continue;
    const edits = colorEdits(rewriter, color.value, color.shorthand ? "color: " : "");
    if (edits === null) rewriter.flag("14-T69", color, "argument-unknown");
    else rewriter.wrap("14-T69", color.value, edits, weak);
  }
}

/** `color: role.color || config.color`: should it be a text, nothing reads it any more. */
function openColor(rewriter: Rewriter, data: ObjectExpression): void {
  const value = propertyOf(data, "color")?.value;
  for (const part of value ? alternatives(value) : []) {
    const kind = rewriter.typeOf(part)?.kind;
    const isOpen = kind === undefined || kind === "foreign";
    if (isOpen && /^(Identifier|(Optional)?MemberExpression)$/.test(part.type))
      rewriter.flagIfLeft("14-T69", part, "behaviour");
  }
}
