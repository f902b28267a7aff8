import { type Func, isFunc, type Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import type { Rewriter } from "../rewriter.ts";
import { isBot, isHandler, partsInstead } from "./event-parts.ts";

/** Who types where is one thing now. */
export const partsOfTyping = (rewriter: Rewriter, func: Node): Edit[] | null =>
  partsInstead(rewriter, func, ["channel", "user"], "typing");

/** `events/typingStart.js`, which exports `(client, channel, user) => …`. */
export function typingFile(rewriter: Rewriter): void {
  const { project, infer, tree } = rewriter;
  if (!/typingStart\.[cm]?[jt]s$/.test(infer.filename ?? "")) return;
  // Whoever listens by that name hands the parts on, and takes them apart for this file, too.
  if (project?.texts.some(other => other !== tree.text && /["']typingStart["']/.test(other))) return;
  const func = tree.nodes.find((node): node is Func => isFunc(node) && isHandler(node));
  const first = func?.params.find(one => !isBot(one));
  const edits = func && first?.type === "Identifier" ? partsOfTyping(rewriter, func) : null;
  if (first && edits && edits.length > 0) rewriter.change("13-067", first, edits, true);
}
