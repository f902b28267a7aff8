import { isCall, type Node } from "../engine/nodes.ts";
import { importOf } from "../infer/modules.ts";
import type { Rewriter } from "./rewriter.ts";

/** `moment(time)` and `dayjs(time)`: an object that is a text or a number for whoever asks, and neither by itself. */
export function isMoment({ tree }: Rewriter, node: Node): boolean {
  if (!isCall(node) || node.callee.type !== "Identifier") return false;
  const binding = tree.resolve(node.callee);
  const imported = binding && importOf(binding, tree);
  return imported?.name === "*" && /^(dayjs|moment(-timezone)?)$/.test(imported.source);
}
