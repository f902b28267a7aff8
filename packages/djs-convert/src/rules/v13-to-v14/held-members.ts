import type { Identifier } from "@babel/types";
import {
  isCall,
  isMember,
  isTarget,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { optionsOf } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";
import { channelTypes, type EnumMap } from "./enums.ts";
import { hadName } from "./former-names.ts";
import { takesNew } from "./types.ts";

/** Many things have a type, and what has none of these would be an error. */
export const mayBeNamed = (rewriter: Rewriter, map: EnumMap, weak: boolean): boolean =>
  (!weak || /^Guild/.test(map.name)) && !takesNew(rewriter);

/**
 * `let level = guild.verificationLevel; if (level === "NONE") level = "none";`: whether what was read is a name as
 * before, as it is shown, or as the variable holds texts of the bot's own besides.
 */
export function keepsName(rewriter: Rewriter, node: Member, map: EnumMap, weak: boolean): boolean {
  const name = heldBy(node);
  const binding = name && rewriter.tree.resolve(name);
  if (!binding || !hadName(rewriter, memberName(node))) return false;
  const uses = rewriter.tree.references(binding).filter(use => !isTarget(use));
  const isCompared = uses.some(use => isComparedWith(use, map));
  // What is compared with the name of a channel's type is one.
  if (!mayBeNamed(rewriter, map, weak && !(isCompared && map === channelTypes))) return false;
  const isGivenElse = rewriter.tree.assignmentsOf(binding).some(one => one.right !== node);
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
  return isRead(use, parent) || isField(use, parent);
}

/** A list, or an object whose keys are numbers. */
export function isByNumber(rewriter: Rewriter, table: Node): boolean {
  if (rewriter.typeOf(table)?.kind === "list") return true;
  const properties = optionsOf(rewriter, table)?.properties ?? [];
  const isNumber = (one: (typeof properties)[number]): boolean =>
    one.type === "ObjectProperty" && /^["'`]?\d+["'`]?$/.test(rewriter.text(one.key));
  return properties.length > 0 && properties.every(isNumber);
}

/** The name or the text of an embed's field, where a number is refused. */
export function isField(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "ObjectProperty") {
    const field = parentOf(parent);
    const isPart = parent.value === node && /^(name|value)$/.test(keyName(parent) ?? "");
    return (
      isPart &&
      field?.type === "ObjectExpression" &&
      propertyOf(field, "name") !== undefined &&
      propertyOf(field, "value") !== undefined
    );
  }
  return (
    isCall(parent) &&
    parent.callee !== node &&
    isMember(parent.callee) &&
    memberName(parent.callee) === "addField"
  );
}

/** `String(channel.type)`, `a.type.localeCompare(b.type)`, `/THREAD/.test(channel.type)`. */
const readsText = (callee: Node): boolean =>
  callee.type === "Identifier"
    ? callee.name === "String"
    : isMember(callee) && /^(exec|localeCompare|test)$/.test(memberName(callee) ?? "");

/** A method of a text is called on it, or it becomes part of one. */
export function isRead(node: Node, parent: Node | undefined): boolean {
  if (isMember(parent)) return parent.object === node;
  if (isCall(parent)) return readsText(parent.callee) && parent.callee !== node;
  if (parent?.type === "AssignmentExpression") return parent.operator === "+=" && parent.right === node;
  return (
    parent?.type === "TemplateLiteral" || (parent?.type === "BinaryExpression" && parent.operator === "+")
  );
}
