import type { Identifier } from "@babel/types";
import { isMember, memberName, parentOf } from "../engine/nodes.ts";
import { isReference } from "../engine/references.ts";
import { importOf } from "../infer/modules.ts";
import { type ExportIndex, type ExportRow, nameNow, renamed } from "./export-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `new MessageEmbed()` in a file that takes `EmbedBuilder` in, or no such name at all: whoever changed the import by hand
 * forgot this place.
 */
export function visitLeftBehind(rewriter: Rewriter, index: ExportIndex): void {
  for (const row of index.values()) {
    const uses = undeclared(rewriter, row.name).filter(
      use =>
        isOfDiscord(rewriter, use) || readsFlags(rewriter, use) || namesSeen(row).some(sees(rewriter, use)),
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

/** Names that nothing else has, of classes that the next version does not have. */
const foundNowhereElse =
  /^(RichEmbed|Message(ActionRow|Attachment|Button|Embed|SelectMenu)|TextInputComponent)$/;

/** `new MessageEmbed()` of a bot. */
function isOfDiscord({ isBot, to }: Rewriter, use: Identifier): boolean {
  const made = parentOf(use);
  const isMade = made?.type === "NewExpression" && made.callee === use;
  return isBot && isMade && foundNowhereElse.test(use.name) && !to.exports.has(use.name);
}

/** `Intents.FLAGS`: nothing else is asked so. */
export function readsFlags({ isBot }: Rewriter, use: Identifier): boolean {
  const member = parentOf(use);
  const isRead = isMember(member) && member.object === use && memberName(member) === "FLAGS";
  return isBot && isRead && /^(Intents|Permissions)$/.test(use.name);
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
