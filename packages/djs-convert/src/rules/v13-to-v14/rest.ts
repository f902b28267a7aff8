import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import type { EventRow } from "../event-rows.ts";
import { constructs, optionsOf } from "../literals.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";

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
  { id: "14-115", event: "rateLimit", to: "rateLimited", emitter: ".rest" },
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

/** `Util` is no more: its functions are exports. */
export function utilFunctions(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "class" || type.name !== "Util" || rewriter.done.has(node)) return;
  const name = memberName(node) ?? "";
  if (name === "splitMessage") {
    splitMessage(rewriter, node);
    return;
  }
  const ids: Readonly<Record<string, string>> = {
    removeMentions: "14-121",
    resolveAutoArchiveMaxLimit: "14-123",
  };
  const gone = Object.hasOwn(ids, name) ? ids[name] : undefined;
  const to = !gone && rewriter.to.exports.has(name) ? rewriter.exported(name) : null;
  if (to) rewriter.change("14-124", node, [replace(node, to)]);
  else rewriter.flag(gone ?? "14-124", node, "removed");
}

/** Cut at 2,000 characters, the last line whole where there is one. */
function splitMessage(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  const text = call?.arguments[0];
  if (!call || !text || call.arguments.length > 1) {
    rewriter.flag("14-122", node, "removed");
    return;
  }
  rewriter.change("14-122", node, [
    { start: startOf(node), end: startOf(text), text: "(String(" },
    {
      start: endOf(text),
      end: endOf(call),
      text: ").match(/[^]{1,2000}(?=\\n|$)|[^]{1,2000}/g) ?? [])",
      closes: true,
    },
  ]);
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

export function clientOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  const isSuper = isCall(node) && node.callee.type === "Super";
  if (!isSuper && !constructs(rewriter, node, "Client")) return;
  const options = optionsOf(rewriter, node.arguments[0]);
  const timeout = options && propertyOf(options, "restWsBridgeTimeout");
  if (options && timeout) rewriter.change("14-065", timeout, dropProperty(rewriter, options, timeout));
}

/** Packages that discord.js brings with it, and the answer that `fetchReply` gave. */
export function notes(rewriter: Rewriter): void {
  for (const node of rewriter.tree.strings) {
    if (!/^(@discordjs\/(builders|rest)|discord-api-types\/v\d+)$/.test(node.value)) continue;
    const parent = parentOf(node);
    if (parent?.type === "ImportDeclaration" || isCall(parent)) rewriter.flag("14-002", node, "behaviour");
  }
  for (const node of rewriter.tree.identifiers.get("fetchReply") ?? []) {
    const property = parentOf(node);
    if (property?.type === "ObjectProperty" && property.key === node)
      rewriter.flag("14-089", property, "behaviour");
  }
}
