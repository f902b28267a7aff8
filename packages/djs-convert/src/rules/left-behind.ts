import type { Identifier } from "@babel/types";
import { isMember, memberName, parentOf } from "../engine/nodes.ts";
import { isReference } from "../engine/references.ts";
import { importOf, namesTaken } from "../infer/modules.ts";
import { type ExportIndex, type ExportRow, nameNow, renamed } from "./export-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `new MessageEmbed()` in a file that takes `EmbedBuilder` in, or other names of the next version: whoever changed the
 * import by hand forgot this place.
 */
export function visitLeftBehind(rewriter: Rewriter, index: ExportIndex): void {
  const { tree, from, to: next } = rewriter;
  const isBegun = namesTaken(tree).some(name => !from.exports.has(name) && next.exports.has(name));
  for (const row of index.values()) {
    const uses = undeclared(rewriter, row.name).filter(
      use => isBegun || readsFlags(rewriter, use) || namesSeen(row).some(sees(rewriter, use)),
    );
    if (uses.length > 0) rewriter.infer.declare(row.name);
    for (const use of uses) {
      const to = nameNow(rewriter, row, use);
      const name = to === null || sees(rewriter, use)(to) ? to : rewriter.exported(to);
      if (name) rewriter.change(row.id, use, renamed(use, name), true);
    }
  }
}

/** The places that use a name which nothing in the file declares. */
export const undeclared = ({ tree }: Rewriter, name: string): Identifier[] =>
  tree.identifiers.get(name)?.filter(one => isReference(one) && !tree.resolve(one)) ?? [];

/** `Intents.FLAGS` in a file that takes something else from discord.js: nothing else is asked so. */
export function readsFlags({ tree }: Rewriter, use: Identifier): boolean {
  const member = parentOf(use);
  const isRead = isMember(member) && member.object === use && memberName(member) === "FLAGS";
  return isRead && /^(Intents|Permissions)$/.test(use.name) && namesTaken(tree).length > 0;
}

/** What a name is called now; of flags the list of them, or the class of their sets. */
const namesSeen = ({ name, to }: ExportRow): string[] =>
  [to, name === "Intents" ? "IntentsBitField" : undefined].flatMap(one => (one && one !== name ? [one] : []));

/** Whether a place sees what discord.js exports under a name, taken in under that name. */
const sees =
  ({ tree }: Rewriter, place: Identifier) =>
  (name: string): boolean => {
    const binding = tree.resolveAt(name, place);
    const imported = binding && importOf(binding, tree);
    return imported?.origin === "discord.js" && imported.name === name;
  };
