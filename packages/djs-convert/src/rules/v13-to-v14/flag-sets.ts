import type { Identifier, ObjectPattern, ObjectProperty } from "@babel/types";
import { isMember, keyName, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { renameKey } from "../literals.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";
import { exportRows } from "./exports.ts";
import { flagName, ruleOfFlag } from "./flag-names.ts";
import { messageContent } from "./message-content.ts";

/** `const { FLAGS } = Permissions`, `const { Permissions: { FLAGS } } = require("discord.js")`. */
export function flagPatterns(rewriter: Rewriter, property: ObjectProperty): void {
  const pattern = parentOf(property);
  if (pattern?.type !== "ObjectPattern" || rewriter.done.has(property)) return;
  const outer = parentOf(pattern);
  const isNested = outer?.type === "ObjectProperty" && outer.value === pattern;
  const owner = isNested ? classNamed(rewriter, outer) : classOf(rewriter, outer);
  if (!owner) return;
  const to = isNested ? bitFieldNow(owner) : undefined;
  if (isNested && to) rewriter.change("14-058", outer, renameKey(outer, to));
  rewriter.change("14-058", property, renameKey(property, "Flags"));
  flagsHeldIn(rewriter, owner, property.value);
}

/** The class of version 14 that has `Flags`. */
const bitFieldNow = (owner: string): string | undefined =>
  owner === "Intents" ? "IntentsBitField" : exportRows.find(row => row.name === owner)?.to;

/** `const { FLAGS } = Permissions`. */
function classOf(rewriter: Rewriter, declarator: Node | undefined): string | null {
  if (declarator?.type !== "VariableDeclarator" || !declarator.init) return null;
  const type = rewriter.typeOf(declarator.init);
  return type?.kind === "class" && !type.own && type.name ? type.name : null;
}

/** `{ Permissions: { … } }` of what discord.js exports. */
function classNamed(rewriter: Rewriter, property: ObjectProperty): string | null {
  const declarator = parentOf(parentOf(property) ?? property);
  const name = keyName(property);
  if (declarator?.type !== "VariableDeclarator" || !declarator.init || name === undefined) return null;
  const isOfPackage = rewriter.typeOf(declarator.init)?.kind === "module";
  return isOfPackage && rewriter.from.hasClass(name) ? name : null;
}

/** Flags of one class under another name, or one by one: `{ SEND_MESSAGES }`. */
export function flagsHeldIn(rewriter: Rewriter, owner: string, holder: Node): void {
  if (holder.type === "ObjectPattern") takenOut(rewriter, owner, holder);
  else if (holder.type === "Identifier") reached(rewriter, owner, holder);
}

function takenOut(rewriter: Rewriter, owner: string, pattern: ObjectPattern): void {
  for (const one of pattern.properties) {
    const to = one.type === "ObjectProperty" ? flagName(owner, keyName(one) ?? "") : undefined;
    if (one.type === "ObjectProperty" && to) {
      rewriter.change(ruleOfFlag(keyName(one) ?? ""), one, renameKey(one, to));
      if (owner === "Intents" && keyName(one) === "GUILD_MESSAGES") besideUses(rewriter, one.value);
    } else rewriter.flag("14-058", one, "argument-unknown");
  }
}

/** `{ GUILD_MESSAGES }`: wherever that name is one of what is asked for. */
function besideUses(rewriter: Rewriter, name: Node): void {
  const binding = name.type === "Identifier" ? rewriter.tree.resolve(name) : null;
  for (const use of binding ? rewriter.tree.references(binding) : [])
    if (use !== name) messageContent(rewriter, use);
}

function reached(rewriter: Rewriter, owner: string, holder: Identifier): void {
  const binding = rewriter.tree.resolve(holder);
  for (const use of binding ? rewriter.tree.references(binding) : []) {
    if (use === holder) continue;
    const member = parentOf(use);
    if (member?.type === "VariableDeclarator" && member.init === use && member.id.type === "ObjectPattern") {
      takenOut(rewriter, owner, member.id);
      continue;
    }
    const name = isMember(member) && member.object === use ? memberName(member) : undefined;
    const to = name === undefined ? undefined : flagName(owner, name);
    if (isMember(member) && owner === "Intents" && name === "GUILD_MESSAGES")
      messageContent(rewriter, member, `${holder.name}.MessageContent`);
    if (isMember(member) && name !== undefined && to)
      rewriter.change(ruleOfFlag(name), member, [rename(member, to)]);
    // `FLAGS[name]`, and all of them at once: the names are others now.
    else if (!isMember(member) || name === undefined) rewriter.flag("14-058", use, "behaviour");
  }
}
