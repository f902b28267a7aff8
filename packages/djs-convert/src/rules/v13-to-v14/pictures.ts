import type { ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropArgument, dropProperty } from "../arguments.ts";
import { allOptions, heldBy } from "../held-values.ts";
import { renameKey } from "../literals.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/** A picture's address: animated unless told otherwise, and `extension` instead of `format`. */
const picture: NonNullable<MemberRow["edit"]> = (rewriter, _node, call) => {
  const given = call?.arguments[0];
  if (!call || !given) return [];
  if (given.type !== "ObjectExpression") return heldKeys(rewriter, given);
  const dynamic = propertyOf(given, "dynamic");
  return dynamic && given.properties.length === 1 && !isOff(dynamic)
    ? dropArgument(rewriter, call, 0)
    : pictureOptions(rewriter, given);
};

/** `const options = { dynamic: true }`, which nothing but pictures is asked with. */
function heldKeys(rewriter: Rewriter, given: Node): Edit[] {
  const reads = given.type === "ConditionalExpression" ? [] : heldBy(rewriter, given)?.reads;
  if (!reads?.every(isOfPicture)) return [];
  return allOptions(rewriter, given).flatMap(options => {
    if (rewriter.done.has(options)) return [];
    rewriter.done.add(options);
    return pictureOptions(rewriter, options);
  });
}

function isOfPicture(read: Node): boolean {
  const call = parentOf(read);
  return isCall(call) && isMember(call.callee) && pictures.includes(memberName(call.callee) ?? "");
}

const isOff = ({ value }: ObjectProperty): boolean => value.type === "BooleanLiteral" && !value.value;

function pictureOptions(rewriter: Rewriter, options: ObjectExpression): Edit[] {
  const dynamic = propertyOf(options, "dynamic");
  const formats = options.properties.flatMap(one =>
    one.type === "ObjectProperty" && keyName(one) === "format" ? [one] : [],
  );
  const format = formats.at(-1);
  const edits: Edit[] = [];
  if (dynamic)
    edits.push(
      ...(isOff(dynamic)
        ? [replace(dynamic, "forceStatic: true")]
        : dropProperty(rewriter, options, dynamic)),
    );
  for (const one of formats)
    edits.push(one.shorthand ? before(one, "extension: ") : replace(one.key, "extension"));
  // Without `dynamic` a picture that moves was shown as one that does not.
  if (format && !dynamic && isStill.test(stringValue(format.value) ?? ""))
    edits.push(after(format.value, ", forceStatic: true"));
  return edits;
}

const isStill = /^(jpe?g|png|webp)$/;

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

const takers: Readonly<Record<string, string>> = { setAuthor: "14-101", setFooter: "14-102" };

/** `setFooter({ text, icon_url })`: builders read `iconURL` only. */
export function pictureKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const options = parentOf(property);
  const call = options && parentOf(options);
  if (!isCall(call) || call.arguments[0] !== options || !isMember(call.callee)) return;
  const name = memberName(call.callee) ?? "";
  const id = Object.hasOwn(takers, name) ? takers[name] : undefined;
  const receiver = id && rewriter.receiver(call.callee, ["MessageEmbed"], rewriter.isBot);
  if (id && receiver) rewriter.change(id, property, renameKey(property, "iconURL"), receiver.weak);
}

/** Widths that version 13 knew besides powers of two, and the next power that is there. */
const sizes: ReadonlyMap<number, number> = new Map([
  [56, 64],
  [96, 128],
  [300, 512],
  [600, 1024],
]);

/** `displayAvatarURL({ size: 300 })`: no picture is as wide as that. */
export function pictureSize(rewriter: Rewriter, property: ObjectProperty): void {
  const size = property.value.type === "NumericLiteral" ? sizes.get(property.value.value) : undefined;
  const options = parentOf(property);
  const call = options && parentOf(options);
  if (!size || !isCall(call) || call.arguments[0] !== options || !isMember(call.callee)) return;
  if (!pictures.includes(memberName(call.callee) ?? "")) return;
  const receiver = rewriter.receiver(call.callee, pictured, true);
  if (receiver) rewriter.change("14-T134", property, [replace(property.value, String(size))], receiver.weak);
}
