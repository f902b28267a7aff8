import {
  type Call,
  callOf,
  endOf,
  isMember,
  isText,
  keyName,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  startOf,
  textValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { behind, type Rewriter, remove, replace } from "../rewriter.ts";
import { comparedIds } from "./parsed-emojis.ts";

export const gone: Readonly<Record<string, string>> = {
  removeMentions: "14-121",
  splitMessage: "14-122",
  resolveAutoArchiveMaxLimit: "14-123",
};

export const goneRow = (name: string): string =>
  (Object.hasOwn(gone, name) ? gone[name] : undefined) ?? "14-124";

/** `Util` is no more: its functions are exports. */
export function utilFunctions(rewriter: Rewriter, node: Member): void {
  if (!rewriter.tree.identifiers.has("Util") || !isUtil(rewriter, node.object) || rewriter.done.has(node))
    return;
  const name = memberName(node) ?? "";
  const { object } = node;
  // What becomes of the function says what becomes of `Discord.Util`.
  rewriter.done.add(object);
  const call = callOf(node);
  if (call && name === "parseEmoji") comparedIds(rewriter, call);
  const write = rewritten.get(name);
  if (write) {
    const edits = write(node);
    if (edits) rewriter.change(goneRow(name), node, edits);
    else rewriter.flag(goneRow(name), node, "removed");
    return;
  }
  if (!isExported(rewriter, name)) {
    rewriter.flag(goneRow(name), node, "removed");
    return;
  }
  // `require("discord.js").Util.escapeMarkdown`, and `Discord.Util.escapeMarkdown`.
  if (isMember(object) && rewriter.typeOf(object.object)?.kind === "module") {
    rewriter.change("14-124", node, [{ start: outerEnd(object.object), end: endOf(object), text: "" }]);
    return;
  }
  const to = rewriter.exported(name);
  if (to) rewriter.change("14-124", node, [replace(node, to)]);
  else rewriter.flag("14-124", node, "removed");
}

function isUtil(rewriter: Rewriter, node: Node): boolean {
  const type = rewriter.typeOf(node);
  return type?.kind === "class" && type.name === "Util" && !type.own;
}

/** Whether a function of `Util` is an export of its own now. */
export const isExported = (rewriter: Rewriter, name: string): boolean =>
  !Object.hasOwn(gone, name) && rewriter.to.exports.has(name);

/**
 * The sign that a text may be cut at, as a pattern says it; nothing where it may be cut anywhere. As a number where it may
 * be one that patterns read in their own way, or none that is seen.
 */
function signOf(text: string): string | undefined {
  if (text === "" || text === " ") return text;
  if (text === "\n") return "\\n";
  return text.length === 1 ? `\\u${text.charCodeAt(0).toString(16).padStart(4, "0")}` : undefined;
}

/** What finds the parts of `splitMessage(text, { maxLength, char })`; null where they are cut in another way. */
function partPattern(call: Call): string | null {
  const [, options, ...more] = call.arguments;
  if (more.length > 0 || (options && options.type !== "ObjectExpression")) return null;
  let length = 2000;
  let sign = signOf("\n");
  for (const one of options?.properties ?? []) {
    const value = one.type === "ObjectProperty" ? one.value : null;
    const name = keyName(one);
    if (name === "maxLength" && value?.type === "NumericLiteral" && value.value > 0) length = value.value;
    else if (name === "char" && isText(value)) sign = signOf(textValue(value));
    else if (/^(ap|pre)pend$/.test(name ?? "") && isText(value) && textValue(value) === "") continue;
    else return null;
  }
  if (sign === undefined) return null;
  if (sign === "") return `[^]{1,${length}}`;
  // A part begins with none of the signs that it was cut at: they are dropped there.
  const part = `[^${sign}][^]{0,${length - 1}}`;
  return `${part}(?=${sign}|$)|${part}`;
}

/** Cut at 2,000 characters or what is asked for, the last line or word whole where there is one. */
function splitMessage(node: Node): Edit[] | null {
  const call = callOf(node);
  const text = call?.arguments[0];
  const pattern = call && partPattern(call);
  if (!call || !text || !pattern) return null;
  return [
    { start: startOf(node), end: startOf(text), text: "(String(" },
    {
      start: endOf(text),
      end: endOf(call),
      text: `).match(/${pattern}/g) ?? [''])`,
      closes: true,
    },
  ];
}

/** A character that nobody sees behind each `@`. */
function removeMentions(node: Node): Edit[] | null {
  const call = callOf(node);
  const [text, ...others] = call?.arguments ?? [];
  if (!call || !text || others.length > 0) return null;
  return [
    remove(startOf(node), outerStart(text)),
    ...behind(text, ".replaceAll('@', '@\\u200b')"),
    remove(outerEnd(text), endOf(call)),
  ];
}

type Write = (node: Node) => Edit[] | null;

/** What is written out where it was called. */
export const rewritten: ReadonlyMap<string, Write> = new Map([
  ["splitMessage", splitMessage],
  ["removeMentions", removeMentions],
]);
