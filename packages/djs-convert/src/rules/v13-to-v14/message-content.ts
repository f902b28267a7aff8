import { endOf, type Node, parentOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

/** What a message says arrives only with an intent of its own; `written` where it is not taken from the package. */
export function messageContent(rewriter: Rewriter, after: Node, written?: string): void {
  const { text } = rewriter.tree;
  if (/MESSAGE_CONTENT|MessageContent/.test(text) || parentOf(after)?.type !== "ArrayExpression") return;
  const intent = written ?? taken(rewriter);
  if (intent === undefined) return;
  const end = endOf(after);
  const edits = [{ start: end, end, text: `, ${intent}`, closes: true }];
  rewriter.changes.push({ rule: "14-005", node: after, edits, weak: true });
  rewriter.flag("14-005", after, "intents");
}

function taken(rewriter: Rewriter): string | undefined {
  const owner = rewriter.exported("GatewayIntentBits");
  return owner ? `${owner}.MessageContent` : undefined;
}
