import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { type Call, keyName, propertyOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isObject } from "../../engine/types.ts";
import { dropProperty } from "../arguments.ts";
import { rekey } from "../literals.ts";
import { asList } from "../nothing-at-times.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";
import { filesBehind } from "./attached-files.ts";
import { blockEdits, codeBlock, codeOf } from "./code-blocks.ts";
import { contentOrNull } from "./null-texts.ts";
import { isSplit } from "./split.ts";

/** The keys of options that have another form. */
export function changeOptions(
  rewriter: Rewriter,
  call: Call,
  options: ObjectExpression,
  weak: boolean,
): void {
  for (const property of options.properties) {
    if (property.type !== "ObjectProperty" || rewriter.done.has(property)) continue;
    const edits = optionEdits(rewriter, options, property);
    if (edits === null) flagOption(rewriter, property);
    else if (edits.length > 0) rewriter.change(ruleOf(rewriter, property), property, edits, weak);
  }
  rewriter.done.add(call);
}

function ruleOf(rewriter: Rewriter, property: ObjectProperty): string {
  if (keyName(property) === "code") return "13-017";
  if (keyName(property) !== "embed") return "13-014";
  return filesBehind(rewriter, property.value).text ? "13-016" : "13-011";
}

function flagOption(rewriter: Rewriter, property: ObjectProperty): void {
  if (keyName(property) === "code") rewriter.flag("13-017", property, "argument-unknown");
  else rewriter.flag("13-047", property, "behaviour");
}

function optionEdits(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): Edit[] | null {
  switch (keyName(property)) {
    case "embed":
      return wrapEmbed(rewriter, property);
    case "disableMentions":
      return [replace(property, "allowedMentions: { parse: [] }")];
    case "content":
      return property.shorthand || codeOf(options) ? [] : contentOrNull(rewriter, property.value);
    case "code":
      return putIntoBlock(rewriter, options, property);
    case "split":
      if (isSplit(property)) rewriter.flag("13-018", property.key, "behaviour");
      return dropProperty(rewriter, options, property);
    case "reply":
      return isObject(rewriter.typeOf(property.value)) ? [] : null;
    default:
      return [];
  }
}

/** `{ content: text, code: "js" }`: the text stands in a block of code; null where the options do not hold it. */
function putIntoBlock(
  rewriter: Rewriter,
  options: ObjectExpression,
  property: ObjectProperty,
): Edit[] | null {
  const dropped = dropProperty(rewriter, options, property);
  if (!codeOf(options)) return dropped;
  const content = propertyOf(options, "content");
  const block = content ? codeBlock(rewriter, property, options) : null;
  if (!content || block === null) return null;
  const edits = content.shorthand
    ? [replace(content, `content: ${block}${rewriter.text(content.value)})`)]
    : blockEdits(rewriter, content.value, block);
  return [...edits, ...dropped].sort((a, b) => a.start - b.start);
}

function wrapEmbed(rewriter: Rewriter, property: ObjectProperty): Edit[] {
  const { value } = property;
  const files = filesBehind(rewriter, value);
  return [
    ...(files.text ? [after(value, files.text)] : []),
    ...rekey(property, "embeds", asList(rewriter, value)),
    ...files.edits,
  ];
}
