import type { Identifier } from "@babel/types";
import { isMember, keyName, memberName, parentOf, textValue } from "../engine/nodes.ts";
import { patternType } from "./member-rows.ts";
import type { Rewriter } from "./rewriter.ts";

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

/** `["MessageEmbed", "Collection"].forEach(name => { client[name] = Discord[name]; })`: told where the name stands. */
export function namesInLists(
  rewriter: Rewriter,
  index: ReadonlyMap<string, { id: string; message?: string }>,
): void {
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
