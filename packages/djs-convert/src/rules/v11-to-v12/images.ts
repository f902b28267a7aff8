import type { MemberRow } from "../member-rows.ts";
import { called } from "../rewriter.ts";

/** [id, class, member, whether it may be animated]: addresses of pictures became methods. */
const pictures: readonly (readonly [string, string, string, boolean])[] = [
  ["12-062", "ClientUser", "avatarURL", true],
  ["12-063", "ClientUser", "displayAvatarURL", true],
  ["12-060", "User", "avatarURL", true],
  ["12-061", "User", "displayAvatarURL", true],
  ["12-064", "Guild", "iconURL", true],
  ["12-065", "Guild", "splashURL", false],
  ["12-066", "Webhook", "avatarURL", true],
  ["12-067", "OAuth2Application", "iconURL", false],
  ["12-068", "RichPresenceAssets", "smallImageURL", false],
  ["12-069", "RichPresenceAssets", "largeImageURL", false],
  ["12-T18", "Guild", "bannerURL", false],
  ["12-T19", "Team", "iconURL", false],
];

/** Animated pictures stay animated only when that is asked for. */
export const imageRows: readonly MemberRow[] = pictures.map(([id, owner, member, isAnimated]) => ({
  id,
  on: [owner],
  member,
  when: "read",
  unique: member === "displayAvatarURL",
  flag: "behaviour",
  edit: (_rewriter, node) => [called(node, isAnimated ? "{ dynamic: true }" : "")],
}));
