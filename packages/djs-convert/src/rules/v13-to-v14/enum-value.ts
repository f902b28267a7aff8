import type { Identifier, TemplateLiteral } from "@babel/types";
import {
  bare,
  endOf,
  isCall,
  isMember,
  isText,
  keyName,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { alternatives, heldBy, onlyHole } from "../held-values.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";
import { isTakenLater } from "../taken-later.ts";
import { activityTypes, buttonStyles, type EnumMap, intents, partials } from "./enums.ts";
import { lookUp } from "./looked-up.ts";

/** Writes the enum's member instead of the string; says whether it could. */
export function enumValue(
  rewriter: Rewriter,
  map: EnumMap,
  value: Node,
  weak: boolean,
  rule = map.id,
): boolean {
  if (value.type === "ConditionalExpression") {
    const done = [value.consequent, value.alternate].map(one => enumValue(rewriter, map, one, weak, rule));
    return done.includes(true);
  }
  if (value.type === "TemplateLiteral" && value.expressions.length > 0)
    return heldInText(rewriter, map, value, weak, rule);
  if (value.type === "LogicalExpression") {
    // `option.style ?? "PRIMARY"`, `isWrong && "DANGER" || "SUCCESS"`
    const isOutcome = value.operator !== "&&" && value.left.type === "LogicalExpression";
    const parts = isOutcome ? [value.left, value.right] : [value.right];
    return parts.map(one => enumValue(rewriter, map, one, true, rule)).includes(true);
  }
  if (value.type === "Identifier") return heldEnum(rewriter, map, value, rule);
  const text = stringValue(value) ?? "";
  const to = Object.hasOwn(map.values, text) ? map.values[text] : undefined;
  if (!to || rewriter.done.has(value)) return false;
  // Version 14 takes the names of intents as texts, too.
  const isLate = (map === intents || map === partials) && isTakenLater(rewriter, value);
  const isText = isLate && map === intents;
  const name = isLate ? `require('discord.js').${map.name}` : rewriter.exported(map.name);
  if (isText) rewriter.change(rule, value, [replace(value, `'${to}'`)], weak);
  else if (!name) rewriter.flag(rule, value, "argument-unknown");
  else rewriter.change(rule, value, [replace(value, `${name}.${to}`)], weak);
  return true;
}

/** One of the old names in what the bot's own code reads: what that code wants is for a person to see. */
export function enumElsewhere(rewriter: Rewriter, map: EnumMap, value: Node): void {
  if (rewriter.isBot && Object.hasOwn(map.values, stringValue(value) ?? ""))
    rewriter.flagIfLeft(map.id, value, "argument-unknown");
}

/** `kind.toUpperCase()`, and what else gives a text: that is one of the names of version 13. */
export const isMadeText = (rewriter: Rewriter, node: Node): boolean =>
  isCall(node) &&
  (rewriter.typeOf(node)?.kind === "string" ||
    (isMember(node.callee) && /^to(Locale)?UpperCase$/.test(memberName(node.callee) ?? "")));

/** One of the old texts, for all that is to be seen here. */
export function mayBeText(rewriter: Rewriter, value: Node): boolean {
  const isTemplate = value.type === "TemplateLiteral";
  if (isText(value) || rewriter.done.has(value)) return false;
  if (isTemplate || isMadeText(rewriter, value)) return true;
  const owner = isMember(value) ? bare(value.object) : null;
  // What Discord told of an activity goes on as it came, and discord.js itself has no such texts.
  if (owner && (rewriter.typeOf(owner)?.kind === "instance" || isOfPackage(rewriter, owner))) return false;
  const kind = rewriter.typeOf(value)?.kind;
  return (
    (owner !== null || value.type === "Identifier") &&
    (kind === undefined || kind === "foreign" || kind === "string")
  );
}

/** `config.get("type")`, `await db.get("type")`: of code that is not to be seen here. */
function isGivenByCall(rewriter: Rewriter, value: Node): boolean {
  const call = value.type === "AwaitExpression" ? bare(value.argument) : value;
  const kind = rewriter.typeOf(value)?.kind;
  return isCall(call) && (kind === undefined || kind === "foreign");
}

/** `Discord.ActivityFlags.FLAGS`. */
const isOfPackage = (rewriter: Rewriter, node: Node): boolean =>
  /^(module|class|enumObject|constants)$/.test(rewriter.typeOf(node)?.kind ?? "") ||
  (isMember(node) && isOfPackage(rewriter, bare(node.object)));

/** `${isRight ? "SUCCESS" : "DANGER"}`: what makes a text of it goes where nothing else stands in it. */
function heldInText(
  rewriter: Rewriter,
  map: EnumMap,
  value: TemplateLiteral,
  weak: boolean,
  rule: string,
): boolean {
  const only = onlyHole(value);
  if (!only) return false;
  if (!alternatives(only).every(one => Object.hasOwn(map.values, stringValue(one) ?? ""))) return false;
  const parent = parentOf(value);
  if (!isCall(parent) && parent?.type !== "ObjectProperty") return false;
  if (!enumValue(rewriter, map, only, weak, rule)) return false;
  rewriter.wrap(rule, value, withoutMarks(value, only), weak);
  return true;
}

/** What makes `x` of `${x}`. */
export const withoutMarks = (value: Node, only: Node): Edit[] => [
  remove(startOf(value), outerStart(only)),
  remove(outerEnd(only), endOf(value)),
];

/** `const style = "PRIMARY"; … setStyle(style)`: where it goes to such places alone. */
function heldEnum(rewriter: Rewriter, map: EnumMap, name: Identifier, rule: string): boolean {
  const held = heldBy(rewriter, name);
  const values = (held?.values ?? []).flatMap(alternatives);
  if (!held || !values.some(one => Object.hasOwn(map.values, stringValue(one) ?? ""))) return false;
  const place = placeOf(name);
  const isSeen =
    !isSmall(map) || !values.some(one => mayBeText(rewriter, one) || isGivenByCall(rewriter, one));
  if (isSeen && place !== undefined && held.reads.every(read => placeOf(read) === place))
    for (const one of values) enumValue(rewriter, map, one, true, rule);
  else if (isSmall(map) && parentOf(name)?.type !== "BinaryExpression")
    lookUp(rewriter, map, name, values.every(one => stringValue(one) !== undefined) ? null : name);
  else rewriter.flag(rule, name, "argument-unknown");
  return true;
}

/** Its names fit into a table where one of them is looked up. */
const isSmall = (map: EnumMap): boolean => map === activityTypes || map === buttonStyles;

/** The method that is given a value, or the key that it stands under. */
function placeOf(value: Node): string | undefined {
  const parent = parentOf(value);
  if (parent?.type === "ConditionalExpression" || parent?.type === "LogicalExpression")
    return placeOf(parent);
  if (parent?.type === "ObjectProperty") return parent.value === value ? keyName(parent) : undefined;
  if (parent?.type === "BinaryExpression" && /^[=!]==?$/.test(parent.operator)) {
    const other = parent.left === value ? parent.right : parent.left;
    return isMember(other) ? memberName(other) : undefined;
  }
  const callee = isCall(parent) && parent.callee !== value ? parent.callee : null;
  return isMember(callee) ? memberName(callee) : undefined;
}
