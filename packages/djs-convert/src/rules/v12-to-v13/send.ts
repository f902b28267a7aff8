import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  propertyOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropProperty, toObject } from "../arguments.ts";
import { optionsOf, wrapValue } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { contentOf, kindOf, type Payload } from "./payload.ts";

const receivers = [
  "TextChannel",
  "DMChannel",
  "NewsChannel",
  "GuildMember",
  "User",
  "Webhook",
  "WebhookClient",
  "Message",
];

/** Messages are one object now: `send("a", { embed: e })` becomes `send({ content: "a", embeds: [e] })`. */
export function messagePayload(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const name = memberName(call.callee) ?? "";
  if (!/^(send|reply|edit|editMessage)$/.test(name) || call.arguments.length === 0) return;
  const type = rewriter.typeOf(call.callee.object);
  const isKnown = rewriter.matches(type, name === "edit" ? ["Message"] : receivers, false);
  if (!isKnown && type !== undefined) return;
  const skip = name === "editMessage" ? 1 : 0;
  const [first, second] = call.arguments.slice(skip);
  if (!first || first.type === "SpreadElement" || second?.type === "SpreadElement") return;
  const payload = kindOf(rewriter, first);
  // Of an unknown receiver only what nothing but discord.js takes says that it is one.
  const says = payload.kind === "embed" || payload.kind === "file" || hasEmbedKey(rewriter, second ?? first);
  if (!isKnown && !says) {
    // A channel that the bot keeps somewhere: what goes into the object is not to be seen from here.
    if (second && name === "send" && isCalledChannel(call.callee.object))
      rewriter.flag("13-012", call, "receiver-unknown");
    return;
  }
  if (!isKnown && isOwnInteraction(call.callee.object)) {
    rewriter.flag("13-009", call, "receiver-unknown");
    return;
  }
  const weak = !isKnown || isKnown.weak || payload.weak;
  if (second) withOptions(rewriter, call, first, second, skip, weak);
  else alone(rewriter, call, first, payload, weak);
}

/** discord.js 12 has no interactions: what is called so is the bot's own, and takes what its maker gave it. */
const isOwnInteraction = (receiver: Node): boolean =>
  receiver.type === "Identifier" && receiver.name === "interaction";

const isCalledChannel = (receiver: Node): boolean =>
  isMember(receiver) && /channel$/i.test(memberName(receiver) ?? "");

const hasEmbedKey = (rewriter: Rewriter, node: Node): boolean => {
  const options = optionsOf(rewriter, node);
  return options !== null && propertyOf(options, "embed") !== undefined;
};

function alone(rewriter: Rewriter, call: Call, value: Node, payload: Payload, weak: boolean): void {
  switch (payload.kind) {
    case "embed":
      rewriter.change("13-009", call, [before(value, "{ embeds: ["), after(value, "] }")], weak);
      return;
    case "file":
      rewriter.change("13-015", call, [before(value, "{ files: ["), after(value, "] }")], weak);
      return;
    case "embeds":
    case "files":
      rewriter.change("13-013", call, [before(value, `{ ${payload.kind}: `), after(value, " }")], weak);
      return;
    case "options": {
      const options = optionsOf(rewriter, value);
      if (options) changeOptions(rewriter, call, options, weak);
      return;
    }
    case "text": {
      if (isPassedOn(rewriter, value)) {
        rewriter.flag("13-019", value, "argument-unknown");
        return;
      }
      const edits = contentOf(rewriter, value);
      if (edits.length > 0) rewriter.change("13-019", call, edits, weak);
      return;
    }
    default:
      rewriter.flag("13-009", call, "argument-unknown", rewriter.text(value).slice(0, 60));
  }
}

/** `channel.send(message)`: a parameter that is only called so may hold a text, an embed or anything else. */
function isPassedOn(rewriter: Rewriter, value: Node): boolean {
  const type = rewriter.typeOf(value);
  return value.type === "Identifier" && type?.weak === true && rewriter.infer.isA(type, "Message");
}

/** The keys of options that have another form. */
function changeOptions(rewriter: Rewriter, call: Call, options: ObjectExpression, weak: boolean): void {
  for (const property of options.properties) {
    if (property.type !== "ObjectProperty" || rewriter.done.has(property)) continue;
    const edits = optionEdits(rewriter, options, property);
    if (edits === null) rewriter.flag("13-047", property, "behaviour");
    else if (edits.length > 0) rewriter.change(ruleOf(property), property, edits, weak);
  }
  rewriter.done.add(call);
}

const ruleOf = (property: ObjectProperty): string => (keyName(property) === "embed" ? "13-011" : "13-014");

function optionEdits(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): Edit[] | null {
  switch (keyName(property)) {
    case "embed":
      if (property.value.type === "NullLiteral") return [replace(property, "embeds: []")];
      return wrapValue(property, "embeds", "[", "]");
    case "disableMentions":
      return [replace(property, "allowedMentions: { parse: [] }")];
    case "content": {
      const content = property.shorthand ? [] : contentOf(rewriter, property.value);
      return content;
    }
    case "split":
      return dropProperty(rewriter, options, property);
    case "reply":
      return rewriter.typeOf(property.value)?.kind === "object" ? [] : null;
    default:
      return [];
  }
}

/** `send(content, options)`. */
function withOptions(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  second: Node,
  skip: number,
  weak: boolean,
): void {
  const payload = kindOf(rewriter, second);
  const isEmpty = content.type === "NullLiteral" || rewriter.text(content) === "undefined";
  const list = {
    embed: ["embeds: [", "]"],
    file: ["files: [", "]"],
    embeds: ["embeds: ", ""],
    files: ["files: ", ""],
  };
  if (payload.kind in list) {
    const [open = "", close = ""] = list[payload.kind as keyof typeof list];
    const edits = isEmpty
      ? [{ start: startOf(content), end: startOf(second), text: `{ ${open}` }]
      : [before(content, "{ content: "), ...contentOf(rewriter, content), before(second, open)];
    rewriter.change("13-010", call, [...edits, after(second, `${close} }`)], weak || payload.weak);
    return;
  }
  if (second.type !== "ObjectExpression") {
    const edits = [
      before(content, "{ content: "),
      ...contentOf(rewriter, content),
      before(second, "..."),
      after(second, " }"),
    ];
    const options = optionsOf(rewriter, second);
    if (options) changeOptions(rewriter, call, options, weak);
    rewriter.change("13-012", call, edits, weak);
    if (!options) rewriter.flag("13-012", second, "argument-unknown", rewriter.text(second).slice(0, 60));
    return;
  }
  literalOptions(rewriter, call, content, second, skip, weak);
}

function literalOptions(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  options: ObjectExpression,
  skip: number,
  weak: boolean,
): void {
  const code = propertyOf(options, "code");
  const split = propertyOf(options, "split");
  if (split && options.properties.length === 1 && splitCall(rewriter, call, content, options, weak)) return;
  const edits = toObject(rewriter, call, skip, ["content", "..."]) ?? [];
  if (code) {
    const block = codeBlock(rewriter, code, options);
    if (block === null) {
      rewriter.flag("13-017", code, "argument-unknown");
      return;
    }
    rewriter.change("13-017", code, dropProperty(rewriter, options, code), weak);
    edits.push(before(content, block), after(content, ")"));
    edits.sort((a, b) => a.start - b.start);
  } else edits.push(...contentOf(rewriter, content));
  changeOptions(rewriter, call, options, weak);
  rewriter.change(propertyOf(options, "embed") ? "13-010" : "13-012", call, edits, weak);
}

function codeBlock(rewriter: Rewriter, code: ObjectProperty, options: ObjectExpression): string | null {
  // With nothing else in the options they would be an empty rest: left for a person to word.
  const formatters = rewriter.exported("Formatters");
  if (!formatters || (options.properties.length > 1 && code !== options.properties.at(-1) && code.shorthand))
    return null;
  const isBare = code.value.type === "BooleanLiteral";
  return isBare ? `${formatters}.codeBlock(` : `${formatters}.codeBlock(${rewriter.text(code.value)}, `;
}

/** `send(text, { split: true })` becomes one message for each part of the text. */
function splitCall(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  options: ObjectExpression,
  weak: boolean,
): boolean {
  const util = rewriter.exported("Util");
  if (!util) return false;
  const split = propertyOf(options, "split");
  const how = split && split.value.type === "ObjectExpression" ? `, ${rewriter.text(split.value)}` : "";
  const open = `Promise.all(${util}.splitMessage(`;
  const close = `${how}).map(part => ${rewriter.text(call.callee)}(part)))`;
  rewriter.change(
    "13-018",
    call,
    [
      { start: startOf(call), end: startOf(content), text: open },
      { start: endOf(content), end: endOf(call), text: close },
    ],
    weak,
  );
  if (isMember(call.callee)) rewriter.done.add(call.callee);
  return true;
}
