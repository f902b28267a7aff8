import type { ArrayExpression, BinaryExpression, ObjectExpression, SwitchStatement } from "@babel/types";
import {
  endOf,
  isBracketed,
  isMember,
  isText,
  keyName,
  type Member,
  memberName,
  type Node,
  outerStart,
  parentOf,
  startOf,
} from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { heldBy } from "./held-values.ts";
import { type Rewriter, replace } from "./rewriter.ts";
import type { Rule } from "./step-rules.ts";

/** Row, class, and the names of 0, 1, 2 and so on. */
export type Level = readonly [id: string, owner: string, names: readonly string[]];
export type Levels = Readonly<Record<string, Level>>;

/** `guild.verificationLevel === 2`, `switch (guild.verificationLevel)`: what was a number has names now. */
export const levelNames =
  (levels: Levels): Rule<BinaryExpression | SwitchStatement> =>
  (rewriter, node) => {
    if (node.type === "SwitchStatement")
      compare(
        rewriter,
        levels,
        node.discriminant,
        node.cases.flatMap(one => one.test ?? []),
      );
    else if (/^[=!]==?$/.test(node.operator)) {
      compare(rewriter, levels, node.left, [node.right]);
      compare(rewriter, levels, node.right, [node.left]);
    }
  };

/** `["None", "Low"][guild.verificationLevel]`: a list, or a table by numbers, becomes a table by names. */
export const levelTables =
  (levels: Levels): Rule<Member> =>
  (rewriter, node) => {
    const lookup = parentOf(node);
    const level = levelOf(rewriter, levels, node);
    if (!level || !isMember(lookup) || !lookup.computed || lookup.property !== node) return;
    const table = tableOf(rewriter, levels, lookup.object);
    const edits =
      table &&
      (table.type === "ArrayExpression" ? fromList(rewriter, table, level[2]) : fromNumbers(table, level[2]));
    if (!table || !edits) return;
    rewriter.done.add(node);
    if (!rewriter.done.has(table)) rewriter.change(level[0], table, edits, true);
  };

function levelOf(rewriter: Rewriter, levels: Levels, node: Node): Level | null {
  const name = isMember(node) ? (memberName(node) ?? "") : "";
  const row = Object.hasOwn(levels, name) ? levels[name] : undefined;
  return row && isMember(node) && rewriter.receiver(node, [row[1]], false) ? row : null;
}

/** What stands before the brackets, or what the name there holds that is there for such lookups alone. */
function tableOf(rewriter: Rewriter, levels: Levels, node: Node): ArrayExpression | ObjectExpression | null {
  const held = node.type === "Identifier" ? heldBy(rewriter, node) : null;
  const isLookup = (read: Node): boolean => {
    const member = parentOf(read);
    return (
      isMember(member) &&
      member.object === read &&
      member.computed &&
      levelOf(rewriter, levels, member.property) !== null
    );
  };
  const table = held
    ? held.values.length === 1 && held.reads.every(isLookup)
      ? held.values[0]
      : null
    : node;
  return table?.type === "ArrayExpression" || table?.type === "ObjectExpression" ? table : null;
}

function fromList(rewriter: Rewriter, list: ArrayExpression, names: readonly string[]): Edit[] | null {
  const { elements } = list;
  if (elements.length > names.length || elements.length === 0 || opensBlock(list)) return null;
  const keys = elements.map((one, index): Edit | null =>
    one && one.type !== "SpreadElement"
      ? { start: outerStart(one), end: outerStart(one), text: `${names[index]}: ` }
      : null,
  );
  if (!keys.every(key => key !== null)) return null;
  const [start, end] = [startOf(list), endOf(list)];
  const space = /^\[\s/.test(rewriter.text(list)) ? "" : " ";
  return [{ start, end: start + 1, text: `{${space}` }, ...keys, { start: end - 1, end, text: `${space}}` }];
}

/** A brace here would be that of a statement, or of a function's body. */
function opensBlock(node: Node): boolean {
  let at = node;
  for (let around = parentOf(at); around && !isBracketed(at); around = parentOf(at)) {
    if (/^(ExpressionStatement|ExportDefaultDeclaration)$/.test(around.type)) return true;
    if (around.type === "ArrowFunctionExpression") return around.body === at;
    if (startOf(around) !== startOf(node)) return false;
    at = around;
  }
  return false;
}

function fromNumbers(table: ObjectExpression, names: readonly string[]): Edit[] | null {
  const edits = table.properties.map(one => {
    const key = one.type === "ObjectProperty" && !one.computed ? one.key : null;
    const number = key?.type === "NumericLiteral" ? key.value : Number(key ? keyName(one) : Number.NaN);
    const to = names[number];
    return key && to !== undefined ? replace(key, to) : null;
  });
  return edits.length > 0 && edits.every(edit => edit !== null) ? edits : null;
}

function compare(rewriter: Rewriter, levels: Levels, subject: Node, values: readonly Node[]): void {
  if (!isMember(subject)) return;
  const name = memberName(subject) ?? "";
  const row = Object.hasOwn(levels, name) ? levels[name] : undefined;
  const receiver = row && rewriter.receiver(subject, [row[1]], false);
  if (!row || !receiver) return;
  const [id, , names] = row;
  for (const value of values) {
    const to = value.type === "NumericLiteral" ? names[value.value] : undefined;
    if (to) rewriter.change(id, value, [replace(value, `'${to}'`)], receiver.weak);
  }
  if (values.every(value => rewriter.done.has(value) || isText(value))) rewriter.done.add(subject);
}
