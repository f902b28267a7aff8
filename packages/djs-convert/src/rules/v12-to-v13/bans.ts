import { type Func, type Node, parentOf, propertyOf, stringValue } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isHandler } from "../../infer/handlers.ts";
import type { Rewriter } from "../rewriter.ts";
import { isBot, isExported, partsInstead } from "./event-parts.ts";

/** The two parameters of a function that listens to bans become the parts of one. */
export const partsOfBan = (rewriter: Rewriter, func: Node): Edit[] | null =>
  partsInstead(rewriter, func, ["guild", "user"], "ban");

/**
 * `events/guildBanAdd.js`, and a file that exports one function and reads who banned from the audit log. Where a file has
 * no name, `(client, guild, user)` is enough: nothing else that bots export is called with these. Where it has another
 * name, only a person knows.
 */
export function banFile(rewriter: Rewriter): void {
  const func = rewriter.tree.functions.find(isHandler);
  const given = func?.params.filter(one => !isBot(one)) ?? [];
  const { filename } = rewriter.infer;
  const { text } = rewriter.tree;
  const isNamed =
    /guildBan(Add|Remove)\.[cm]?[jt]s$/.test(filename ?? "") ||
    /["'`]guildBan(Add|Remove)["'`]|\bfunction guildBan(Add|Remove)\b/.test(text);
  const first = given.find(isCalledGuild) ?? (isNamed ? firstOfTwo(rewriter, given) : undefined);
  const second = first && given[given.indexOf(first) + 1];
  if (!func || !first || func.params.length < 2) return;
  // Whoever takes a ban apart and hands the parts on does so for this file, too.
  if (rewriter.project?.texts.some(other => other !== text && takesApart.test(other))) return;
  if (!isNamed && (hasOtherName(func) || given[0] !== first)) return;
  const readsLog = /["'`]MEMBER_BAN(_ADD|_REMOVE)?["'`]/.test(text);
  const isOfUser = rewriter.isBot && isUser(rewriter, second);
  const isCalledSo = isOfUser && (isExported(func) || (func.params[0] && isBot(func.params[0])));
  if (isNamed || readsLog || (isCalledSo && filename === undefined)) {
    const edits = partsOfBan(rewriter, func);
    if (edits && edits.length > 0) rewriter.change("13-T34", first, edits, true);
  } else if (isCalledSo && func.params.length === 3 && isExported(func)) {
    rewriter.flag("13-T34", first, "receiver-unknown");
  }
}

const isCalledGuild = (param: Parameter): boolean =>
  param.type === "Identifier" && /^(guild|server)$/i.test(param.name);

/** `(bot, g, u)`, of the two that version 12 hands over. */
const firstOfTwo = (rewriter: Rewriter, given: readonly Parameter[]): Parameter | undefined =>
  given.slice(0, -1).find(one => rewriter.infer.isA(rewriter.typeOf(one), "Guild"));

type Parameter = Func["params"][number];

/** `client.on("guildBanAdd", (guild, user) => load("guildBanAdd")(client, guild, user))`, also as it is in version 13. */
const takesApart =
  /["']guildBan(?:Add|Remove)["']\s*,\s*(?:async\s*)?(?:function\s*\w*\s*)?\(\s*(?:\w+\s*,\s*\w+|\{[^}]*\})\s*\)[\s\S]{0,20}\b(?:require|load|reqEvent|event|emit|run|handler?)\w*\b/i;

/** By its name, or by what is read of it. */
const isUser = (rewriter: Rewriter, param: Node | undefined): boolean =>
  param?.type === "Identifier" &&
  (param.name === "user" || rewriter.infer.isA(rewriter.typeOf(param), "User"));

/** `{ name: "ban", execute(guild, user) {} }`, which the bot calls by that name. */
function hasOtherName(func: Func): boolean {
  const parent = parentOf(func);
  const object = parent?.type === "ObjectProperty" ? parentOf(parent) : parent;
  const name = object?.type === "ObjectExpression" ? propertyOf(object, "name") : undefined;
  return name !== undefined && stringValue(name.value) !== undefined;
}
