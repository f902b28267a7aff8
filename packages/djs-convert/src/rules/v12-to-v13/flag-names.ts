import { isMember, keyName, memberName, parentOf, type Text, textValue } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import type { Permissions } from "../unknown-permissions.ts";
import { permissions as namesIn14 } from "../v13-to-v14/enums.ts";

const before13: Readonly<Record<string, readonly [string, string]>> = {
  GUILD_EMOJIS: ["13-T45", "GUILD_EMOJIS_AND_STICKERS"],
  MANAGE_EMOJIS: ["13-121", "MANAGE_EMOJIS_AND_STICKERS"],
  CUSTOM_STATUS: ["13-052", "CUSTOM"],
  WELCOME_MESSAGE_DISABLED: ["13-T78", "SUPPRESS_JOIN_NOTIFICATIONS"],
  BOOST_MESSAGE_DISABLED: ["13-T78", "SUPPRESS_PREMIUM_SUBSCRIPTIONS"],
  DISCORD_PARTNER: ["13-134", "PARTNERED_SERVER_OWNER"],
  VERIFIED_DEVELOPER: ["13-135", "EARLY_VERIFIED_BOT_DEVELOPER"],
  EARLY_VERIFIED_DEVELOPER: ["13-135", "EARLY_VERIFIED_BOT_DEVELOPER"],
};

export const permissions: Permissions = {
  meant: "13-T70",
  unknown: "13-050",
  refused: "13-T70",
  double: "13-T48",
  renamed: before13,
  isKnown: name => Object.hasOwn(permissions.next, name),
  next: Object.fromEntries(Object.keys(namesIn14.values).map(name => [name, name])),
};

function renameFlag(rewriter: Rewriter, node: Text): void {
  const name = textValue(node);
  const row = Object.hasOwn(before13, name) ? before13[name] : undefined;
  const quote = rewriter.text(node)[0];
  if (row && keyName(node) === undefined && !rewriter.done.has(node))
    rewriter.change(row[0], node, [replace(node, `${quote}${row[1]}${quote}`)], true);
}

/** Names of flags, in bots only. */
export function flagNames(rewriter: Rewriter): void {
  if (!rewriter.isBot) return;
  for (const node of rewriter.tree.texts) renameFlag(rewriter, node);
  for (const [name, [id, to]] of Object.entries(before13))
    for (const node of rewriter.tree.identifiers.get(name) ?? []) {
      const parent = parentOf(node);
      if (
        isMember(parent) &&
        parent.property === node &&
        !parent.computed &&
        isMember(parent.object) &&
        memberName(parent.object) === "FLAGS"
      )
        rewriter.change(id, node, [replace(node, to)]);
    }
}
