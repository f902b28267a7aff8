import { bare, enclosingFunction, type Node, startOf } from "../engine/nodes.ts";
import { requiredSource } from "../infer/modules.ts";
import type { Rewriter } from "./rewriter.ts";

/** Whether discord.js is taken in only below a place that is come to first: nothing of it is there yet. */
export function isTakenLater({ tree }: Rewriter, place: Node): boolean {
  const taken = tree.file.program.body.filter(
    one =>
      one.type === "VariableDeclaration" &&
      one.declarations.some(({ init }) => init && requiredSource(bare(init)) === "discord.js"),
  );
  const isLater = taken.length > 0 && taken.every(one => startOf(one) > startOf(place));
  return isLater && enclosingFunction(place) === undefined;
}
