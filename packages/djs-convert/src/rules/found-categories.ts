import type { Node } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `setParent(guild.channels.find(one => …))`: what was looked up among the channels of a guild is any of them to a type
 * checker, and only a category may be above a channel. It runs as before.
 */
export function foundCategory(rewriter: Rewriter, rule: string, category: Node): void {
  const type = rewriter.typeOf(category);
  if (type?.kind !== "instance" || !rewriter.infer.isA(type, "GuildChannel")) return;
  if (type.names.some(name => name !== "CategoryChannel"))
    rewriter.flags.push({ rule, node: category, reason: "types", message: undefined });
}
