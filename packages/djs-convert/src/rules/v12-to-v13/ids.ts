import type { ObjectProperty } from "@babel/types";
import { callOf, type Member, memberName } from "../../engine/nodes.ts";
import { patternType, rename, renamePattern } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

const listed = (
  "afkChannelID applicationID channelID creatorID guildID lastMessageID ownerID parentID partyID processID " +
  "publicUpdatesChannelID resolveID rulesChannelID sessionID shardID systemChannelID webhookID widgetChannelID workerID"
).split(" ");

const rowOf = (name: string): string => {
  const index = listed.indexOf(name);
  if (name === "userID") return "13-T21";
  return index < 0 ? "13-T00" : `13-${String(25 + index).padStart(3, "0")}`;
};

/** `guild.ownerID` becomes `guild.ownerId`, and so all names that end so, where the class has them. */
export function idToId(rewriter: Rewriter, node: Member): void {
  const name = memberName(node);
  if (name === undefined || !/[a-z]IDs?$/.test(name) || rewriter.done.has(node)) return;
  const type = rewriter.typeOf(node.object);
  const to = name.replace(/ID(s?)$/, "Id$1");
  if (type?.kind === "class" && name === "shardIDForGuildID") {
    rewriter.change("13-T22", node, [rename(node, "shardIdForGuildId")], type.weak);
    return;
  }
  // Nothing but what manages something for discord.js has that.
  const isUnique = name === "resolveID" && type === undefined && rewriter.isBot && callOf(node) !== undefined;
  if (!isUnique && (type?.kind !== "instance" || !changesHere(rewriter, type.names, name, to))) return;
  rewriter.change(rowOf(name), node, [rename(node, to)], type?.weak ?? true);
}

const changesHere = (rewriter: Rewriter, names: readonly string[], name: string, to: string): boolean =>
  names.some(
    one => rewriter.from.member(one, name) && !rewriter.to.member(one, name) && rewriter.to.member(one, to),
  );

/** `const { ownerID } = guild`. */
export function idInPattern(rewriter: Rewriter, property: ObjectProperty): void {
  const name = property.key.type === "Identifier" ? property.key.name : "";
  if (!/[a-z]ID$/.test(name)) return;
  const type = patternType(rewriter, property);
  const to = name.replace(/ID$/, "Id");
  if (type?.kind !== "instance" || !changesHere(rewriter, type.names, name, to)) return;
  rewriter.change(rowOf(name), property, renamePattern(rewriter, property, to), type.weak);
}
