import { endOf, type Node, parentOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

/** What a message says arrives only with an intent of its own. */
export function messageContent(rewriter: Rewriter, after: Node, name: string | null): void {
  const { text } = rewriter.tree;
  if (/MESSAGE_CONTENT|MessageContent/.test(text) || !name || parentOf(after)?.type !== "ArrayExpression")
    return;
  const end = endOf(after);
  const edits = [{ start: end, end, text: `, ${name}.MessageContent`, closes: true }];
  rewriter.changes.push({ rule: "14-005", node: after, edits, weak: true });
  rewriter.flag("14-005", after, "intents");
}
