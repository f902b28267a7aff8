import type { Identifier } from "@babel/types";
import {
  isCall,
  isMember,
  isTarget,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { choiceOf } from "../held-values.ts";
import { optionsOf } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";
import { channelTypes, type EnumMap } from "./enums.ts";
import { hadName } from "./former-names.ts";
import { isTextPlace } from "./text-places.ts";
import { takesNew } from "./types.ts";

/** Many things have a type, and what has none of these would be an error. */
export const mayBeNamed = (rewriter: Rewriter, map: EnumMap, weak: boolean): boolean =>
  (!weak || /^Guild/.test(map.name)) && !takesNew(rewriter);

/**
 * `let level = guild.verificationLevel; if (level === "NONE") level = "none";`: whether what was read is a name as
 * before, as it is shown, or as the variable holds texts of the bot's own besides.
 */
export function keepsName(rewriter: Rewriter, node: Member, map: EnumMap, weak: boolean): boolean {
  const chosen = choiceOf(node);
  const name = heldBy(chosen);
  const binding = name && rewriter.tree.resolve(name);
  if (!binding || !hadName(rewriter, memberName(node))) return false;
  const uses = rewriter.tree.references(binding).filter(use => !isTarget(use));
  const isCompared = uses.some(use => isComparedWith(use, map));
  // What is compared with the name of a channel's type is one.
  if (!mayBeNamed(rewriter, map, weak && !(isCompared && map === channelTypes))) return false;
  const isGivenElse = chosen !== node || rewriter.tree.assignmentsOf(binding).some(one => one.right !== node);
  if (isCompared && isGivenElse) return true;
  // A tier is shown as the number that it was before version 13, and is again.
  return (isCompared || map.name !== "GuildPremiumTier") && uses.some(use => isShown(rewriter, use));
}

/** `level` of `const level = guild.verificationLevel`, and of `level = guild.verificationLevel`. */
function heldBy(node: Node): Identifier | null {
  const parent = parentOf(node);
  const name =
    parent?.type === "VariableDeclarator" && parent.init === node
      ? parent.id
      : parent?.type === "AssignmentExpression" && parent.operator === "=" && parent.right === node
        ? parent.left
        : null;
  return name?.type === "Identifier" ? name : null;
}

export function isComparedWith(use: Node, { values }: EnumMap): boolean {
  const parent = parentOf(use);
  const others =
    parent?.type === "BinaryExpression" && /^[=!]==?$/.test(parent.operator)
      ? [parent.left, parent.right]
      : parent?.type === "SwitchStatement" && parent.discriminant === use
        ? parent.cases.map(one => one.test)
        : [];
  return others.some(one => Object.hasOwn(values, stringValue(one) ?? ""));
}

/** As a text, as a part of one, or as a key. */
export function isShown(rewriter: Rewriter, use: Node): boolean {
  const parent = parentOf(use);
  if (isMember(parent) && parent.property === use && parent.computed)
    return !isByNumber(rewriter, parent.object);
  return isRead(use, parent) || isTextPlace(use, parent);
}

/** A list, or an object whose keys are numbers. */
export function isByNumber(rewriter: Rewriter, table: Node): boolean {
  if (rewriter.typeOf(table)?.kind === "list") return true;
  const properties = optionsOf(rewriter, table)?.properties ?? [];
  const isNumber = (one: (typeof properties)[number]): boolean =>
    one.type === "ObjectProperty" && /^["'`]?\d+["'`]?$/.test(rewriter.text(one.key));
  return properties.length > 0 && properties.every(isNumber);
}

/** `String(channel.type)`, `a.type.localeCompare(b.type)`, `/THREAD/.test(channel.type)`. */
const readsText = (callee: Node): boolean =>
  callee.type === "Identifier"
    ? callee.name === "String"
    : isMember(callee) && /^(exec|localeCompare|test)$/.test(memberName(callee) ?? "");

/** `[guild.verificationLevel, "a"].join(", ")`. */
function isJoined(list: Node): boolean {
  const parent = parentOf(list);
  return list.type === "ArrayExpression" && isMember(parent) && memberName(parent) === "join";
}

/** A method of a text is called on it, or it becomes part of one. */
export function isRead(node: Node, parent: Node | undefined): boolean {
  if (isMember(parent)) return parent.object === node;
  if (isCall(parent)) return readsText(parent.callee) && parent.callee !== node;
  if (parent && isJoined(parent)) return true;
  if (parent?.type === "AssignmentExpression") return parent.operator === "+=" && parent.right === node;
  return (
    parent?.type === "TemplateLiteral" || (parent?.type === "BinaryExpression" && parent.operator === "+")
  );
}
