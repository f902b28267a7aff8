import type { BinaryExpression, SwitchStatement } from "@babel/types";
import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";

type Level = readonly [id: string, owner: string, names: readonly string[]];

const levels: Readonly<Record<string, Level>> = {
  verificationLevel: ["12-196", "Guild", ["NONE", "LOW", "MEDIUM", "HIGH", "VERY_HIGH"]],
  explicitContentFilter: ["12-T20", "Guild", ["DISABLED", "MEMBERS_WITHOUT_ROLES", "ALL_MEMBERS"]],
  type: ["12-175", "Game", ["PLAYING", "STREAMING", "LISTENING", "WATCHING", "CUSTOM_STATUS"]],
};

/** `guild.verificationLevel === 2`, `switch (guild.verificationLevel)`, `game.type === 1`: these have names now. */
export function levelNames(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  if (node.type === "SwitchStatement")
    compare(
      rewriter,
      node.discriminant,
      node.cases.flatMap(one => one.test ?? []),
    );
  else if (/^[=!]==?$/.test(node.operator)) {
    compare(rewriter, node.left, [node.right]);
    compare(rewriter, node.right, [node.left]);
  }
}

function compare(rewriter: Rewriter, subject: Node, values: readonly Node[]): void {
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
  if (values.every(value => rewriter.done.has(value) || value.type === "StringLiteral"))
    rewriter.done.add(subject);
}
