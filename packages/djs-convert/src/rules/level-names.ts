import type { BinaryExpression, SwitchStatement } from "@babel/types";
import { isMember, isText, memberName, type Node } from "../engine/nodes.ts";
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
