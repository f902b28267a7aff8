import { endOf, isMember, type Member, memberName, outerEnd, parentOf } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { usedIntents } from "./used-intents.ts";

const privileged = ["GUILD_MEMBERS", "GUILD_PRESENCES"];
const others = [
  "GUILDS",
  "GUILD_BANS",
  "GUILD_EMOJIS_AND_STICKERS",
  "GUILD_INTEGRATIONS",
  "GUILD_WEBHOOKS",
  "GUILD_INVITES",
  "GUILD_VOICE_STATES",
  "GUILD_MESSAGES",
  "GUILD_MESSAGE_REACTIONS",
  "GUILD_MESSAGE_TYPING",
  "DIRECT_MESSAGES",
  "DIRECT_MESSAGE_REACTIONS",
  "DIRECT_MESSAGE_TYPING",
];

const sets: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  ALL: ["13-005", [...others, ...privileged]],
  NON_PRIVILEGED: ["13-006", others],
  PRIVILEGED: ["13-007", privileged],
};

/** As they are often written: version 12 found nothing, asked for no intents, and so heard of everything. */
const misspelt = /^(NON_)?PRIVILEDGED$/;

/** `client.options.ws.intents` stands one level higher. */
export function readIntents(rewriter: Rewriter, node: Member): void {
  const ws = node.object;
  if (memberName(node) !== "intents" || !isMember(ws) || memberName(ws) !== "ws" || !isMember(ws.object))
    return;
  if (memberName(ws.object) !== "options" || !isMember(ws.object)) return;
  const receiver = rewriter.receiver(ws.object, ["Client"], false);
  if (receiver)
    rewriter.change(
      "13-004",
      node,
      [{ start: outerEnd(ws.object), end: endOf(ws), text: "" }],
      receiver.weak,
    );
}

/** In the place of a set that does not exist: what the bot shows a need for. */
const needed = ({ tree, project }: Rewriter, name: string): (typeof sets)[string] | undefined =>
  misspelt.test(name) ? ["13-003", usedIntents(tree.text, project)] : undefined;

/** `Intents.ALL` and its like are lists of names now. */
export function intentSets(rewriter: Rewriter, node: Member): void {
  const name = memberName(node) ?? "";
  const set = Object.hasOwn(sets, name) ? sets[name] : needed(rewriter, name);
  if (!set || rewriter.done.has(node)) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "class" || type.name !== "Intents") return;
  if (misspelt.test(name)) rewriter.flag("13-003", node, "intents");
  const text = rewriter.text(node.object);
  const list = set[1].map(intent => `${text}.FLAGS.${intent}`).join(", ");
  const parent = parentOf(node)?.type;
  const isReckoned = parent === "BinaryExpression" || parent === "UnaryExpression";
  const whole = isReckoned ? `new ${text}([${list}]).bitfield` : `[${list}]`;
  rewriter.change(set[0], node, [replace(node, parent === "ArrayExpression" ? list : whole)]);
}
