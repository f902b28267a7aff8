import { type Call, propertyOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropArgument, dropProperty } from "../arguments.ts";
import type { MemberRow } from "../member-rows.ts";
import { before, replace } from "../rewriter.ts";

/** A picture's address: animated unless told otherwise, and `extension` instead of `format`. */
const picture: NonNullable<MemberRow["edit"]> = (rewriter, _node, call) => {
  const options = call?.arguments[0];
  if (!call || options?.type !== "ObjectExpression") return [];
  const dynamic = propertyOf(options, "dynamic");
  const format = propertyOf(options, "format");
  const edits: Edit[] = [];
  if (dynamic && options.properties.length === 1) return dropArgument(call, 0);
  if (dynamic) {
    const isOff = dynamic.value.type === "BooleanLiteral" && !dynamic.value.value;
    edits.push(
      ...(isOff ? [replace(dynamic, "forceStatic: true")] : dropProperty(rewriter, options, dynamic)),
    );
  }
  if (format) edits.push(format.shorthand ? before(format, "extension: ") : replace(format.key, "extension"));
  return edits;
};

function hasFormatOnly(call: Call | undefined): boolean {
  const options = call?.arguments[0];
  if (options?.type !== "ObjectExpression") return false;
  return propertyOf(options, "format") !== undefined && propertyOf(options, "dynamic") === undefined;
}

const pictures =
  "avatarURL displayAvatarURL iconURL bannerURL splashURL discoverySplashURL coverURL guildIconURL".split(
    " ",
  );
const pictured = [
  "User",
  "GuildMember",
  "Guild",
  "Webhook",
  "BaseGuild",
  "Application",
  "Team",
  "Role",
  "Invite",
  "ClientApplication",
];

export const pictureRows: readonly MemberRow[] = [
  ...pictures.map(
    (member): MemberRow => ({
      id: "14-060",
      on: pictured,
      member,
      when: "called",
      unique: true,
      fits: call => hasFormatOnly(call),
      edit: picture,
    }),
  ),
  ...pictures.map(
    (member): MemberRow => ({
      id: "14-059",
      on: pictured,
      member,
      when: "called",
      unique: true,
      edit: picture,
    }),
  ),
];
