import type { NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  chainRoot,
  enclosingFunction,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { nameOfExport } from "../../infer/later-names.ts";
import { hasOwnField } from "../../infer/own-classes.ts";
import { asUndefined } from "../comparisons.ts";
import { constructs, isIdle, isRepeatable, startsStatement } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { keptBy, nameInData } from "./builder-parts.ts";
import { colorEdits } from "./color-numbers.ts";
import { keysOfPart, namedByDiscord } from "./embed-data.ts";
import { emojiEdits } from "./emojis.ts";
import { enumValue } from "./enum-value.ts";
import { buttonStyles, textStyles } from "./enums.ts";
import { isDropped, isReceivedComponent } from "./received.ts";
import { copiedContent } from "./types.ts";
import { whereUnset } from "./unset-data.ts";
import { asWritten, isListedEmbed, isWrittenReceived } from "./written-received.ts";

/** `embed.title` of an embed that was made here becomes `embed.data.title`. */
export function builderData(rewriter: Rewriter, node: Member): void {
  const name = memberName(node);
  const rows = name === undefined ? undefined : keptBy(name);
  if (!rows || rewriter.done.has(node) || callOf(node)) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "instance" || (!type.made && !isWrittenReceived(rewriter, node))) return;
  if (hasOwnField(type, name ?? "")) {
    rewriter.done.add(node);
    return;
  }
  const row = rows.find(([owner]) => type.names.includes(owner));
  if (!row || name === undefined) return;
  if (mayBeData(rewriter, node)) {
    rewriter.flag(row[2], node, "behaviour");
    return;
  }
  const parent = parentOf(node);
  const push =
    name === "fields" && isMember(parent) && memberName(parent) === "push" ? callOf(parent) : undefined;
  if (push && isMember(parent)) {
    rewriter.change(
      row[2],
      node,
      [{ start: startOf(node.property), end: endOf(parent), text: "addFields" }],
      type.weak,
    );
    return;
  }
  if (name === "createdAt" || name === "hexColor") {
    rewriter.flag(row[2], node, "removed");
    return;
  }
  const ofButton = row[0] === "MessageButton" ? partOfButton(rewriter, node, name) : null;
  const edits = ofButton ?? [
    rename(node, `data.${nameInData(name)}`),
    ...keysOfPart(node),
    ...asUndefined(node),
    ...whereUnset(rewriter, node),
  ];
  const given = assignedTo(node);
  if (given && name === "style")
    enumValue(rewriter, row[0] === "MessageButton" ? buttonStyles : textStyles, given, type.weak);
  rewriter.change(row[2], node, [...edits, ...(given ? assignedData(rewriter, given, name) : [])], type.weak);
}

/** `if (page instanceof MessageEmbed) … else page.title`: what is no builder has it as before. */
function mayBeData(rewriter: Rewriter, { object }: Member): boolean {
  const test = `${rewriter.text(object)} instanceof `;
  const func = object.type === "Identifier" ? enclosingFunction(object) : undefined;
  if (!func || !rewriter.text(func).includes(test)) return false;
  for (let at: Node | undefined = object; at && at !== func; at = parentOf(at)) {
    const parent = parentOf(at);
    const isAsked = parent?.type === "IfStatement" || parent?.type === "ConditionalExpression";
    if (isAsked && parent.consequent === at && rewriter.text(parent.test).startsWith(test)) return false;
    if (isAsked && parent.alternate === at && rewriter.text(parent.test).startsWith(`!(${test}`))
      return false;
  }
  return true;
}

/** Kinds of buttons, of which TypeScript has to be told before it lets one ask for what only they have. */
const kindsOfButton: Readonly<Record<string, string>> = {
  customId: "APIButtonComponentWithCustomId",
  emoji: "APIButtonComponentWithCustomId",
  label: "APIButtonComponentWithCustomId",
  url: "APIButtonComponentWithURL",
};

/** `button.customId` becomes `(button.data as APIButtonComponentWithCustomId).custom_id` in TypeScript. */
function partOfButton(rewriter: Rewriter, node: Member, name: string): Edit[] | null {
  const kind = Object.hasOwn(kindsOfButton, name) ? kindsOfButton[name] : undefined;
  if (!kind || !isTypeScript(rewriter) || startsStatement(node)) return null;
  const type = rewriter.names.useType(kind);
  if (type === null) return null;
  const end = node.optional ? ` | undefined)?.` : ").";
  return [before(node, "("), rename(node, `data as ${type}${end}${nameInData(name)}`)];
}

/** What is put into it. */
function assignedTo(node: Member): Node | undefined {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node && parent.operator === "="
    ? parent.right
    : undefined;
}

/** `this.color = "#ff0000"` of an embed's class: what data has is as Discord has it. */
function assignedData(rewriter: Rewriter, given: Node, name: string): Edit[] {
  if (name === "color") return colorEdits(rewriter, given) ?? [];
  if (name === "emoji") return emojiEdits(rewriter, given);
  if (given.type === "ObjectExpression") return given.properties.flatMap(namedByDiscord);
  const isTime = name === "timestamp" && rewriter.typeOf(given)?.kind === "number";
  return isTime ? [before(given, "new Date("), after(given, ").toISOString()")] : [];
}

const builders: Readonly<Record<string, string>> = {
  MessageEmbed: "EmbedBuilder",
  MessageButton: "ButtonBuilder",
  MessageActionRow: "ActionRowBuilder",
  MessageSelectMenu: "StringSelectMenuBuilder",
};

/** `const options = { embeds: [embed] }`: what `options.embeds[0]` is has been made by the bot. */
const isOfOwnList = ({ infer }: Rewriter, node: Node): boolean =>
  isListedEmbed(node) && infer.typeOf(node.object.object)?.kind === "object";

/** What came from Discord is read-only: it is made a builder before it is changed. */
export function changedReceived(rewriter: Rewriter, node: Member): void {
  const name = memberName(node) ?? "";
  if (!/^(set|add|splice)[A-Z]/.test(name) || !callOf(node) || rewriter.done.has(node)) return;
  if (isOfOwnList(rewriter, node.object)) return;
  const type = rewriter.typeOf(node.object);
  if (type === undefined && isReceivedComponent(rewriter, node.object)) {
    setReceived(rewriter, node, "14-098", true);
    return;
  }
  const isOfList =
    isListedEmbed(node.object) && (type === undefined ? rewriter.isBot : type.kind === "instance");
  if (!isOfList && (type?.kind !== "instance" || type.made)) return;
  const weak = isOfList || (type?.weak ?? true);
  const className = isOfList
    ? "MessageEmbed"
    : type?.kind === "instance"
      ? type.names.find(one => Object.hasOwn(builders, one))
      : undefined;
  const root = isCall(node.object) ? null : node.object;
  if (!className || !root) return;
  // What is only called an embed may well have been made by the bot.
  if (!isOfList && weak && className === "MessageEmbed" && !isTaken(rewriter, root)) return;
  const id = className === "MessageEmbed" ? "14-026" : "14-098";
  if (isDropped(root)) {
    setReceived(rewriter, node, id, weak);
    return;
  }
  const builder = rewriter.exported(builders[className] ?? "");
  if (!builder) return;
  rewriter.wrap(id, root, [before(root, `${builder}.from(`), after(root, ")")], true);
}

/** Nobody takes what comes out: it is written into what came from Discord. */
function setReceived(rewriter: Rewriter, node: Member, row: string, weak: boolean): void {
  const edits = isDropped(node.object) ? asWritten(rewriter, node) : null;
  if (edits) rewriter.change(row, node, edits, weak);
  else rewriter.flag(row, node, "behaviour");
}

/** `let embed = message.embeds[0]`, whatever else the name holds later. */
function isTaken(rewriter: Rewriter, node: Node): boolean {
  const owner = node.type === "Identifier" ? rewriter.tree.resolve(node)?.owner : undefined;
  const init = owner?.type === "VariableDeclarator" ? owner.init : null;
  return init !== null && init !== undefined && isListedEmbed(init);
}

/** Of what was made here: `from` would ask whether it is finished. The parts of a row stay the same in both. */
const copies: Readonly<Record<string, (made: Node) => Edit[]>> = {
  MessageActionRow: row => [before(row, "{ components: "), after(row, ".components }")],
  MessageButton: button => [after(button, ".data")],
};

/** `new MessageEmbed(message.embeds[0])`, and attachments, whose name stands among options now. */
export function builderConstructors(rewriter: Rewriter, node: Call | NewExpression): void {
  const [first, second, third] = node.arguments;
  if (!first) return;
  if (constructs(rewriter, node, "MessageAttachment") && second) {
    if (third) rewriter.flag("14-091", node, "argument-unknown");
    else if (second.type !== "ObjectExpression") {
      const isShort = second.type === "Identifier" && second.name === "name";
      rewriter.change("14-091", node, [before(second, isShort ? "{ " : "{ name: "), after(second, " }")]);
    }
    return;
  }
  if (second && constructs(rewriter, node, "MessageEmbed")) onlyData(rewriter, node, first);
  // Whoever writes `new EmbedBuilder(embed)` knows of which version it is.
  if (/Builder$/.test(nameOfExport(rewriter.infer, node.callee) ?? "")) return;
  for (const className of Object.keys(builders)) {
    if (!constructs(rewriter, node, className)) continue;
    const type = rewriter.typeOf(first);
    const isReceived = className === "MessageEmbed" && type === undefined && isListedEmbed(chainRoot(first));
    if (!isReceived && (type?.kind !== "instance" || !type.names.includes(className))) return;
    const copied =
      type?.kind === "instance" && type.made && isRepeatable(first) ? copies[className] : undefined;
    const content = copiedContent(rewriter, node);
    if (copied) {
      const held = content ? [after(node.callee, content)] : [];
      rewriter.change("14-026", node, [...held, ...copied(first)]);
      continue;
    }
    rewriter.change("14-026", node, [
      remove(startOf(node), startOf(node.callee)),
      after(node.callee, `.from${content}`),
    ]);
  }
}

/** `new MessageEmbed(data, true)`: nothing but the data is taken, and nothing that is not data. */
function onlyData(rewriter: Rewriter, node: NewExpression | Call, first: Node): void {
  const others = node.arguments.slice(1);
  const last = others.at(-1) ?? first;
  const hasComment = rewriter.hasComment(outerEnd(first), outerEnd(last));
  if (first.type === "SpreadElement" || hasComment || !others.every(isIdle))
    rewriter.flag("14-092", node, "argument-unknown");
  else rewriter.change("14-092", node, [remove(outerEnd(first), outerEnd(last))]);
  const type = rewriter.typeOf(first);
  if (type?.kind === "instance" && !type.names.some(name => /Embed$/.test(name)))
    rewriter.flag("14-092", first, "argument-unknown");
}
