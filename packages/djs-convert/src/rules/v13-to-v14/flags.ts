import {
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  rootOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { nameOfExport } from "../../infer/later-names.ts";
import { rename } from "../member-rows.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";
import { enumMember, moved } from "./constants.ts";
import { auditEvents } from "./enums.ts";
import { flagName, ruleOfFlag } from "./flag-names.ts";
import { flagsHeldIn } from "./flag-sets.ts";
import { flagLookedUp } from "./looked-up-flags.ts";
import { messageContent } from "./message-content.ts";

/** `Permissions.FLAGS.SEND_MESSAGES` → `PermissionsBitField.Flags.SendMessages`, and the same for every set of flags. */
export function flagMembers(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "FLAGS" || rewriter.done.has(node)) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "class") return;
  const parent = parentOf(node);
  const flag = isMember(parent) && parent.object === node ? parent : undefined;
  const name = flag && memberName(flag);
  const listed = flagsListedIn(rewriter, node.object);
  if (type.name === "Intents" || listed !== undefined) {
    const isBitField =
      isVariable(rewriter, node.object) || nameOfExport(rewriter.infer, node.object) === "IntentsBitField";
    const edit = isBitField
      ? rename(node, "Flags")
      : { start: outerEnd(node.object), end: endOf(node), text: "" };
    const rule = type.name === "Intents" ? "14-003" : "14-058";
    rewriter.change(rule, node, [edit, ...numbersAlone(node)]);
    if (flag && name) flagOfList(rewriter, type.name, flag, name);
    else if (flag) flagLookedUp(rewriter, type.name, flag);
    else if (!isMember(parent)) held(rewriter, type.name, node);
    return;
  }
  rewriter.change("14-058", node, [rename(node, "Flags")]);
  if (!flag || name === undefined) {
    if (flag) flagLookedUp(rewriter, type.name, flag);
    else if (!isMember(parent)) held(rewriter, type.name, node);
    return;
  }
  const to = flagName(type.name, name);
  if (to) rewriter.change(ruleOfFlag(name), flag, [rename(flag, to)]);
}

/** `Object.values(Intents.FLAGS)`: an enum has its names among the values, too, and some bits under two of them. */
function numbersAlone(flags: Member): Edit[] {
  const call = parentOf(flags);
  const isListed = isCall(call) && isMember(call.callee) && memberName(call.callee) === "values";
  if (!isListed) return [];
  const next = parentOf(call);
  // Where they are added up, each may come once only.
  const isReckoned =
    isMember(next) && next.object === call && /^(reduce|map|forEach)$/.test(memberName(next) ?? "");
  const filter = isReckoned
    ? "(one, at, all) => typeof one === 'number' && all.indexOf(one) === at"
    : "one => typeof one === 'number'";
  return [after(call, `.filter(${filter})`)];
}

/** `const flags = Permissions.FLAGS`. */
function held(rewriter: Rewriter, owner: string, node: Node): void {
  const declarator = parentOf(node);
  if (declarator?.type === "VariableDeclarator" && declarator.init === node)
    flagsHeldIn(rewriter, owner, declarator.id);
  else rewriter.flag("14-058", node, "behaviour");
}

/** `const Intents = Discord.Intents`: a name of the class, from which its flags are reached as before. */
function isVariable(rewriter: Rewriter, node: Node): boolean {
  const owner = node.type === "Identifier" ? rewriter.tree.resolve(node)?.owner : undefined;
  return owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" && isMember(owner.init);
}

function flagOfList(rewriter: Rewriter, owner: string, flag: Member, name: string): void {
  const to = flagName(owner, name);
  if (!to) return;
  rewriter.change(owner === "Intents" ? "14-003" : ruleOfFlag(name), flag, [rename(flag, to)]);
  if (owner === "Intents" && name === "GUILD_MESSAGES") messageContent(rewriter, flag);
}

/** Members of the enums that version 13 exports: `Constants.X`, `MessageButtonStyles.PRIMARY`. */
export function enumMembers(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const value = memberName(node);
  if (!value || !/^[A-Z][A-Z0-9_]+$/.test(value) || rewriter.done.has(node)) return;
  const type = rewriter.typeOf(object);
  const owner = flagsListedIn(rewriter, object);
  if (owner !== undefined) {
    flagOfList(rewriter, owner, node, value);
    return;
  }
  if (type?.kind === "class" || listedAction(rewriter, node, value)) return;
  const name = object.type === "Identifier" ? object.name : isMember(object) ? memberName(object) : undefined;
  if (type?.kind !== "enumObject" && !looksLikeEnum(rewriter, object, name)) return;
  const from = type?.kind === "enumObject" ? type.name : name;
  const [, enumName] = moved.get(from ?? "") ?? [];
  const later = rewriter.to.enums.get(from ?? "");
  const to = later ? memberOfLater(from ?? "", later, value) : enumMember(from, value);
  const isGone = from === "Events" && !rewriter.to.enums.get(enumName ?? "")?.has(enumMember(from, value));
  if (isGone) rewriter.flag("14-018", node, "removed");
  else if (to !== value) rewriter.change("14-018", node, [rename(node, to)]);
}

/** `ChannelType.GUILD_TEXT`, of an enum that only version 14 has: whoever began to convert the file forgot the member. */
function memberOfLater(enumName: string, members: ReadonlySet<string>, value: string): string {
  if (members.has(value)) return value;
  const [before] = [...moved].find(([, [, name]]) => name === enumName) ?? [];
  const to = enumMember(before, value);
  const plain = value.replaceAll("_", "");
  return members.has(to) ? to : ([...members].find(one => one.toUpperCase() === plain) ?? value);
}

/**
 * Whose flags `GatewayIntentBits` lists, and `PermissionsBitField.Flags`: a person has written as in version 14 already,
 * and may have left the names of the flags as they were.
 */
function flagsListedIn(rewriter: Rewriter, node: Node): string | undefined {
  const name = nameOfExport(rewriter.infer, node);
  if (name === "GatewayIntentBits" || name === "Intents") return "Intents";
  if (name === "PermissionFlagsBits") return "Permissions";
  const owner = isMember(node) && memberName(node) === "Flags" ? rewriter.typeOf(node.object) : undefined;
  return owner?.kind === "class" && rewriter.from.ancestors(owner.name).has("BitField")
    ? owner.name
    : undefined;
}

/** `GuildAuditLogs.Actions.MEMBER_KICK`: the same number under another name. */
function listedAction(rewriter: Rewriter, node: Member, value: string): boolean {
  const { object } = node;
  const owner =
    isMember(object) && memberName(object) === "Actions" ? rewriter.typeOf(object.object) : undefined;
  if (owner?.kind !== "class" || owner.name !== "GuildAuditLogs") return false;
  const to = Object.hasOwn(auditEvents.values, value) ? auditEvents.values[value] : undefined;
  const events = to && rewriter.exported("AuditLogEvent");
  if (events) rewriter.change("14-T18", node, [replace(node, `${events}.${to}`)]);
  if (events) rewriter.done.add(object);
  return true;
}

/** `constants.ActivityTypes` of a file that is not known, and names that were imported though they never were there. */
function looksLikeEnum(rewriter: Rewriter, node: Node, name: string | undefined): boolean {
  if (!name || !/^[A-Z][A-Za-z]+s$/.test(name)) return false;
  if (isMember(node)) return ofConstants(rewriter, node.object);
  return rewriter.isBot && isExportOfDiscord(rewriter, node);
}

const isExportOfDiscord = (rewriter: Rewriter, node: Node): boolean =>
  node.type === "Identifier" && rewriter.from.exports.has(node.name) && rewriter.names.isImported(node);

const ofConstants = (rewriter: Rewriter, node: Node): boolean => {
  const kind = rewriter.typeOf(rootOf(node))?.kind;
  return (
    kind === "module" ||
    (kind === undefined && rewriter.isBot && /(^|\.)Constants$/.test(rewriter.text(node)))
  );
};
