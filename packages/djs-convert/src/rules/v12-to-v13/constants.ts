import type { NewExpression, ObjectProperty } from "@babel/types";
import { type Call, isCall, isMember, keyName, type Member, memberName } from "../../engine/nodes.ts";
import { renameKey } from "../literals.ts";
import { patternType, rename } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** Lists of names that became objects, which lead from a name to its number and back. */
const lists = new Set(
  "ActivityTypes VerificationLevels MembershipStates WebhookTypes ExplicitContentFilterLevels".split(" "),
);

export const listMethods =
  "includes indexOf lastIndexOf map filter find findIndex some every forEach join slice concat entries keys values reduce";

/** `Constants.ActivityTypes.includes(name)`: there is no list any more. */
export function constantLists(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const { object, computed, property } = call.callee;
  const type = rewriter.typeOf(object);
  if (type?.kind !== "enumObject" || !lists.has(type.name)) return;
  if (memberName(call.callee) !== "includes" || computed) {
    rewriter.flag("13-T36", call.callee, "behaviour", rewriter.text(property));
    return;
  }
  rewriter.change("13-T36", call.callee, [before(object, "Object.keys("), after(object, ")")]);
}

const channels: Readonly<Record<string, string>> = {
  TEXT: "GUILD_TEXT",
  VOICE: "GUILD_VOICE",
  CATEGORY: "GUILD_CATEGORY",
  NEWS: "GUILD_NEWS",
  STORE: "GUILD_STORE",
  GROUP: "GROUP_DM",
};

export const channelNames = Object.keys(channels).join(" ");

/** `Constants.ChannelTypes.TEXT`. */
export function channelConstants(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  const to = channels[memberName(node) ?? ""];
  if (to && type?.kind === "enumObject" && type.name === "ChannelTypes")
    rewriter.change("13-T37", node, [rename(node, to)]);
}

/** Where a name stands now; null where it is gone. */
const renamed: Readonly<Record<string, string | null>> = {
  OPCodes: "Opcodes",
  VoiceOPCodes: null,
  VoiceStatus: null,
  DefaultOptions: null,
  DefaultMessageNotifications: null,
  browser: null,
};

export const renamedConstants = Object.keys(renamed).join(" ");

export function constantMembers(rewriter: Rewriter, node: Member): void {
  if (rewriter.done.has(node) || rewriter.typeOf(node.object)?.kind !== "constants") return;
  const to = renamed[memberName(node) ?? ""];
  if (to) rewriter.change("13-T38", node, [rename(node, to)]);
  else rewriter.flag("13-T38", node, "removed", memberName(node));
}

export function constantPatterns(rewriter: Rewriter, property: ObjectProperty): void {
  if (patternType(rewriter, property)?.kind !== "constants") return;
  const to = renamed[keyName(property) ?? ""];
  if (to) rewriter.change("13-T38", property, renameKey(property, to));
  else rewriter.flag("13-T38", property, "removed", keyName(property));
}
