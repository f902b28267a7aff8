import type { Identifier, TSType, TSUnionType } from "@babel/types";
import { type Node, parentOf } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/** All that the channel of a message could be. */
const before = ["DMChannel", "NewsChannel", "TextChannel"];

/** `channel: TextChannel | DMChannel | NewsChannel`, where threads and voice channels have messages, too, by now. */
export function textChannels(rewriter: Rewriter): void {
  const named = rewriter.tree.identifiers.get("NewsChannel") ?? [];
  if (named.length === 0 || !isTypeScript(rewriter)) return;
  for (const identifier of named) {
    const union = unionOf(identifier);
    if (!union || !namesAll(rewriter, union)) continue;
    const to = rewriter.names.useType("TextBasedChannel");
    if (to !== null) rewriter.change("13-T73", union, [replace(union, to)]);
  }
}

function unionOf(identifier: Node): TSUnionType | null {
  const union = parentOf(parentOf(identifier) ?? identifier);
  return union?.type === "TSUnionType" ? union : null;
}

function namesAll(rewriter: Rewriter, { types }: TSUnionType): boolean {
  const names = types.map(one => importedName(rewriter, one)).sort();
  return names.length === before.length && before.every((name, index) => names[index] === name);
}

function importedName(rewriter: Rewriter, type: TSType): string | undefined {
  const name: Identifier | null =
    type.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName : null;
  return name && rewriter.names.isImported(name) ? name.name : undefined;
}
