import { callOf, isMember, lastName, type Member, memberName, parentOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

// What gives one of those that are kept, and what nothing else has that is kept under the name.
const givesOne = /^(find|first|get|random)$/;
const parts: ReadonlyMap<string, RegExp> = new Map([
  [
    "channels",
    /^(bulkDelete|createInvite|createWebhook|fetchMessages?|join|overwritePermissions|permissionsFor|send|startTyping)$/,
  ],
  [
    "guilds",
    /^(channels|emojis|fetchMembers?|iconURL|leave|me|memberCount|members|owner|ownerID|roles|voiceConnection)$/,
  ],
  [
    "members",
    /^(addRole|ban|displayName|hasPermission|kick|removeRole|roles|setNickname|user|voiceChannel)$/,
  ],
  ["users", /^(avatarURL|displayAvatarURL|send|tag|username)$/],
]);

/** `x.channels.get(id).send(…)`: a collection of channels, whatever `x` is. */
export function isToldByPart(rewriter: Rewriter, node: Member): boolean {
  const call = callOf(asked(node) ?? node);
  const next = call && givesOne.test(askedFor(node)) ? parentOf(call) : undefined;
  if (!isMember(next) || next.object !== call || !isOfUnknown(rewriter, node)) return false;
  return parts.get(memberName(node) ?? "")?.test(memberName(next) ?? "") ?? false;
}

/** `x.guilds.size`, `x.roles.find(…)`: what may be a collection of a server or a client, and is not to be seen here. */
export function mayBeKept(rewriter: Rewriter, node: Member): boolean {
  const isAsked = usesOf.get(memberName(node) ?? "")?.test(askedFor(node)) ?? false;
  return isAsked && isOfUnknown(rewriter, node);
}

const ofCollections = /^(array|exists|filter|find|findAll|first|forEach|get|has|keyArray|map|random|some)$/;

/** Roles and channels of voice have their members in version 12 as before. */
const usesOf: ReadonlyMap<string, RegExp> = new Map([
  ["channels", ofCollections],
  ["guilds", /^(array|exists|filter|find|findAll|first|forEach|get|has|keyArray|map|random|size|some)$/],
  ["members", /^get$/],
  ["roles", ofCollections],
  ["users", /^get$/],
]);

const isOfUnknown = (rewriter: Rewriter, node: Member): boolean =>
  rewriter.isBot &&
  rewriter.typeOf(node) === undefined &&
  rewriter.typeOf(node.object) === undefined &&
  !ofBotsOwn.test(lastName(node.object));

/** Databases and settings keep such things, too, and what is mentioned is no manager's. */
const ofBotsOwn =
  /^(db|saved|stored)|(cache|collector|conf|config|data|database|db|mentions|profile|queue|settings|storage|store|system)$/i;

function asked(node: Member): Member | undefined {
  const parent = parentOf(node);
  return isMember(parent) && parent.object === node ? parent : undefined;
}

const askedFor = (node: Member): string => memberName(asked(node) ?? node) ?? "";
