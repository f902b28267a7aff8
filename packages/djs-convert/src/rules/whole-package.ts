import type { Identifier } from "@babel/types";
import { isMember, keyName, memberName, parentOf, textValue } from "../engine/nodes.ts";
import { type ExportIndex, type ExportRow, nameNow } from "./export-rows.ts";
import { patternType } from "./member-rows.ts";
import { before, type Rewriter, replace } from "./rewriter.ts";

/** `const { RichEmbed } = client.discord`, and of what `import("discord.js").then` gives. */
export function isOfWhole(rewriter: Rewriter, identifier: Identifier): boolean {
  const property = parentOf(identifier);
  const isKey = property?.type === "ObjectProperty" && keyName(property) === identifier.name;
  return isKey && patternType(rewriter, property)?.kind === "module";
}

/** `({ RichEmbed } = require("discord.js"))`: the name is declared elsewhere. */
export function isGiven(rewriter: Rewriter, identifier: Identifier): boolean {
  const property = parentOf(identifier);
  const pattern = property && parentOf(property);
  const given = pattern && parentOf(pattern);
  if (given?.type !== "AssignmentExpression" || given.left !== pattern) return false;
  const isKey = property?.type === "ObjectProperty" && keyName(property) === identifier.name;
  return isKey && property.key.start === identifier.start && rewriter.typeOf(given.right)?.kind === "module";
}

/** Goes on under its name, which the rest of the file knows. */
export function renameGiven(rewriter: Rewriter, row: ExportRow, identifier: Identifier): void {
  const property = parentOf(identifier);
  if (property?.type !== "ObjectProperty" || rewriter.done.has(property)) return;
  const to = nameNow(rewriter, row, identifier);
  rewriter.done.add(property);
  // What is read of `Util` and of sets of flags is called otherwise, too.
  if (to === null || /\.|Bit(s|Field)$/.test(to))
    rewriter.flag(row.id, identifier, row.flag ?? "removed", row.message);
  else if (to !== row.name)
    rewriter.change(row.id, identifier, [
      property.shorthand ? before(property, `${to}: `) : replace(property.key, to),
    ]);
}

/** `["MessageEmbed", "Collection"].forEach(name => { client[name] = Discord[name]; })`: told where the name stands. */
export function namesInLists(rewriter: Rewriter, index: ExportIndex): void {
  const { nodes, texts } = rewriter.tree;
  const listed = texts.filter(
    text => index.has(textValue(text)) && parentOf(text)?.type === "ArrayExpression",
  );
  const isRead =
    listed.length > 0 &&
    nodes.some(
      node =>
        isMember(node) && memberName(node) === undefined && rewriter.typeOf(node.object)?.kind === "module",
    );
  for (const text of isRead ? listed : []) {
    const row = index.get(textValue(text));
    if (row) rewriter.flag(row.id, text, "argument-unknown", row.message);
  }
}
