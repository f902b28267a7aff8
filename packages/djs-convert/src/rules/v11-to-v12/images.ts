import {
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
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
    const unread = withoutUnread(rewriter, node);
    if (unread) return unread;
    // Of a client there was nothing to call, and what is only named so may be a user.
    if (rewriter.infer.isA(rewriter.typeOf(node.object), "Client")) return null;
    const made = called(node, options[kind]);
    if (!mayBeMember(rewriter, node.object)) return [made];
    // A member had none, and there was nothing to call.
    const one = rewriter.text(node.object);
    return isRepeatable(node.object)
      ? [before(node.object, `('user' in ${one} ? ${one}.user : `), after(node.object, ")"), made]
      : null;
  },
}));

/** How much the setters of an embed take. */
const taken: Readonly<Partial<Record<string, number>>> = {
  setAuthor: 3,
  setColor: 1,
  setDescription: 1,
  setFooter: 2,
  setImage: 1,
  setThumbnail: 1,
  setTimestamp: 1,
  setTitle: 1,
  setURL: 1,
};

/** `setDescription("a", user.avatarURL)`: what a setter is given beyond that, nothing reads, and version 12 refuses. */
function withoutUnread(rewriter: Rewriter, node: Member): Edit[] | null {
  const call = parentOf(node);
  if (!isCall(call) || !isMember(call.callee) || call.arguments.at(-1) !== node) return null;
  const name = memberName(call.callee) ?? "";
  const count = (Object.hasOwn(taken, name) ? taken[name] : undefined) ?? call.arguments.length;
  const before = call.arguments.at(-2);
  if (call.arguments.length <= count || !before || rewriter.hasComment(outerEnd(before), startOf(node)))
    return null;
  return [{ start: outerEnd(before), end: outerEnd(node), text: "" }];
}

/** `members.first() || message.author`, and nowhere `one = one.user`. */
function mayBeMember({ infer, tree }: Rewriter, node: Node): boolean {
  const type = infer.typeOf(node);
  if (type?.kind !== "instance" || !type.names.includes("GuildMember")) return false;
  const binding = node.type === "Identifier" ? tree.resolve(node) : null;
  return !(binding ? tree.assignmentsOf(binding) : []).some(
    ({ right }) => isMember(right) && memberName(right) === "user",
  );
}
