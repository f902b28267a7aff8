import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { isRepeatable } from "../literals.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, called, type Rewriter } from "../rewriter.ts";
import { avatarBefore12 } from "../uncalled-pictures.ts";

/** What the addresses of version 11 led to, by kind. */
const options = {
  avatar: avatarBefore12,
  jpg: "{ format: 'jpg' }",
  png: "{ format: 'png' }",
} as const;

/** [id, class, member, kind]: addresses of pictures became methods. */
const pictures: readonly (readonly [string, string, string, keyof typeof options])[] = [
  ["12-062", "ClientUser", "avatarURL", "avatar"],
  ["12-063", "ClientUser", "displayAvatarURL", "avatar"],
  ["12-060", "User", "avatarURL", "avatar"],
  ["12-061", "User", "displayAvatarURL", "avatar"],
  ["12-064", "Guild", "iconURL", "jpg"],
  ["12-065", "Guild", "splashURL", "jpg"],
  ["12-066", "Webhook", "avatarURL", "avatar"],
  ["12-067", "OAuth2Application", "iconURL", "png"],
  ["12-068", "RichPresenceAssets", "smallImageURL", "png"],
  ["12-069", "RichPresenceAssets", "largeImageURL", "png"],
  ["12-T18", "Guild", "bannerURL", "jpg"],
  ["12-T19", "Team", "iconURL", "jpg"],
];

export const imageRows: readonly MemberRow[] = pictures.map(([id, owner, member, kind]) => ({
  id,
  on: [owner],
  member,
  when: "read",
  unique: member === "displayAvatarURL",
  flag: "behaviour",
  edit: (rewriter, node) => {
    const made = called(node, options[kind]);
    if (!mayBeMember(rewriter, node.object)) return [made];
    // A member had none, and there was nothing to call.
    const one = rewriter.text(node.object);
    return isRepeatable(node.object)
      ? [before(node.object, `('user' in ${one} ? ${one}.user : `), after(node.object, ")"), made]
      : null;
  },
}));

/** `members.first() || message.author`, and nowhere `one = one.user`. */
function mayBeMember({ infer, tree }: Rewriter, node: Node): boolean {
  const type = infer.typeOf(node);
  if (type?.kind !== "instance" || !type.names.includes("GuildMember")) return false;
  const binding = node.type === "Identifier" ? tree.resolve(node) : null;
  return !(binding ? tree.assignmentsOf(binding) : []).some(
    ({ right }) => isMember(right) && memberName(right) === "user",
  );
}
