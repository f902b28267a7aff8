import {
  endOf,
  type Func,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isBotName } from "../../infer/names.ts";
import type { Rewriter } from "../rewriter.ts";

/** The two parameters of a function that listens to bans become the parts of one. */
export function partsOfBan(rewriter: Rewriter, func: Node): Edit[] | null {
  if (!isFunc(func)) return null;
  const params = func.params.filter(one => !isBot(one));
  const [guild, user] = params;
  if (!guild || guild.type === "ObjectPattern") return [];
  if (params.length > 2 || guild.type !== "Identifier" || (user && user.type !== "Identifier")) return null;
  if (!user && guild.name === "ban") return [];
  const keys = [
    guild.name === "guild" ? "guild" : `guild: ${guild.name}`,
    ...(user ? [user.name === "user" ? "user" : `user: ${user.name}`] : []),
  ];
  const isBare = !rewriter.tree.text.slice(startOf(func), startOf(guild)).includes("(");
  const text = `{ ${keys.join(", ")} }`;
  return [{ start: startOf(guild), end: endOf(user ?? guild), text: isBare ? `(${text})` : text }];
}

/**
 * `events/guildBanAdd.js`, and a file that exports one function and reads who banned from the audit log. Where a file has
 * no name, `(client, guild, user)` is enough: nothing else that bots export is called with these. Where it has another
 * name, only a person knows.
 */
export function banFile(rewriter: Rewriter): void {
  const func = rewriter.tree.nodes.find((node): node is Func => isFunc(node) && isHandler(node));
  const [first, second] = func?.params.filter(one => !isBot(one)) ?? [];
  if (!func || first?.type !== "Identifier" || !/^(guild|server)$/i.test(first.name)) return;
  if (func.params.length < 2) return;
  const { filename } = rewriter.infer;
  const { text } = rewriter.tree;
  // Whoever takes a ban apart and hands the parts on does so for this file, too.
  if (rewriter.project?.texts.some(other => other !== text && takesApart.test(other))) return;
  const isNamed =
    /guildBan(Add|Remove)\.[cm]?[jt]s$/.test(filename ?? "") || /["'`]guildBan(Add|Remove)["'`]/.test(text);
  if (!isNamed && hasOtherName(func)) return;
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

const isBot = (param: Node): boolean => param.type === "Identifier" && isBotName(param.name);

/** What the file exports. */
function isExported(func: Func): boolean {
  const parent = parentOf(func);
  if (parent?.type === "ExportDefaultDeclaration") return true;
  return (
    parent?.type === "AssignmentExpression" &&
    isMember(parent.left) &&
    /exports/.test(memberName(parent.left) ?? "")
  );
}

/** What the file exports, or the `run` or `execute` of it. */
function isHandler(func: Func): boolean {
  if (isExported(func)) return true;
  const parent = parentOf(func);
  if (parent?.type === "AssignmentExpression")
    return isMember(parent.left) && /^(run|execute)$/.test(memberName(parent.left) ?? "");
  const key = func.type === "ObjectMethod" || func.type === "ClassMethod" ? func.key : null;
  const named = key ?? (parent?.type === "ObjectProperty" ? parent.key : null);
  return named?.type === "Identifier" && /^(run|execute|exec)$/.test(named.name);
}
