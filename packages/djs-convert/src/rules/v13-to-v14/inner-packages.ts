import {
  isCall,
  isMember,
  keyName,
  memberName,
  parentOf,
  startOf,
  type Text,
  textValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { before, type Rewriter, replace } from "../rewriter.ts";
import { isNamedForNext } from "../written-for-next.ts";

const inner = /^(@discordjs\/(builders|rest)|discord-api-types\/v\d)$/;

/** Names of version 14: whoever has them has packages that go with it. */
const newNames = ["ActionRowBuilder", "ButtonBuilder", "EmbedBuilder", "GatewayIntentBits"];

/** Packages that discord.js brings with it, and whose names it hands on: older ones beside it do not go with it. */
export function innerPackages(rewriter: Rewriter): void {
  const texts = rewriter.tree.texts.filter(text => inner.test(textValue(text)));
  if (texts.length === 0) return;
  const isNew = newNames.some(name => rewriter.tree.identifiers.has(name)) || isNamedForNext(rewriter);
  for (const text of texts) {
    const parent = parentOf(text);
    if (parent?.type !== "ImportDeclaration" && !isCall(parent)) continue;
    const names = namesFrom(text);
    const quote = rewriter.text(text)[0] ?? '"';
    if (!isNew && names?.every(name => rewriter.to.exports.has(nameNow(name))))
      rewriter.change("14-002", text, [
        replace(text, `${quote}discord.js${quote}`),
        ...(textValue(text) === "@discordjs/builders" ? underOldNames(text) : []),
      ]);
    else rewriter.flag("14-002", text, "behaviour");
  }
}

/** What builders were called before the package had a version 1; discord.js has what is received under some of these. */
const before1: Readonly<Record<string, string>> = {
  ActionRow: "ActionRowBuilder",
  ButtonComponent: "ButtonBuilder",
  Embed: "EmbedBuilder",
  SelectMenuComponent: "StringSelectMenuBuilder",
  SelectMenuOption: "StringSelectMenuOptionBuilder",
};

const nameNow = (name: string): string => (Object.hasOwn(before1, name) ? (before1[name] ?? name) : name);

/** `{ Embed }` as `{ EmbedBuilder: Embed }`, and the same for an import. */
function underOldNames(text: Text): Edit[] {
  const parent = parentOf(text);
  if (parent?.type === "ImportDeclaration")
    return parent.specifiers.flatMap(one => {
      if (one.type !== "ImportSpecifier" || one.imported.type !== "Identifier") return [];
      const { name } = one.imported;
      const isShort = startOf(one.imported) === startOf(one.local);
      if (nameNow(name) === name) return [];
      return isShort ? [before(one, `${nameNow(name)} as `)] : [replace(one.imported, nameNow(name))];
    });
  const owner = parent && parentOf(parent);
  const pattern = owner?.type === "VariableDeclarator" && owner.id.type === "ObjectPattern" ? owner.id : null;
  return (pattern?.properties ?? []).flatMap(one => {
    const name = keyName(one) ?? "";
    if (one.type !== "ObjectProperty" || nameNow(name) === name) return [];
    return one.shorthand ? [before(one, `${nameNow(name)}: `)] : [replace(one.key, nameNow(name))];
  });
}

/** What is taken from the package; null where that is all of it, or not to be seen. */
function namesFrom(text: Text): string[] | null {
  const parent = parentOf(text);
  if (parent?.type === "ImportDeclaration") {
    const names = parent.specifiers.map(one =>
      one.type === "ImportSpecifier" && one.imported.type === "Identifier" ? one.imported.name : null,
    );
    return parent.importKind === "type" ? null : whole(names);
  }
  const around = parent && parentOf(parent);
  if (isMember(around) && around.object === parent) return whole([memberName(around) ?? null]);
  if (around?.type !== "VariableDeclarator" || around.init !== parent || around.id.type !== "ObjectPattern")
    return null;
  return whole(around.id.properties.map(one => keyName(one) ?? null));
}

const whole = (names: readonly (string | null)[]): string[] | null => {
  const known = names.filter(name => name !== null);
  return known.length === names.length && known.length > 0 ? known : null;
};
