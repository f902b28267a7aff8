import type { ObjectProperty } from "@babel/types";
import {
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
  type Text,
  textValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropProperty } from "../arguments.ts";
import { isForeign } from "../foreign.ts";
import { renameKey } from "../literals.ts";
import { called } from "../meant-permission.ts";
import { outOfList } from "../name-lists.ts";
import { before, type Rewriter, replace } from "../rewriter.ts";
import type { Permissions } from "../unknown-permissions.ts";

/** Rows of the names that version 12 has others for. */
const renamedIn12: Readonly<Record<string, string>> = {
  READ_MESSAGES: "12-236",
  EXTERNAL_EMOJIS: "12-237",
  MANAGE_ROLES_OR_PERMISSIONS: "12-238",
};

const flags =
  "CREATE_INSTANT_INVITE KICK_MEMBERS BAN_MEMBERS ADMINISTRATOR MANAGE_CHANNELS MANAGE_GUILD ADD_REACTIONS VIEW_AUDIT_LOG PRIORITY_SPEAKER STREAM VIEW_CHANNEL SEND_MESSAGES SEND_TTS_MESSAGES MANAGE_MESSAGES EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY MENTION_EVERYONE USE_EXTERNAL_EMOJIS VIEW_GUILD_INSIGHTS CONNECT SPEAK MUTE_MEMBERS DEAFEN_MEMBERS MOVE_MEMBERS USE_VAD CHANGE_NICKNAME MANAGE_NICKNAMES MANAGE_ROLES MANAGE_WEBHOOKS MANAGE_EMOJIS";

export const permissions: Permissions = {
  meant: "12-T42",
  unknown: "12-T43",
  isKnown: name => Object.hasOwn(permissions.next, name) || Object.hasOwn(renamedIn12, name),
  next: Object.fromEntries(flags.split(" ").map(name => [name, name])),
};

/** The same of overwrites, which pass over what is none. */
export const overwritten: Permissions = { ...permissions, meant: "12-T44", unknown: "12-T45" };

const takesPermissions =
  /^(has|hasPermissions?|permissionsFor|missing|missingPermissions|overwritePermissions|updateOverwrite|createOverwrite|createChannel|createRole|setPermissions|generateInvite|any|create)$/;

/** Old names of permissions, wherever a permission is said. */
export function permissionNames(rewriter: Rewriter): void {
  for (const node of rewriter.tree.texts) {
    const name = textValue(node);
    const isOld = Object.hasOwn(renamedIn12, name);
    if (isOld && (rewriter.isBot || inPermissionCall(rewriter, node))) renameText(rewriter, node, name);
  }
  for (const [name, row] of Object.entries(renamedIn12))
    for (const node of rewriter.tree.identifiers.get(name) ?? []) {
      const parent = parentOf(node);
      const isFlag =
        isMember(parent) &&
        parent.property === node &&
        isMember(parent.object) &&
        memberName(parent.object) === "FLAGS";
      if (
        isFlag ||
        (parent?.type === "ObjectProperty" &&
          (parent.key === node || parent.shorthand) &&
          inPermissionCall(rewriter, parent))
      )
        rewriter.change(row, node, renamed(rewriter, node, called[name] ?? name));
    }
}

/** The new name, or nothing where that stands beside it and says the same. */
function renamed(rewriter: Rewriter, node: Node, to: string): Edit[] {
  const property = parentOf(node);
  const object = property && parentOf(property);
  const isShort = property?.type === "ObjectProperty" && property.shorthand;
  if (isShort) return [before(property, `${to}: `)];
  const isKey = property?.type === "ObjectProperty" && property.key === node;
  const same = isKey && object?.type === "ObjectExpression" ? propertyOf(object, to) : undefined;
  if (!isKey || object?.type !== "ObjectExpression" || !same) return [replace(node, to)];
  return rewriter.text(same.value) === rewriter.text(property.value)
    ? dropProperty(rewriter, object, property)
    : [replace(node, to)];
}

function renameText(rewriter: Rewriter, node: Text, name: string): void {
  const quote = rewriter.text(node)[0];
  const list = parentOf(node);
  const stands =
    list?.type === "ArrayExpression" && list.elements.some(one => stringValue(one) === called[name]);
  const edits = stands
    ? outOfList(
        list.elements.flatMap(one => one ?? []),
        new Set([node]),
      )
    : [replace(node, `${quote}${called[name]}${quote}`)];
  rewriter.change(renamedIn12[name] ?? "", node, edits ?? [], !inPermissionCall(rewriter, node));
}

function inPermissionCall(rewriter: Rewriter, node: Node): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isCall(at) && isForeign(rewriter, at)) return false;
    if (isCall(at)) return isMember(at.callee) && takesPermissions.test(memberName(at.callee) ?? "");
    if (/Statement$|Function/.test(at.type)) return false;
  }
  return false;
}

/** `{ id, allowed: ["SPEAK"] }` of an overwrite: version 12 reads `allow` and `deny` alone. */
export function overwriteKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const overwrite = parentOf(property);
  if (!rewriter.isBot || overwrite?.type !== "ObjectExpression" || !propertyOf(overwrite, "id")) return;
  const to = keyName(property) === "allowed" ? "allow" : "deny";
  if (propertyOf(overwrite, to) || !saysPermissions(rewriter, property)) return;
  rewriter.change("12-160", property, renameKey(property, to), true);
}

function saysPermissions(rewriter: Rewriter, property: ObjectProperty): boolean {
  const { value } = property;
  const names = value.type === "ArrayExpression" ? value.elements : [];
  if (names.some(one => /^[A-Z]+(_[A-Z]+)+$/.test(stringValue(one) ?? ""))) return true;
  return inPermissionCall(rewriter, property) || isOverwriteOf(property);
}

/** In the list of `{ permissionOverwrites: […] }` or `{ overwrites: […] }`. */
function isOverwriteOf(property: ObjectProperty): boolean {
  const list = parentOf(parentOf(property) ?? property);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  return key?.type === "ObjectProperty" && /^(permissionOverwrites|overwrites)$/.test(keyName(key) ?? "");
}
