import { isMember, memberName, parentOf } from "../engine/nodes.ts";
import type { Binding, Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

// What nothing but an interaction has.
const ofInteractions = new Set(
  (
    "commandName customId deferReply deferUpdate deleteReply editReply fetchReply isApplicationCommand isAutocomplete " +
    "isButton isChatInputCommand isCommand isContextMenu isMessageComponent isModalSubmit isSelectMenu showModal"
  ).split(" "),
);

// What many things have, and only a message has together.
const ofMessages = new Set("author channel content guild member mentions".split(" "));

/** A parameter under a name of its own, of which more is read than anything but an interaction or a message has. */
export function typeByUse(infer: Infer, binding: Binding): Type | undefined {
  if (!mayTell(infer)) return undefined;
  const names = new Set(
    infer.tree.references(binding).flatMap(use => {
      const member = parentOf(use);
      return isMember(member) && member.object === use ? (memberName(member) ?? []) : [];
    }),
  );
  if (names.size < 2 || !usesDiscord(infer.tree)) return undefined;
  const { version } = infer.table;
  if (version >= 13 && [...names].some(name => ofInteractions.has(name)))
    return infer.byName("interaction", true);
  const isMessage =
    (names.has("author") && names.has("channel")) ||
    [...names].filter(name => ofMessages.has(name)).length > 2;
  return isMessage && !names.has("user") ? infer.byName("message", true) : undefined;
}

const telling = new WeakMap<Tree, boolean>();

/** Whether the file has the names at all that would tell. */
function mayTell({ tree }: Infer): boolean {
  const known = telling.get(tree);
  if (known !== undefined) return known;
  const { identifiers } = tree;
  const tells =
    (identifiers.has("author") && identifiers.has("channel")) ||
    [...ofInteractions].some(name => identifiers.has(name)) ||
    [...ofMessages].filter(name => identifiers.has(name)).length > 2;
  telling.set(tree, tells);
  return tells;
}
