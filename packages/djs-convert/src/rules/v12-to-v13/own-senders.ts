import type { ObjectProperty } from "@babel/types";
import {
  callOf,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { isForeign } from "../foreign.ts";
import type { Rewriter } from "../rewriter.ts";
import { kindOf } from "./payload.ts";

const senders = ["Message", "TextChannel", "DMChannel", "NewsChannel", "User", "GuildMember", "Webhook"];

/** `message.quote(embed)`: a method that the bot has put on a class, and that hands on what it is given. */
export function ownSenders(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  const name = memberName(node);
  if (!call || name === undefined || !call.arguments.some(one => looksLikeEmbed(one))) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "instance" || !senders.some(sender => rewriter.infer.isA(type, sender))) return;
  if (type.own || type.names.some(one => rewriter.from.member(one, name) || rewriter.to.member(one, name)))
    return;
  if (
    rewriter.done.has(node) ||
    !call.arguments.some(one => kindOf(rewriter, one).kind === "embed" || hasEmbed(one))
  )
    return;
  rewriter.flag("13-T54", node.property, "receiver-unknown");
}

const hasEmbed = (node: Node): boolean =>
  node.type === "ObjectExpression" && propertyOf(node, "embed") !== undefined;

// Asked of every call in a file: what it is given is looked at before anything is inferred.
const looksLikeEmbed = (node: Node): boolean =>
  node.type === "NewExpression" || (node.type === "Identifier" ? /embed/i.test(node.name) : hasEmbed(node));

const embedKeys = new Set(
  "author color description fields footer image thumbnail timestamp title url".split(" "),
);

/** `return { embed: e }`: whoever sends that elsewhere sends nothing of it any more. */
export function embedElsewhere(rewriter: Rewriter, property: ObjectProperty): void {
  const object = parentOf(property);
  if (object?.type !== "ObjectExpression") return;
  const isMade = rewriter.isBot
    ? isEmbed(rewriter, property.value)
    : rewriter.project !== undefined && saysSomething(property.value);
  if (!isMade) return;
  const around = parentOf(object);
  if (isCall(around) && (isForeign(rewriter, around) || isKept(around.callee))) return;
  // Said of the method already.
  if (isCall(around) && isMember(around.callee) && rewriter.done.has(around.callee.property)) return;
  rewriter.flagIfLeft("13-T54", property, "receiver-unknown");
}

/** Told or stored, and not sent. */
const isKept = (callee: Node): boolean =>
  isMember(callee) &&
  /^(debug|error|log|push|save|set|stringify|update\w*|warn)$/.test(memberName(callee) ?? "");

/** In a file that only lays embeds out for others; settings of a bot say the color and the footer of all of them. */
const saysSomething = (value: Node): boolean =>
  value.type === "ObjectExpression" &&
  ["description", "fields", "title"].some(key => propertyOf(value, key) !== undefined);

function isEmbed(rewriter: Rewriter, value: Node): boolean {
  if (value.type === "ObjectExpression")
    return value.properties.filter(one => embedKeys.has(keyName(one) ?? "")).length > 1;
  return rewriter.infer.isA(rewriter.typeOf(value), "MessageEmbed");
}
