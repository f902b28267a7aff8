import type { Identifier } from "@babel/types";
import { textValue } from "../engine/nodes.ts";
import { isReference } from "../engine/references.ts";
import { importOf, namesTaken } from "../infer/modules.ts";
import { type ExportIndex, type ExportRow, nameNow, renamed } from "./export-rows.ts";
import type { Rewriter } from "./rewriter.ts";
import { isTypeUse } from "./type-uses.ts";

/**
 * `new MessageEmbed()` in a file that takes `EmbedBuilder` in, or other names of the next version: whoever changed the
 * import by hand forgot this place.
 */
export function visitLeftBehind(rewriter: Rewriter, index: ExportIndex): void {
  const { tree, from, to: next } = rewriter;
  const isBegun = namesTaken(tree).some(name => !from.exports.has(name) && next.exports.has(name));
  for (const row of index.values()) {
    const uses = undeclared(rewriter, row.name).filter(
      use => isBegun || namesSeen(row).some(sees(rewriter, use)),
    );
    if (uses.length > 0) rewriter.infer.declare(row.name);
    for (const use of uses) {
      const to = nameNow(rewriter, row, use);
      const name = to === null || sees(rewriter, use)(to) ? to : rewriter.exported(to);
      if (name) rewriter.change(row.id, use, renamed(use, name), true);
    }
  }
}

/** `ButtonStyle.Primary` in a file that takes no such name in: whoever began to convert it forgot the import. */
export function visitForgotten(rewriter: Rewriter): void {
  const { step, tree, from, to, project } = rewriter;
  // Buttons of version 12 came from packages of their own.
  if (step !== "13-14" || !tree.texts.some(one => textValue(one) === "discord.js")) return;
  for (const name of tree.identifiers.keys()) {
    if (!sinceNext.test(name) || from.exports.has(name) || !to.exports.has(name)) continue;
    const uses = undeclared(rewriter, name).filter(use => !isTypeUse(use));
    if (uses.length === 0 || isOnGlobal(project?.texts ?? [tree.text], name)) continue;
    rewriter.infer.declare(name);
    const expression = rewriter.exported(name);
    if (expression && expression !== name)
      for (const use of uses) rewriter.change("14-import", use, renamed(use, expression), true);
  }
}

const sinceNext = /^[A-Z]\w+(Bits|BitField|Builder|Style|Type)$/;

/** Whether the bot has put something of its own under a name that all files see. */
const isOnGlobal = (texts: readonly string[], name: string): boolean =>
  texts.some(text => text.includes(name) && new RegExp(`\\bglobal(This)?\\.${name}\\b`).test(text));

/** The places that use a name which nothing in the file declares. */
const undeclared = ({ tree }: Rewriter, name: string): Identifier[] =>
  tree.identifiers.get(name)?.filter(one => isReference(one) && !tree.resolve(one)) ?? [];

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
