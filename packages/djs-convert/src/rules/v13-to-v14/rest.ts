import type { ObjectProperty } from "@babel/types";
import {
  callOf,
  invocationAround,
  isMember,
  keyName,
  type Member,
  memberName,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { once } from "../asked-once.ts";
import type { EventRow } from "../event-rows.ts";
import { isForeign } from "../foreign.ts";
import { isRepeatable, startsStatement } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { takesNew } from "./types.ts";

export const eventRows: readonly EventRow[] = [
  { id: "14-072", event: "message", to: "messageCreate" },
  { id: "14-073", event: "interaction", to: "interactionCreate" },
  { id: "14-074", event: "applicationCommandCreate", flag: "removed" },
  { id: "14-075", event: "applicationCommandDelete", flag: "removed" },
  { id: "14-076", event: "applicationCommandUpdate", flag: "removed" },
  { id: "14-077", event: "threadMembersUpdate", flag: "behaviour" },
  { id: "14-112", event: "apiRequest", flag: "removed" },
  { id: "14-113", event: "apiResponse", to: "response", emitter: ".rest" },
  { id: "14-114", event: "invalidRequestWarning", to: "invalidRequestWarning", emitter: ".rest" },
  {
    id: "14-115",
    event: "rateLimit",
    to: "rateLimited",
    emitter: ".rest",
    // What it reads is renamed where it stands; of a function that is not to be seen a person has to know.
    handler: () => [],
  },
];

const ofCategory = new Set(["cache", "create", "resolve", "resolveId", "channel", "guild"]);

/** A category's channels stand behind a manager. */
export function categoryChildren(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "children" || callOf(node) || rewriter.done.has(node)) return;
  const parent = parentOf(node);
  if (isMember(parent) && parent.object === node && ofCategory.has(memberName(parent) ?? "")) return;
  const receiver = rewriter.receiver(node, ["CategoryChannel"], false);
  if (receiver) rewriter.change("14-061", node, [after(node, ".cache")], receiver.weak);
}

const contextMenu = /\bis(User|Message)?ContextMenu\b/;

/**
 * `isCommand()` is true of context menus, too: where a file of the bot tells them apart it asks for what is typed, and in
 * TypeScript always, where the options of a command depend on it.
 */
export function typedCommands(rewriter: Rewriter, node: Member): void {
  if (!callOf(node) || !(isOldTypeScript(rewriter) || tellsMenusApart(rewriter))) return;
  const receiver = rewriter.receiver(node, ["Interaction"], false);
  if (receiver) rewriter.change("14-T76", node, [rename(node, "isChatInputCommand")], receiver.weak);
}

function tellsMenusApart({ tree, project }: Rewriter): boolean {
  const texts = project?.texts ?? [tree.text];
  return once(texts, "tells menus apart", () => texts.some(text => contextMenu.test(text)));
}

const isOldTypeScript = (rewriter: Rewriter): boolean =>
  isTypeScript(rewriter) && !rewriter.tree.identifiers.has("isChatInputCommand") && !takesNew(rewriter);

/** In TypeScript, where `isCommand()` would be taken for the old one the next time, both kinds are named. */
export function anyCommands(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  if (!call || rewriter.tree.identifiers.has("isCommand") || !isOldTypeScript(rewriter)) return;
  const receiver = rewriter.receiver(node, ["Interaction"], false);
  if (!receiver || !isRepeatable(node.object) || startsStatement(call)) return;
  const text = rewriter.text(node.object);
  const either = `(${text}.isChatInputCommand() || ${text}.isContextMenuCommand())`;
  rewriter.change("14-T05", node, [replace(call, either)], receiver.weak);
}

/** Structures do not remember that they were deleted. */
export function deletedFlag(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "deleted" || rewriter.done.has(node)) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind === "instance" && type.names.some(one => rewriter.from.member(one, "deleted")))
    rewriter.flag("14-125", node, "removed");
}

/** Options of a client, a thread and a reply. */
export function optionKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property);
  const object = parentOf(property);
  if (object?.type !== "ObjectExpression") return;
  if (name === "autoArchiveDuration" && stringValue(property.value) === "MAX")
    rewriter.change("14-118", property, [replace(property.value, "10080")]);
}

/** The answer that `fetchReply` gave. */
export function notes(rewriter: Rewriter): void {
  for (const node of rewriter.tree.identifiers.get("fetchReply") ?? []) {
    const property = parentOf(node);
    if (property?.type !== "ObjectProperty" || property.key !== node) continue;
    if (!isForeign(rewriter, invocationAround(property))) rewriter.flag("14-089", property, "behaviour");
  }
}
