import type { Node } from "../../../engine/nodes.ts";
import type { Rewriter } from "../../rewriter.ts";

/**
 * Expressions for exports of `@discordjs/voice`, which are imported where they are not yet; null, and nothing is
 * imported, where the file calls something else so. At the first place of a file that stands alone it is said what
 * has to be installed: a whole bot gets it into its package.json.
 */
export function voiceNames<const Names extends readonly string[]>(
  rewriter: Rewriter,
  place: Node,
  ...names: Names
): { [Index in keyof Names]: string } | null {
  const imports = rewriter.voiceNames;
  if (names.some(name => imports.canBe(name) === null)) return null;
  const isFirst = imports.edits().length === 0;
  const found = names.map(name => imports.use(name));
  if (isFirst && imports.edits().length > 0 && !rewriter.project?.hasPackage)
    rewriter.flags.push({ rule: "13-002", node: place, reason: "package", message: undefined });
  return found as { [Index in keyof Names]: string };
}
