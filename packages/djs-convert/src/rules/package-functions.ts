import { type Call, isCall, isMember, type Node, parentOf } from "../engine/nodes.ts";
import { importOf } from "../infer/modules.ts";
import type { Rewriter } from "./rewriter.ts";

/** The calls of one function of `Util`, also under a name of its own. */
export function callsOfUtil(rewriter: Rewriter, name: string): Call[] {
  return (rewriter.tree.identifiers.get(name) ?? []).flatMap(one => {
    const member = parentOf(one);
    const callee: Node = isMember(member) && member.property === one ? member : one;
    const call = parentOf(callee);
    return isCall(call) && call.callee === callee && isOfUtil(rewriter, callee) ? [call] : [];
  });
}

/** `Util.escapeMarkdown`, or taken out of it or of the package; a function of the bot's own may be called so, too. */
function isOfUtil(rewriter: Rewriter, callee: Node): boolean {
  const type = rewriter.typeOf(callee);
  if (type?.kind === "method") return type.owner.kind === "class" && type.owner.name === "Util";
  if (isMember(callee)) return rewriter.typeOf(callee.object)?.kind === "module";
  const binding = callee.type === "Identifier" ? rewriter.tree.resolve(callee) : null;
  const imported = binding && importOf(binding, rewriter.tree);
  return imported ? imported.origin === "discord.js" : false;
}
