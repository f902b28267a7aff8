import {
  type Call,
  endOf,
  isBracketed,
  isMember,
  type Member,
  memberName,
  type Node,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { toObject } from "../arguments.ts";
import { branchesOf } from "../held-values.ts";
import { areFields, isOptions } from "../literals.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";
import { isNamedForNext } from "../written-for-next.ts";
import { toBoolean } from "./checked-values.ts";
import { isMissing } from "./missing-colors.ts";

const spread =
  (keys: readonly string[]): NonNullable<MemberRow["edit"]> =>
  (rewriter, _node, call) => {
    const first = call?.arguments[0];
    if (!call || !first || isOptions(rewriter, first) || first.type === "NullLiteral") return [];
    if (beginsWithText(rewriter, call)) return toObject(rewriter, call, 0, keys);
    if (isAsked(first)) return [];
    // No version before 13 took anything but a text, or made one of it.
    return rewriter.writtenFor < 13
      ? [before(first, `{ ${keys[0]}: String(`), after(first, ") }")]
      : whicheverItIs(rewriter, first, keys[0] ?? "");
  };

/** Whether what `setAuthor` or `setFooter` is given first is a text, and not an object of options. */
export function beginsWithText(rewriter: Rewriter, call: Call): boolean {
  const [first, second] = call.arguments;
  if (!first || second) return first !== undefined;
  const branches = branchesOf(first);
  const isWritten = branches.some(one => /^(String|Template)Literal$/.test(one.type));
  if (isWritten && branches.every(one => one.type !== "ObjectExpression")) return true;
  return rewriter.typeOf(first)?.kind === "string" || isCalledText(rewriter.text(first));
}

/** `setFooter(config.footer)` takes a text or options in version 13, and only options from then on. */
function whicheverItIs(rewriter: Rewriter, value: Node, key: string): Edit[] | null {
  // In a file of version 14 it has been options all along.
  if (isNamedForNext(rewriter)) return [];
  if (!isPath(value)) return null;
  const text = rewriter.text(value);
  return [before(value, `typeof ${text} === "string" ? { ${key}: ${text} } : `)];
}

/** `config.embeds.footer`, which may be read twice. */
const isPath = (value: Node): boolean =>
  value.type === "Identifier" ||
  value.type === "ThisExpression" ||
  (isMember(value) && !value.computed && isPath(value.object));

/** What asks already what it is. */
const isAsked = (value: Node): boolean =>
  value.type === "ConditionalExpression" &&
  value.test.type === "BinaryExpression" &&
  value.test.left.type === "UnaryExpression" &&
  value.test.left.operator === "typeof";

// What a lone argument is called when it is a text and not an object of options.
const isCalledText = (text: string): boolean =>
  /(name|tag|title|text|username|prefix|version)$/i.test(text) || /^[\w$.]+\.(get|t|translate)\(/.test(text);

function addField(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  if (!call || call.arguments.some(one => one.type === "SpreadElement")) return null;
  if (areFields(rewriter, call)) return [rename(node, "addFields")];
  const edits = toObject(rewriter, call, 0, ["name", "value", "inline"]);
  if (!edits) return null;
  const inline = call.arguments[2] && toBoolean(rewriter, call.arguments[2]);
  if (inline === null)
    rewriter.flags.push({ rule: "14-T99", node, reason: "argument-unknown", message: undefined });
  return [rename(node, "addFields"), ...edits, ...(inline ?? [])];
}

/** `spliceFields(0, 1, [field])`: the fields stand for themselves. */
function spreadFields(rewriter: Rewriter, _node: Member, call: Call | undefined): Edit[] | null {
  const [, , fields, ...others] = call?.arguments ?? [];
  const type = fields ? rewriter.typeOf(fields)?.kind : undefined;
  if (!fields || others.length > 0 || (type !== "list" && type !== "array")) return [];
  const isWritten = fields.type === "ArrayExpression" && fields.elements.length > 0 && !isBracketed(fields);
  if (!isWritten) return [before(fields, "...")];
  const [start, end] = [startOf(fields), endOf(fields)];
  return [remove(start, start + 1), remove(end - 1, end)];
}

/** `setColor()` and `setColor(undefined)`, which took a color away: that is said by null alone now. */
function nothingSet(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] {
  const [only] = call?.arguments ?? [];
  if (!call) return [];
  if (only && rewriter.text(only) === "undefined") return [replace(only, "null")];
  if (only) return isColor(node) && isMissing(rewriter, only) ? [after(only, " ?? null")] : [];
  const at = endOf(call) - 1;
  return [{ start: at, end: at, text: "null" }];
}

const isColor = (node: Member): boolean => memberName(node) === "setColor";

const on = ["MessageEmbed"];

/** What sets the parts of an embed. */
export const embedSetters: readonly MemberRow[] = [
  {
    id: "14-101",
    on,
    member: "setAuthor",
    when: "called",
    unique: true,
    edit: spread(["name", "iconURL", "url"]),
  },
  {
    id: "14-102",
    on,
    member: "setFooter",
    when: "called",
    unique: true,
    edit: spread(["text", "iconURL"]),
  },
  { id: "14-103", on, member: "addField", when: "called", unique: true, edit: addField },
  { id: "14-T114", on, member: "spliceFields", when: "called", edit: spreadFields },
  ...["setColor", "setImage", "setThumbnail", "setURL"].map(
    (member): MemberRow => ({
      id: "14-T116",
      on,
      member,
      when: "called",
      unique: true,
      edit: nothingSet,
    }),
  ),
];
