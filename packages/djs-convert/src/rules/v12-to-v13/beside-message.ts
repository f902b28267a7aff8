import { type Call, isText, type Node, outerEnd } from "../../engine/nodes.ts";
import { isOptions } from "../literals.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";
import { contentOf, kindOf } from "./payload.ts";

/**
 * What stands where options belong and may be none: of a text nothing was taken, and behind an embed nothing as a rule
 * or what a package added to version 12. Whether this was it.
 */
export function besideMessage(
  rewriter: Rewriter,
  call: Call,
  message: Node,
  second: Node,
  weak: boolean,
): boolean {
  if (isText(second)) {
    const edits = [...contentOf(rewriter, message), remove(outerEnd(message), outerEnd(second))];
    rewriter.change("13-012", call, edits, weak);
    return true;
  }
  if (kindOf(rewriter, message).kind !== "embed" || isOptions(rewriter, second)) return false;
  const edits = [
    before(message, "{ embeds: ["),
    after(message, "]"),
    before(second, "..."),
    after(second, " }"),
  ];
  rewriter.change("13-012", call, edits, weak);
  rewriter.flag("13-012", second, "argument-unknown", rewriter.text(second).slice(0, 60));
  return true;
}
