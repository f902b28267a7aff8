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
} from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { permissionRow, permissions } from "./enums.ts";
import { isTestedElsewhere } from "./set-elsewhere.ts";

/**
 * `P_user: ["MANAGE_MESSAGES"]`, which files of the bot read where they ask for permissions, whatever the key is called;
 * where none of them is seen to, or a list is in nobody's hand, a person must say what becomes of it.
 */
export function keptPermissions(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const told = new Set<Node>();
  for (const text of rewriter.tree.texts) {
    const to = permissionNamed(text);
    const kept = to === undefined || rewriter.done.has(text) ? undefined : keeperOf(text);
    if (!kept || to === undefined) continue;
    const row = permissionRow(stringValue(text) ?? "");
    const quote = rewriter.text(text)[0];
    if (isTestedElsewhere(rewriter.project?.texts ?? [], keyName(kept)))
      rewriter.change(row, text, [replace(text, `${quote}${to}${quote}`)], true);
    else if (!told.has(kept)) rewriter.flagIfLeft(row, text, "argument-unknown");
    told.add(kept);
  }
}

/** `check(message, "MANAGE_MESSAGES")`, of which nobody sees whether it asks for the permission or shows it. */
export function givenPermissions(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const told = new Set<Node>();
  for (const text of rewriter.tree.texts) {
    if (permissionNamed(text) === undefined || rewriter.done.has(text)) continue;
    const list = parentOf(text);
    const given = list?.type === "ArrayExpression" ? list : text;
    const call = parentOf(given);
    if (!isCall(call) || call.callee === given || told.has(call) || !mayAsk(rewriter, call.callee)) continue;
    rewriter.flagIfLeft(permissionRow(stringValue(text) ?? ""), text, "argument-unknown");
    told.add(call);
  }
}

/** A function of the bot's own, or one that nobody knows; not what speaks to people. */
function mayAsk(rewriter: Rewriter, callee: Node): boolean {
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  const kind = rewriter.typeOf(callee)?.kind;
  const isOwn = kind === undefined || kind === "function" || kind === "elsewhere";
  return isOwn && name !== undefined && !speaks.test(name);
}

/** What shows texts to people or keeps them, and `hasPermission`, which version 13 has no more. */
const speaks =
  /^(hasPermissions?|t|__|_?translate|get|i18n|log|warn|error|info|debug|send|reply|edit|addFields?|set(Title|Description)|push|includes|concat|join|require)$|^(send|reply)[A-Z]/;

/** What a permission of version 13 is called now, where the text, or a list around it, is clearly one of permissions. */
export function permissionNamed(text: Node): string | undefined {
  const around = parentOf(text);
  const all = around?.type === "ArrayExpression" ? around.elements.map(one => stringValue(one) ?? "") : [];
  const isListed = all.every(isPermission) && all.some(isUnmistakable);
  const name = stringValue(text) ?? "";
  const isOne = isPermission(name) && (isListed || isUnmistakable(name));
  return isOne ? nameIn14(name) : undefined;
}

/** Also of what version 12 called it, which is left in lists that no bot of version 13 asks for. */
const nameIn14 = (name: string): string | undefined =>
  name === "MANAGE_EMOJIS" ? permissions.values.MANAGE_EMOJIS_AND_STICKERS : permissions.values[name];

const isPermission = (name: string): boolean =>
  Object.hasOwn(permissions.values, name) || name === "MANAGE_EMOJIS";

/** Not a word like `SPEAK` or `STREAM`, which may be a command of the bot's. */
const isUnmistakable = (name: string): boolean => name === "ADMINISTRATOR" || /^[A-Z]+(_[A-Z]+)+$/.test(name);

/** The key of an object under which the text stands, alone or in a list of such; of `[["Kick", "KICK_MEMBERS"]]` the list. */
function keeperOf(text: Node): Node | undefined {
  const list = parentOf(text);
  const around = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  if (around?.type === "ArrayExpression") return around;
  const value = list?.type === "ArrayExpression" ? list : text;
  const property = parentOf(value);
  return property?.type === "ObjectProperty" && property.value === value && !isOfField(property)
    ? property
    : undefined;
}

/** `{ name: "BAN_MEMBERS", value: x }`: what an embed shows. */
function isOfField(property: ObjectProperty): boolean {
  const field = parentOf(property);
  return (
    /^(name|value)$/.test(keyName(property) ?? "") &&
    field?.type === "ObjectExpression" &&
    ["name", "value"].every(key => propertyOf(field, key))
  );
}
