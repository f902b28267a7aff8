import type { NewExpression, NumericLiteral } from "@babel/types";
import {
  type Call,
  endOf,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { importOf } from "../../infer/modules.ts";
import type { Project } from "../../project/project.ts";
import { constructs } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { isTakenLater } from "../taken-later.ts";

/**
 * What a message says arrives only with an intent of its own, behind the one for messages; `written` where it is not
 * taken from the package. Discord refuses a bot that asks for it and has not been granted it: one that reads no message
 * is left without.
 */
export function messageContent(rewriter: Rewriter, next: Node, written?: string): void {
  const place = placeOf(rewriter, next);
  if (place === "none" || !isMissing(rewriter)) return;
  if (place === "unknown") {
    rewriter.flag("14-005", next, "intents");
    return;
  }
  const named = written ?? asNext(rewriter, next);
  const intent = named ?? (isTakenLater(rewriter, next) ? "'MessageContent'" : taken(rewriter));
  if (intent === undefined) return;
  const end = endOf(next);
  const edits: Record<typeof place, Edit[]> = {
    list: [{ start: end, end, text: `, ${intent}`, closes: true }],
    bits: [after(next, ` | ${intent}`)],
    sum: [after(next, ` + ${intent}`)],
    alone: listWith(rewriter, next, intent),
  };
  add(rewriter, next, edits[place]);
}

/** The same beside the name of an intent, among texts. */
export function besideNamed(rewriter: Rewriter, owner: string, text: Node): void {
  const quote = rewriter.text(text)[0] ?? "'";
  if (owner === "Intents" && stringValue(text) === "GUILD_MESSAGES")
    messageContent(rewriter, text, `${quote}MessageContent${quote}`);
}

type Place = "list" | "bits" | "sum" | "alone" | "unknown" | "none";

/** Where an intent stands: in a list, among what is added to others, as one bit of several, or as all there is. */
function placeOf(rewriter: Rewriter, intent: Node): Place {
  const parent = parentOf(intent);
  switch (parent?.type) {
    case "ArrayExpression":
      return "list";
    case "BinaryExpression":
      return parent.operator === "|" ? "bits" : parent.operator === "+" ? "sum" : "none";
    case "CallExpression":
    case "OptionalCallExpression":
      return isAdding(rewriter, parent) ? "list" : "none";
    case "NewExpression":
      return constructs(rewriter, parent, "Intents") ? "alone" : "none";
    case "ObjectProperty":
      return keyName(parent) === "intents" ? "alone" : "none";
    case "VariableDeclarator":
    case "AssignmentExpression":
    case "ConditionalExpression":
      return "unknown";
    default:
      return "none";
  }
}

/** `intents.add(…)` and `list.push(…)`, which take as many as there are; a set of the language takes one. */
function isAdding(rewriter: Rewriter, { callee }: Call): boolean {
  const name = isMember(callee) ? memberName(callee) : undefined;
  if (!isMember(callee) || name !== "add") return name === "push";
  const type = rewriter.typeOf(callee.object);
  const isSet = type?.kind === "instance" && type.names.some(one => one === "Intents" || one === "BitField");
  return isSet || type === undefined;
}

/** `intents: 513`, and `[513]`: numbers in which messages are asked for and what they say is not. */
export function messageContentOf(rewriter: Rewriter, intents: Node | null | undefined): void {
  const number = intents && numberOf(rewriter, intents);
  if (!number || !intents || !asksForMessages(number.value) || !isMissing(rewriter)) return;
  const intent = taken(rewriter);
  if (intent === undefined) return;
  const isListed = parentOf(intents)?.type === "ArrayExpression";
  const edits = isListed ? [after(intents, `, ${intent}`)] : listWith(rewriter, intents, intent);
  add(rewriter, intents, edits);
}

/** `new Intents(32767)`. */
export function intentsByNumber(rewriter: Rewriter, node: Call | NewExpression): void {
  const [given] = node.arguments;
  if (!given || !constructs(rewriter, node, "Intents")) return;
  if (given.type !== "ArrayExpression") messageContentOf(rewriter, given);
  else for (const one of given.elements) messageContentOf(rewriter, one);
}

/** `{ intents }` gets a key for it: `{ intents: [intents, …] }`. */
function listWith(rewriter: Rewriter, intents: Node, intent: string): Edit[] {
  const property = parentOf(intents);
  const isShort = property?.type === "ObjectProperty" && property.shorthand;
  const key = isShort ? `${rewriter.text(intents)}: ` : "";
  return [before(intents, `${key}[`), after(intents, `, ${intent}]`)];
}

function add(rewriter: Rewriter, node: Node, edits: Edit[]): void {
  // A list of options under a name is come to by both.
  if (rewriter.changes.some(one => one.rule === "14-005" && one.node === node)) return;
  rewriter.changes.push({ rule: "14-005", node, edits, weak: true });
  rewriter.flag("14-005", node, "intents");
}

/** A number, also one that a name stands for. */
function numberOf(rewriter: Rewriter, node: Node): NumericLiteral | undefined {
  if (node.type === "NumericLiteral") return node;
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  const isHeld = binding?.owner.type === "VariableDeclarator" && binding.owner.id === binding.identifier;
  const init = isHeld && binding.owner.type === "VariableDeclarator" ? binding.owner.init : null;
  return init?.type === "NumericLiteral" ? init : undefined;
}

/** GUILD_MESSAGES is bit 9, DIRECT_MESSAGES 12, MESSAGE_CONTENT 15. */
const asksForMessages = (intents: number): boolean =>
  ((intents >> 9) & 1 || (intents >> 12) & 1) === 1 && ((intents >> 15) & 1) === 0;

/** Of a bot without its package.json nobody knows whether there are more files. */
const isMissing = ({ tree, project }: Rewriter): boolean =>
  !/MESSAGE_CONTENT|MessageContent/.test(tree.text) && (!project?.isWhole || readsMessages(project));

/** Whether any file of a bot has to do with what messages say. */
export const readsMessages = ({ texts, paths }: Pick<Project, "texts" | "paths">): boolean =>
  texts.some(text => reading.test(text) || framework.test(text)) ||
  paths.some(path => /(^|\/)message(Create)?\.[cm]?[jt]sx?$/.test(path));

// Frameworks have commands in messages of their own.
const framework =
  /["'](wokcommands|@sapphire\/framework|discord-akairo|discord\.js-commando|dbd\.js|aoi\.js|discordx)["']/;

const reading =
  /\.\s*(clean)?[cC]ontent\b|\{[^{}:]*\bcontent\b[^{}:]*\}\s*=|(?<!\bget\w*\(\s*)['"`]message(Create)?['"`]|\b(awaitMessages|createMessageCollector|MessageCollector)\b|\.(attachments|embeds)\b/;

/** As what stands before it: `Discord.GatewayIntentBits`, or the name that `Intents` becomes. */
function asNext(rewriter: Rewriter, next: Node): string | undefined {
  const owner = isMember(next) && isMember(next.object) ? next.object.object : undefined;
  if (isMember(owner) && rewriter.typeOf(owner.object)?.kind === "module")
    return `${rewriter.text(owner.object)}.GatewayIntentBits.MessageContent`;
  const binding = owner?.type === "Identifier" ? rewriter.tree.resolve(owner) : null;
  if (binding?.name !== "Intents" || importOf(binding, rewriter.tree)?.origin !== "discord.js")
    return undefined;
  const isEnum = rewriter.tree.references(binding).every(use => {
    const member = parentOf(use);
    return isMember(member) && member.object === use && memberName(member) === "FLAGS";
  });
  const isFree = !rewriter.tree.identifiers.has("GatewayIntentBits");
  return isEnum && isFree ? "GatewayIntentBits.MessageContent" : undefined;
}

function taken(rewriter: Rewriter): string | undefined {
  const owner = rewriter.exported("GatewayIntentBits");
  return owner ? `${owner}.MessageContent` : undefined;
}
