import { type Member, memberName } from "../../engine/nodes.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

/** Under which name it stands now; null where it is gone. */
const renamed: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  Events: {
    READY: "CLIENT_READY",
    RESUME: "SHARD_RESUME",
    DISCONNECT: "SHARD_DISCONNECT",
    RECONNECTING: "SHARD_RECONNECTING",
    USER_NOTE_UPDATE: null,
    USER_SETTINGS_UPDATE: null,
    USER_GUILD_SETTINGS_UPDATE: null,
  },
  ChannelTypes: { GROUP_DM: "GROUP" },
};

export const renamedConstants = Object.values(renamed)
  .flatMap(names => Object.keys(names))
  .join(" ");

/** `Constants.Events.READY`, which would be the event `undefined`. */
export function constantMembers(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  const name = memberName(node) ?? "";
  const to = type?.kind === "enumObject" ? renamed[type.name]?.[name] : undefined;
  if (to === undefined) return;
  if (to === null) rewriter.flag("12-T34", node, "removed", name);
  else rewriter.change("12-T33", node, [rename(node, to)]);
}

export const goneConstants =
  "ActivityFlags DefaultAvatars Errors ExplicitContentFilterTypes MessageNotificationTypes UserChannelOverrideMap UserGuildSettingsMap UserSettingsMap";

export function constantLists(rewriter: Rewriter, node: Member): void {
  if (rewriter.typeOf(node.object)?.kind === "constants")
    rewriter.flag("12-T34", node, "removed", memberName(node));
}
