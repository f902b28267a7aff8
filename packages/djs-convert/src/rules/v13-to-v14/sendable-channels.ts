import {
  bare,
  type Call,
  enclosingFunction,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import { settled, type Type } from "../../engine/types.ts";
import { castOwner, castType, isCast } from "../casts.ts";
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
  if (isCast(node)) return /\bTextBasedChannels?\b/.test(castType(rewriter, node));
  const value = bare(node);
  if (isMember(value)) return value.object.type === "ThisExpression" || isTyped(rewriter, value.object);
  if (value.type === "AwaitExpression") return isTyped(rewriter, value.argument);
  if (isCall(value))
    return rewriter.infer.isA(settled(rewriter.typeOf(value)), "Channel") || givesOfAny(rewriter, value);
  const binding = value.type === "Identifier" ? rewriter.tree.resolve(value) : null;
  if (!binding) return false;
  const { identifier, owner } = binding;
  if (identifier.typeAnnotation || rewriter.infer.isA(rewriter.typeOf(value), "Interaction")) return true;
  if (owner.type === "VariableDeclarator") return Boolean(owner.init && isTyped(rewriter, owner.init));
  // A function that is handed to a call is told by it what it takes.
  return isFunc(owner) && !isCall(parentOf(owner));
}

/** Whether a message comes of it that may be in any channel again: one that was sent to any, or answers a command. */
function givesOfAny(rewriter: Rewriter, { callee }: Call): boolean {
  if (!isMember(callee)) return false;
  const name = memberName(callee) ?? "";
  if (name === "send") return mayBeGroup(rewriter, callee.object);
  if (name === "fetch" && isMember(callee.object) && memberName(callee.object) === "messages")
    return mayBeGroup(rewriter, callee.object.object);
  const isAnswer = /^(editReply|fetchReply|followUp)$/.test(name);
  return isAnswer && isTyped(rewriter, callee.object) && !isInGuild(rewriter, callee.object);
}

/** Whether the function has asked what kind of channel this is; a function in it forgets that, but of a name. */
function isToldApart(rewriter: Rewriter, channel: Node): boolean {
  const value = bare(channel);
  const name = literally(rewriter.text(channel));
  const tests = [
    `${name}[?!]?\\.is(?:DMBased|Sendable|Thread|Voice)\\(`,
    // What is no direct message may still be a group.
    `${name}[?!]?\\.type\\s*[!=]=+(?![=\\s]*["']DM["'])`,
    `${name}\\s+instanceof`,
  ];
  const asked = textBefore(rewriter, channel, value.type === "Identifier");
  return (
    new RegExp(tests.join("|")).test(asked) || isInGuild(rewriter, isMember(value) ? value.object : value)
  );
}

const isInGuild = (rewriter: Rewriter, owner: Node): boolean =>
  new RegExp(`${literally(rewriter.text(owner))}[?!]?\\.in(?:Cached|Raw)?Guild\\(`).test(
    textBefore(rewriter, owner, true),
  );

/** What the function, or all that are around it, does before. */
function textBefore(rewriter: Rewriter, node: Node, isAll: boolean): string {
  let around = enclosingFunction(node);
  for (let at = around; isAll && at; at = enclosingFunction(at)) around = at;
  return rewriter.tree.text.slice(around ? startOf(around) : 0, startOf(node));
}
