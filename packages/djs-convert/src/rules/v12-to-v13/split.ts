import type { ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isMember,
  keyName,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import { actsOnce } from "../../engine/walk.ts";
import type { Rewriter } from "../rewriter.ts";
import { textEdits } from "./texts.ts";

/** `split: true` or how to, and not `split: false`. */
export const isSplit = ({ value }: ObjectProperty): boolean => value.type !== "BooleanLiteral" || value.value;

/** What a message may hold. */
const longest = 2000;

/**
 * `send(text, { split: true })` becomes one message for each part of the text; with `code` each is a block of its own.
 * False where the options say more than that.
 */
export function splitCall(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  options: ObjectExpression,
  weak: boolean,
): boolean {
  const split = propertyOf(options, "split");
  const code = propertyOf(options, "code");
  const isMore = options.properties.some(one => !/^(content|split|code)$/.test(keyName(one) ?? ""));
  if (!split || isMore || !isSplit(split) || actsOnce(call.callee)) return false;
  const language = code && languageOf(rewriter, code);
  const how = language === undefined ? rewriter.text(split.value) : roomIn(rewriter, split.value, language);
  if (language === null || how === null) return false;
  const util = rewriter.exported("Util");
  const formatters = language === undefined ? null : rewriter.exported("Formatters");
  if (!util || (language !== undefined && !formatters)) return false;
  const quoted = language ? `${language}, ` : "";
  const part = formatters ? `${formatters}.codeBlock(${quoted}part)` : "part";
  // `{ split: "\n" }` was no more than `true`.
  const tellsNothing = how === "true" || /^["'`]/.test(how);
  rewriter.change(
    "13-018",
    call,
    [
      { start: startOf(call), end: outerStart(content), text: `Promise.all(${util}.splitMessage(` },
      ...textEdits(rewriter, content),
      {
        start: outerEnd(content),
        end: endOf(call),
        text: `${tellsNothing ? "" : `, ${how}`}).map(part => ${senderOf(rewriter, call)}(${part})))`,
      },
    ],
    weak,
  );
  if (isMember(call.callee)) rewriter.done.add(call.callee);
  return true;
}

/** `channel.send`, by the name that it has now. */
function senderOf(rewriter: Rewriter, { callee }: Call): string {
  const text = rewriter.text(callee);
  return isMember(callee) && /^lineReply/.test(memberName(callee) ?? "")
    ? text.replace(/\w+$/, "reply")
    : text;
}

/** What the name of a language may take where nobody knows it. */
const anyLanguage = 40;

/** How to split what goes into blocks: each takes two lines of three marks and the name of its language. */
function roomIn(rewriter: Rewriter, split: Node, language: string | null): string | null {
  const quotes = 2;
  const name = !language ? 0 : language.startsWith("'") ? language.length - quotes : anyLanguage;
  const around = "```\n\n```".length + name;
  if (split.type === "BooleanLiteral") return `{ maxLength: ${longest - around} }`;
  const last = split.type === "ObjectExpression" ? split.properties.at(-1) : undefined;
  if (split.type !== "ObjectExpression" || !last) return null;
  if (split.properties.some(one => one.type !== "ObjectProperty")) return null;
  const text = rewriter.text(split);
  const put = (start: number, end: number, room: string) =>
    text.slice(0, start - startOf(split)) + room + text.slice(end - startOf(split));
  const length = propertyOf(split, "maxLength")?.value;
  if (!length) return put(endOf(last), endOf(last), `, maxLength: ${longest - around}`);
  if (length.type !== "NumericLiteral") return null;
  return put(startOf(length), endOf(length), `${length.value - around}`);
}

/** The language of `code` as it is written, "" for none; null where it is not to be seen. */
function languageOf(rewriter: Rewriter, { value }: ObjectProperty): string | null {
  const text = stringValue(value);
  if (text !== undefined) return /^\w*$/.test(text) ? text && `'${text}'` : null;
  if (value.type === "Identifier" && value.name !== "undefined") return rewriter.text(value);
  return value.type === "BooleanLiteral" && value.value ? "" : null;
}
