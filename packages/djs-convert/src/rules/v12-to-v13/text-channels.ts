import type { TSType, TSUnionType } from "@babel/types";
import { endOf, type Node, parentOf } from "../../engine/nodes.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";
import { isQualified, isTypeScript, typeNamedBy } from "../type-uses.ts";

/** All that the channel of a message could be. */
const before = ["DMChannel", "NewsChannel", "TextChannel"];

/**
 * `channel: TextChannel | DMChannel | NewsChannel`, also among others, where threads and voice channels have messages,
 * too, by now.
 */
export function textChannels(rewriter: Rewriter): void {
  const named = rewriter.tree.identifiers.get("NewsChannel") ?? [];
  if (named.length === 0 || !isTypeScript(rewriter)) return;
  for (const identifier of named) {
    const union = unionOf(identifier);
    const channels = union?.types.filter(one => before.includes(nameOf(rewriter, one) ?? "")) ?? [];
    const names = new Set(channels.map(one => nameOf(rewriter, one)));
    if (!union || names.size < before.length) continue;
    const to = rewriter.names.useType("TextBasedChannel");
    if (to !== null) rewriter.change("13-T73", union, joined(union, channels, to));
  }
}

/** One name in the place of several. */
function joined(union: TSUnionType, [first, ...others]: readonly TSType[], to: string) {
  if (!first || others.length + 1 === union.types.length) return [replace(union, to)];
  const previous = (one: TSType) => union.types[union.types.indexOf(one) - 1] ?? first;
  return [replace(first, to), ...others.map(one => remove(endOf(previous(one)), endOf(one)))];
}

function unionOf(identifier: Node): TSUnionType | null {
  const type = typeNamedBy(identifier);
  const union = type && parentOf(type);
  return union?.type === "TSUnionType" ? union : null;
}

/** The name under which discord.js exports a type. */
function nameOf(rewriter: Rewriter, type: TSType): string | undefined {
  const name = type.type === "TSTypeReference" ? type.typeName : undefined;
  if (name?.type === "TSQualifiedName")
    return isQualified(rewriter, name.right) ? name.right.name : undefined;
  return name?.type === "Identifier" && rewriter.names.isImported(name) ? name.name : undefined;
}
