import type { NewExpression } from "@babel/types";
import type { Call } from "../../engine/nodes.ts";
import { constructs, isRepeatable } from "../literals.ts";
import { after, type Rewriter } from "../rewriter.ts";

/** `new TextChannel(guild, data)`: the client is not taken from the guild any more. */
export function madeChannels(rewriter: Rewriter, node: Call | NewExpression): void {
  const [guild, data, ...others] = node.arguments;
  if (!guild || !data || others.length > 0 || !constructs(rewriter, node, "GuildChannel")) return;
  if (isRepeatable(guild))
    rewriter.change("14-T133", node, [after(data, `, ${rewriter.text(guild)}.client`)]);
  else rewriter.flag("14-T133", node, "argument-unknown");
}
