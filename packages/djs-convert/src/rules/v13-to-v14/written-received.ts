import { isMember, type Member, parentOf } from "../../engine/nodes.ts";
import { heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

export const namesOfWritten =
  "author color customId description disabled emoji fields footer label placeholder style title url";

const rows: readonly (readonly [string, string])[] = [
  ["MessageEmbed", "14-026"],
  ["MessageButton", "14-098"],
  ["MessageSelectMenu", "14-098"],
];

/** `row.components[0].disabled = true` of what came from Discord: it can only be read, and what is written is lost. */
export function writtenReceived(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node || rewriter.done.has(node))
    return;
  const { object } = node;
  // A name alone, `button`, may stand for anything.
  const sources = object.type === "Identifier" ? (heldBy(rewriter, object)?.values ?? []) : [object];
  const type = sources.some(isMember) ? rewriter.typeOf(object) : undefined;
  if (type?.kind !== "instance" || type.made) return;
  const row = rows.find(([name]) => rewriter.infer.isA(type, name));
  if (row) rewriter.flag(row[1], node, "behaviour");
}
