import type { Identifier, ImportSpecifier } from "@babel/types";
import { type Node, parentOf } from "../../../engine/nodes.ts";
import { outOfList } from "../../name-lists.ts";
import { type Rewriter, replace } from "../../rewriter.ts";
import { isTypeScript, isTypeUse } from "../../type-uses.ts";

/** What classes of voice are called in the package of their own. */
const types: ReadonlyMap<string, string> = new Map([
  ["StreamDispatcher", "AudioPlayer"],
  ["VoiceConnection", "VoiceConnection"],
  ["VoiceReceiver", "VoiceReceiver"],
]);

/** `import { VoiceConnection } from "discord.js"` of a file that says of which type something is. */
export function voiceTypes(rewriter: Rewriter): void {
  const named = [...types.keys()].flatMap(name => rewriter.tree.identifiers.get(name) ?? []);
  if (named.length === 0 || !isTypeScript(rewriter)) return;
  const taken = named.flatMap(name => takenFrom(rewriter, name) ?? []);
  const list = taken[0] && parentOf(taken[0].specifier);
  if (list?.type !== "ImportDeclaration" || taken.some(({ specifier }) => parentOf(specifier) !== list))
    return;
  const edits = outOfList(list.specifiers, new Set<Node>(taken.map(({ specifier }) => specifier)));
  // The file may have something of its own under the new name.
  const isFree = taken.every(({ specifier: { local } }) => {
    const to = types.get(local.name) ?? local.name;
    return to === local.name || rewriter.voiceNames.canBe(to) !== null;
  });
  if (!edits || !isFree) return;
  for (const { specifier, uses } of taken) {
    const { name } = specifier.local;
    const to = types.get(name) ?? name;
    if (to === name) rewriter.voiceNames.takeOver(name);
    else edits.push(...uses.map(use => replace(use, rewriter.voiceNames.useType(to) ?? to)));
  }
  for (const { specifier, uses } of taken)
    for (const one of [specifier.local, ...uses]) rewriter.done.add(one);
  rewriter.change("13-002", taken[0]?.specifier ?? list, edits);
}

/** Where a name is imported from discord.js as it is, and stands for nothing but a type. */
function takenFrom(
  { tree }: Rewriter,
  identifier: Identifier,
): { specifier: ImportSpecifier; uses: readonly Identifier[] } | null {
  const specifier = parentOf(identifier);
  if (specifier?.type !== "ImportSpecifier" || specifier.imported !== identifier) return null;
  const statement = parentOf(specifier);
  if (statement?.type !== "ImportDeclaration" || statement.source.value !== "discord.js") return null;
  const binding = specifier.local.start === identifier.start ? tree.resolve(specifier.local) : null;
  const uses = binding ? tree.references(binding).filter(one => parentOf(one) !== specifier) : [];
  return uses.length > 0 && uses.every(isTypeUse) ? { specifier, uses } : null;
}
