import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { keyName, type Node, parentOf, propertyOf, stringValue } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { type Rewriter, replace } from "../rewriter.ts";

const row = "14-T129";

/** `{ type: "BUTTON", emoji: "🔒" }`: plain objects are sent as they are, where version 13 made an object of the text. */
export function emojiKey(rewriter: Rewriter, property: ObjectProperty): void {
  const owner = parentOf(property);
  if (!rewriter.isBot || owner?.type !== "ObjectExpression" || rewriter.done.has(property)) return;
  if (!hasType(rewriter, owner, ofButtons) && !isOption(rewriter, owner)) return;
  const { value } = property;
  const edits = emojiEdits(rewriter, value);
  if (edits.length > 0) rewriter.change(row, value, edits, true);
  else if (stringValue(value) !== "" && rewriter.typeOf(value)?.kind === "string")
    rewriter.flag(row, value, "argument-unknown");
}

/** Makes an object of the text that means an emoji. */
export function emojiEdits(rewriter: Rewriter, value: Node): Edit[] {
  const text = stringValue(value);
  const to = text === undefined ? undefined : emojiOf(text, rewriter.text(value)[0] ?? '"');
  return to ? [replace(value, to)] : [];
}

const ofButtons = /^(2|.BUTTON.|.*ComponentType\.Button)$/;
const ofMenus = /^(3|.SELECT_MENU.|.*ComponentType\.(StringSelect|SelectMenu))$/;

/** Its type, also where that has been written anew. */
function hasType(rewriter: Rewriter, object: ObjectExpression, pattern: RegExp): boolean {
  const type = propertyOf(object, "type")?.value;
  return type !== undefined && pattern.test(rewriter.text(type));
}

/** One of the options of a menu that is a plain object itself: a builder reads texts as before. */
function isOption(rewriter: Rewriter, option: Node): boolean {
  const list = parentOf(option);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  const menu = key?.type === "ObjectProperty" && keyName(key) === "options" ? parentOf(key) : undefined;
  return menu?.type === "ObjectExpression" && hasType(rewriter, menu, ofMenus);
}

/** What Discord takes for `🔒`, `123456789012345678`, `<a:name:123456789012345678>`; nothing for `:name:`. */
function emojiOf(text: string, quote: string): string | undefined {
  if (/^\d{17,20}$/.test(text)) return `{ id: ${quote}${text}${quote} }`;
  const custom = /^<?(a:)?:?(\w{2,32}):(\d{17,20})>?$/.exec(text);
  if (custom) {
    const [, animated, name, id] = custom;
    const keys = [`name: ${quote}${name}${quote}`, `id: ${quote}${id}${quote}`];
    return `{ ${[...keys, ...(animated ? ["animated: true"] : [])].join(", ")} }`;
  }
  return text === "" || /[:%\\\w\s]/.test(text.replace(/[#*\d]\uFE0F?\u20E3/gu, ""))
    ? undefined
    : `{ name: ${quote}${text}${quote} }`;
}
