import type { NewExpression, TemplateLiteral } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { toObject } from "../arguments.ts";
import { branchesOf, heldBy } from "../held-values.ts";
import { constructs, isRepeatable } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";

/**
 * Reactions to messages that were not kept were made by hand in version 11, from what Discord sent: with an emoji of the
 * guild, a reaction of that emoji, and the key that it has in `message.reactions`.
 */
export function madeReactions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (constructs(rewriter, node, "MessageReaction")) reactionOfMessage(rewriter, node);
  else if (node.type === "NewExpression") emojiOfGuild(rewriter, node);
}

/** `new MessageReaction(message, emoji, count, me)`: the client comes first, and the message last. */
function reactionOfMessage(rewriter: Rewriter, node: Call | NewExpression): void {
  const [message, ...given] = node.arguments;
  const last = given.at(-1);
  if (given.length < 3 || !message || !last) return;
  const edits = isRepeatable(message) ? toObject(rewriter, node, 1, ["emoji", "count", "me"]) : null;
  if (!edits) {
    rewriter.flag("12-T40", node, "behaviour");
    return;
  }
  const ends = [after(message, ".client"), after(last, `, ${rewriter.text(message)}`)];
  rewriter.change("12-T40", node, [...ends, ...edits]);
}

/** `new Emoji(guild, data)`: the class goes by another name, and the client comes first there, too. */
function emojiOfGuild(rewriter: Rewriter, node: NewExpression): void {
  const client = constructs(rewriter, node, "Emoji") ? clientOf(rewriter, node) : null;
  const [guild, data] = node.arguments;
  if (client === null || !guild || !data) return;
  const edits = [
    before(guild, `${client}, ${rewriter.text(data)}, `),
    remove(outerEnd(guild), outerEnd(data)),
  ];
  rewriter.change("12-172", node, edits);
}

/** What stands for the client where an emoji of a guild is made; null where it is not to be seen. */
function clientOf(rewriter: Rewriter, node: NewExpression): string | null {
  const [guild, data, ...others] = node.arguments;
  if (!guild || !data || others.length > 0 || !isRepeatable(data)) return null;
  const type = rewriter.typeOf(guild);
  if (!rewriter.infer.isA(type, "Guild")) return null;
  if (isRepeatable(guild)) return `${rewriter.text(guild)}.client`;
  const guilds = isCall(guild) && isMember(guild.callee) ? guild.callee.object : null;
  const isAsked = isMember(guilds) && memberName(guilds) === "guilds" && isRepeatable(guilds.object);
  return isAsked && rewriter.infer.isA(rewriter.typeOf(guilds.object), "Client")
    ? rewriter.text(guilds.object)
    : null;
}

/** The new name of the class `Emoji` where one is made that the client is known for. */
export function emojiClass(rewriter: Rewriter, use: Node): string | null {
  const made = parentOf(use);
  return made?.type === "NewExpression" && made.callee === use && clientOf(rewriter, made) !== null
    ? "GuildEmoji"
    : null;
}

/** `message.reactions.get("name:id")`: an emoji of a guild is looked up by its id alone now. */
export function keysOfReactions(rewriter: Rewriter, call: Call | NewExpression): void {
  const key = call.arguments[0];
  if (!key || !isLookUp(rewriter, call)) return;
  for (const value of valuesOf(rewriter, key)) {
    const edits = rewriter.done.has(value) ? null : idOf(rewriter, value);
    if (edits) rewriter.change("12-T64", value, edits);
  }
}

function isLookUp(rewriter: Rewriter, call: Node | undefined): boolean {
  if (!isCall(call) || !isMember(call.callee)) return false;
  const { object: held } = call.callee;
  // What somebody has written as in version 12 already.
  const object = isMember(held) && memberName(held) === "cache" ? held.object : held;
  const isOfMessage = isMember(object) && memberName(object) === "reactions";
  return isOfMessage && rewriter.receiver(object, ["Message"], false) !== null;
}

/** The alternatives of a key, also those of a variable that nothing else is done with. */
function valuesOf(rewriter: Rewriter, key: Node): Node[] {
  if (key.type !== "Identifier") return branchesOf(key);
  const held = heldBy(rewriter, key);
  const isKey = (read: Node): boolean => {
    const call = parentOf(read);
    return isCall(call) && call.arguments[0] === read && isLookUp(rewriter, call);
  };
  return held?.reads.every(isKey) ? held.values.flatMap(branchesOf) : [];
}

/** The edits that leave only the id of `"name:id"`, in the ways in which it is written; null for other keys. */
function idOf(rewriter: Rewriter, key: Node): Edit[] | null {
  const id = /^\w+:(\d+)$/.exec(stringValue(key) ?? "")?.[1];
  if (id) return [replace(key, rewriter.text(key).replace(/\w+:/, ""))];
  if (isMember(key) && memberName(key) === "identifier")
    return rewriter.receiver(key, ["Emoji", "ReactionEmoji"], false) ? [rename(key, "id")] : null;
  const parts = key.type === "TemplateLiteral" ? inTemplate(key) : inSum(key);
  const texts = parts?.map(one => rewriter.text(one)) ?? [];
  const [name = "", own = ""] = texts;
  return /\bid$/.test(own) && name.replace(/\bname$/, "id") === own ? [replace(key, own)] : null;
}

/** The two parts of `${name}:${id}`. */
function inTemplate({ quasis, expressions }: TemplateLiteral): Node[] | null {
  const texts = quasis.map(one => one.value.raw);
  return texts.join("|") === "|:|" ? expressions : null;
}

/** The two parts of `name + ":" + id`. */
function inSum(key: Node): Node[] | null {
  const named = key.type === "BinaryExpression" && key.operator === "+" ? key.left : null;
  if (key.type !== "BinaryExpression" || named?.type !== "BinaryExpression" || named.operator !== "+")
    return null;
  return stringValue(named.right) === ":" ? [named.left, key.right] : null;
}
