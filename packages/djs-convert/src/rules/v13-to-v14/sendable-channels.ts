import {
  bare,
  enclosingFunction,
  isCall,
  isFunc,
  isMember,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { settled, type Type } from "../../engine/types.ts";
import { castOwner } from "../casts.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/** What all channels can do, but for groups of users: no bot is in one, yet its type stands beside the others. */
const membersOfSendable = (
  "send sendTyping awaitMessages awaitMessageComponent createMessageCollector createMessageComponentCollector " +
  "lastMessage lastMessageId lastPinAt lastPinTimestamp messages"
).split(" ");

/** `message.channel.send(…)` in TypeScript, which says that this is no group. */
export function sendableChannels(rewriter: Rewriter): void {
  if (!membersOfSendable.some(name => rewriter.tree.identifiers.has(name)) || !isTypeScript(rewriter)) return;
  for (const name of membersOfSendable)
    for (const identifier of rewriter.tree.identifiers.get(name) ?? []) {
      const member = parentOf(identifier);
      if (!isMember(member) || member.property !== identifier) continue;
      const type = mayBeGroup(rewriter, member.object) ? rewriter.names.useType("SendableChannels") : null;
      if (type !== null) castOwner(rewriter, "14-T125", member, type, "null");
    }
}

/** Whether the channel may be a group for the next version. */
function mayBeGroup(rewriter: Rewriter, channel: Node): boolean {
  const type = rewriter.typeOf(channel);
  if (type?.kind !== "instance" || type.weak) return false;
  const isAny = isAnyText(type) || isAnyText(rewriter.next.typeOf(channel));
  return isAny && isTyped(rewriter, channel) && !isToldApart(rewriter, channel);
}

const anyText = ["TextChannel", "DMChannel", "NewsChannel", "ThreadChannel"];

const isAnyText = (type: Type | undefined): boolean =>
  type?.kind === "instance" &&
  (type.names.includes("PartialGroupDMChannel") || anyText.every(name => type.names.includes(name)));

/** Whether a type checker knows of the type, and that it is the whole one: what events hand over is in no group. */
function isTyped(rewriter: Rewriter, node: Node): boolean {
  if (isCast(node)) return /\bTextBasedChannels?\b/.test(rewriter.text(node));
  const value = bare(node);
  if (isMember(value)) return value.object.type === "ThisExpression" || isTyped(rewriter, value.object);
  if (value.type === "AwaitExpression") return isTyped(rewriter, value.argument);
  if (isCall(value)) return rewriter.infer.isA(settled(rewriter.typeOf(value)), "Channel");
  const binding = value.type === "Identifier" ? rewriter.tree.resolve(value) : null;
  if (!binding) return false;
  const { identifier, owner } = binding;
  if (identifier.typeAnnotation || rewriter.infer.isA(rewriter.typeOf(value), "Interaction")) return true;
  if (owner.type === "VariableDeclarator") return Boolean(owner.init && isTyped(rewriter, owner.init));
  // A function that is handed to a call is told by it what it takes.
  return isFunc(owner) && !isCall(parentOf(owner));
}

const isCast = (node: Node): boolean =>
  node.type === "ParenthesizedExpression" ? isCast(node.expression) : node.type === "TSAsExpression";

/** Whether the function asks what kind of channel this is. */
function isToldApart(rewriter: Rewriter, channel: Node): boolean {
  let around: Node = channel;
  for (let at = enclosingFunction(channel); at; at = enclosingFunction(at)) around = at;
  const name = literally(rewriter.text(channel));
  const value = bare(channel);
  const owner = isMember(value) ? literally(rewriter.text(value.object)) : name;
  const tests = [
    `${name}[?!]?\\.is(?:DMBased|Sendable|Thread|Voice)\\(`,
    // What is no direct message may still be a group.
    `${name}[?!]?\\.type\\s*[!=]=+(?![=\\s]*["']DM["'])`,
    `${name}\\s+instanceof`,
    `${owner}[?!]?\\.in(?:Cached|Raw)?Guild\\(`,
  ];
  return new RegExp(tests.join("|")).test(rewriter.text(around));
}

const literally = (text: string): string => text.replace(/[$()*+.?[\]\\^{|}]/g, "\\$&");
