import type { ObjectProperty } from "@babel/types";
import {
  callOf,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { renameKey } from "../literals.ts";
import { patternType, rename } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** [class, name, name now, flags that it had, row] */
const patterns: readonly (readonly [string, string, string, string, string])[] = [
  ["MessageMentions", "CHANNELS_PATTERN", "ChannelsPattern", "g", "14-T51"],
  ["MessageMentions", "EVERYONE_PATTERN", "EveryonePattern", "g", "14-T52"],
  ["MessageMentions", "ROLES_PATTERN", "RolesPattern", "g", "14-T53"],
  ["MessageMentions", "USERS_PATTERN", "UsersPattern", "g", "14-T54"],
  ["GuildTemplate", "GUILD_TEMPLATES_PATTERN", "GuildTemplatesPattern", "gi", "14-T20"],
  ["Invite", "INVITES_PATTERN", "InvitesPattern", "gi", "14-T22"],
];

const byName = new Map(patterns.map(row => [row[1], row]));
export const patternNames = [...byName.keys()].join(" ");

/**
 * The patterns find one mention now and not all of them. Where it makes no difference the name is enough; where all
 * are looked for a pattern is made that does; one that is asked again and again is left to a person.
 */
export function mentionPatterns(rewriter: Rewriter, node: Member): void {
  const row = byName.get(memberName(node) ?? "");
  const type = rewriter.typeOf(node.object);
  if (!row || type?.kind !== "class" || type.name !== row[0] || rewriter.done.has(node)) return;
  const [, , to, flags, id] = row;
  const edits = editsOfUse(rewriter, node, flags);
  if (edits) rewriter.change(id, node, [...edits, rename(node, to)], type.weak);
}

/** Null where it could make a difference that the pattern finds one only. */
function editsOfUse(rewriter: Rewriter, node: Node, flags: string): Edit[] | null {
  const parent = parentOf(node);
  if (isTested(node)) return [];
  if (isCall(parent) && isMember(parent.callee) && memberName(parent.callee) === "search") return [];
  if (isCall(parent) && parent.arguments[0] === node && isSearch(parent.callee))
    return [before(node, "new RegExp("), after(node, `, "${flags}")`)];
  const isMade = parent?.type === "NewExpression" && rewriter.text(parent.callee) === "RegExp";
  if (isMade && parent.arguments[0] === node)
    return parent.arguments.length > 1 || isTested(parent) ? [] : [after(node, `, "${flags}"`)];
  const isAskedOnce =
    isMember(parent) && parent.object === node && memberName(parent) === "exec" && !isInTest(parent);
  return isAskedOnce ? [] : null;
}

/** `pattern.test(text)`. */
function isTested(node: Node): boolean {
  const parent = parentOf(node);
  return (
    isMember(parent) &&
    parent.object === node &&
    memberName(parent) === "test" &&
    callOf(parent) !== undefined
  );
}

/** `while ((found = pattern.exec(text)))`, which went from one mention to the next. */
function isInTest(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = parentOf(at)) {
    if (/^(While|DoWhile|For)Statement$/.test(at.type)) return true;
    if (/Statement$|Function|Declaration$/.test(at.type)) return false;
  }
  return false;
}

/** `const { MessageMentions: { USERS_PATTERN } } = require("discord.js")`: each of its uses must be one of those above. */
export function patternsTakenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const row = byName.get(keyName(property) ?? "");
  const local = property.value;
  if (!row || local.type !== "Identifier" || classTakenApart(rewriter, property) !== row[0]) return;
  const [, , to, flags, id] = row;
  const binding = rewriter.tree.resolve(local);
  const edits = binding
    ? rewriter.tree.references(binding).map(use => editsOfUse(rewriter, use, flags))
    : [null];
  if (edits.some(one => one === null)) rewriter.flag(id, property, "behaviour");
  else rewriter.change(id, property, [...renameKey(property, to), ...edits.flatMap(one => one ?? [])]);
}

/** The class whose members a pattern takes: of a module that is taken apart itself, or of a name. */
function classTakenApart(rewriter: Rewriter, property: ObjectProperty): string | undefined {
  const pattern = parentOf(property);
  const owner = pattern && parentOf(pattern);
  if (owner?.type === "ObjectProperty" && owner.value === pattern)
    return patternType(rewriter, owner)?.kind === "module" ? keyName(owner) : undefined;
  const type = patternType(rewriter, property);
  return type?.kind === "class" ? type.name : undefined;
}

const isSearch = (callee: Node): boolean =>
  isMember(callee) && /^(match|matchAll|replace|replaceAll|split)$/.test(memberName(callee) ?? "");
