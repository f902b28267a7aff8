import {
  callOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** [class, name, name now, flags that it had, row] */
const patterns: readonly (readonly [string, string, string, string, string])[] = [
  ["MessageMentions", "CHANNELS_PATTERN", "ChannelsPattern", "g", "14-T51"],
  ["MessageMentions", "EVERYONE_PATTERN", "EveryonePattern", "g", "14-T52"],
  ["MessageMentions", "ROLES_PATTERN", "RolesPattern", "g", "14-T53"],
  ["MessageMentions", "USERS_PATTERN", "UsersPattern", "g", "14-T54"],
  ["GuildTemplate", "GUILD_TEMPLATES_PATTERN", "GuildTemplatesPattern", "gi", "14-T20"],
  ["Invite", "INVITES_PATTERN", "InvitesPattern", "gi", "14-T22"],
];

const byName = new Map(patterns.map(row => [row[1], row]));
export const patternNames = [...byName.keys()].join(" ");

/**
 * The patterns find one mention now and not all of them. Where it makes no difference the name is enough; where all
 * are looked for a pattern is made that does; one that is asked again and again is left to a person.
 */
export function mentionPatterns(rewriter: Rewriter, node: Member): void {
  const row = byName.get(memberName(node) ?? "");
  const type = rewriter.typeOf(node.object);
  if (!row || type?.kind !== "class" || type.name !== row[0] || rewriter.done.has(node)) return;
  const [, , to, flags, id] = row;
  const parent = parentOf(node);
  if (isMember(parent) && parent.object === node && memberName(parent) === "test" && callOf(parent)) {
    rewriter.change(id, node, [rename(node, to)], type.weak);
  } else if (isCall(parent) && parent.arguments[0] === node && isSearch(parent.callee)) {
    const edits = [before(node, "new RegExp("), rename(node, to), after(node, `, "${flags}")`)];
    rewriter.change(id, node, edits, type.weak);
  }
}

const isSearch = (callee: Node): boolean =>
  isMember(callee) && /^(match|matchAll|replace|replaceAll|split)$/.test(memberName(callee) ?? "");
