import { isCall, isMember, keyName, memberName, parentOf, type Text, textValue } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";

const inner = /^(@discordjs\/(builders|rest)|discord-api-types\/v\d)$/;

/** Names of version 14: whoever has them has packages that go with it. */
const newNames = ["ActionRowBuilder", "ButtonBuilder", "EmbedBuilder", "GatewayIntentBits"];

/** Packages that discord.js brings with it, and whose names it hands on: older ones beside it do not go with it. */
export function innerPackages(rewriter: Rewriter): void {
  const isNew = newNames.some(name => rewriter.tree.identifiers.has(name));
  for (const text of rewriter.tree.texts) {
    if (!inner.test(textValue(text))) continue;
    const parent = parentOf(text);
    if (parent?.type !== "ImportDeclaration" && !isCall(parent)) continue;
    const names = namesFrom(text);
    const quote = rewriter.text(text)[0] ?? '"';
    if (!isNew && names?.every(name => rewriter.to.exports.has(name)))
      rewriter.change("14-002", text, [replace(text, `${quote}discord.js${quote}`)]);
    else rewriter.flag("14-002", text, "behaviour");
  }
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
