import type { ObjectProperty } from "@babel/types";
import { callOf, isMember, type Member, memberName, parentOf } from "../../engine/nodes.ts";
import { patternType } from "../member-rows.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { takenFromCache, usesManager } from "../taken-from-cache.ts";

const ofManager = new Set([
  "cache",
  "edit",
  "create",
  "set",
  "delete",
  "upsert",
  "resolve",
  "channel",
  "client",
]);

/** `channel.permissionOverwrites` is a manager; its collection stands behind `.cache`. */
export function overwritesCache(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "permissionOverwrites" || rewriter.done.has(node) || callOf(node)) return;
  const parent = parentOf(node);
  const used = isMember(parent) && parent.object === node ? memberName(parent) : undefined;
  if (used !== undefined && ofManager.has(used)) return;
  if (parent?.type === "AssignmentExpression" && parent.left === node) return;
  const receiver = rewriter.receiver(node, ["GuildChannel"], false);
  if (receiver) rewriter.change("13-100", node, [after(node, ".cache")], receiver.weak);
}

/** `const { permissionOverwrites } = channel`, of which what managers alone have is not asked. */
export function overwritesTakenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const { value } = property;
  if (value.type !== "Identifier" || rewriter.done.has(property)) return;
  const receiver = rewriter.matches(patternType(rewriter, property), ["GuildChannel"], false);
  if (receiver && !usesManager(rewriter, value, ofManager))
    rewriter.change("13-100", property, takenFromCache(rewriter, property), receiver.weak);
}
