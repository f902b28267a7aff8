import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isBracketed,
  isMember,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  skipSpace,
  startOf,
} from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { after, before, type Rewriter, remove } from "./rewriter.ts";

/**
 * Keys for arguments that become one object; `...` takes the keys of an object that was passed, and `key:` is written out
 * even where the argument is called so, because something will stand around it.
 */
export type Keys = readonly string[];

/**
 * Puts the arguments from `first` on into one object: `f(a, b, c)` becomes `f(a, { b, c: d })`. What is passed beyond the
 * keys, which nobody has read, is left out. Null when it cannot.
 */
export function toObject(
  rewriter: Rewriter,
  call: Call | NewExpression,
  first: number,
  keys: Keys,
): Edit[] | null {
  const passed = call.arguments.slice(first);
  const given = passed.slice(0, keys.length);
  const surplus = passed.slice(keys.length);
  if (given.length === 0) return [];
  if (passed.some(one => one.type === "SpreadElement")) return null;
  if (surplus.length > 0 && (keys.includes("...") || !surplus.every(doesNothing))) return null;
  const edits: Edit[] = [];
  const [last, end] = [given.at(-1), surplus.at(-1)];
  if (last && end) edits.push(remove(outerEnd(last), outerEnd(end)));
  for (const [index, argument] of given.entries()) {
    const key = keys[index] ?? "";
    const isLast = index === given.length - 1;
    const open = index === 0 ? "{ " : "";
    // A text or a number where options belong: nothing of it could be taken over.
    if (key === "..." && /^(String|Numeric|Template)Literal$/.test(argument.type)) return null;
    if (key === "..." && argument.type === "ObjectExpression" && !isBracketed(argument)) {
      edits.push(...unwrap(rewriter, argument, given[index - 1], open, isLast));
      continue;
    }
    const prefix =
      key === "..."
        ? "..."
        : argument.type === "Identifier" && argument.name === key && !isBracketed(argument)
          ? ""
          : `${key.replace(/:$/, "")}: `;
    if (open + prefix) edits.push(before(argument, open + prefix));
    if (isLast) edits.push(after(argument, " }"));
  }
  return edits;
}

/** To leave it out changes nothing else. */
const doesNothing = (node: Node): boolean =>
  node.type === "Identifier" || /^(Boolean|Null|Numeric|String)Literal$/.test(node.type);

/** Takes the braces off an object whose keys go into the one around it. */
function unwrap(
  rewriter: Rewriter,
  object: ObjectExpression,
  previous: Node | undefined,
  open: string,
  isLast: boolean,
): Edit[] {
  const { text } = rewriter.tree;
  const start = startOf(object);
  const end = endOf(object);
  if (object.properties.length === 0 && previous && !/[/]/.test(text.slice(start, end))) {
    return [{ start: outerEnd(previous), end, text: isLast ? " }" : "", closes: true }];
  }
  if (open && isLast) return [];
  const isLineEnd = /^[ \t]*\r?\n/.test(text.slice(start + 1));
  const gap = previous ? text.slice(endOf(previous), start) : "";
  const head: Edit =
    isLineEnd && /^\s*,[ ]*$/.test(gap)
      ? { start: start - (gap.length - gap.trimEnd().length), end: start + 1, text: "" }
      : { start, end: start + 1 + (text[start + 1] === " " && !isLineEnd ? 1 : 0), text: open };
  if (isLast) return [head];
  return [head, remove(end - 1 - (text[end - 2] === " " ? 1 : 0), end)];
}

/** Removes an argument together with the comma before it. */
export function dropArgument(rewriter: Rewriter, call: Call | NewExpression, index: number): Edit[] {
  const argument = call.arguments[index];
  if (!argument) return [];
  const previous = call.arguments[index - 1];
  const next = call.arguments[index + 1];
  if (previous) return [remove(outerEnd(previous), outerEnd(argument))];
  if (next) return [remove(outerStart(argument), outerStart(next))];
  return dropArguments(rewriter, call);
}

/** Removes all arguments, and a comma after the last of them. */
export function dropArguments(rewriter: Rewriter, call: Call | NewExpression): Edit[] {
  const [first] = call.arguments;
  const last = call.arguments.at(-1);
  if (!first || !last) return [];
  const end = outerEnd(last);
  return [remove(outerStart(first), end), ...commaAfter(rewriter, end)];
}

/** The comma that comes next; a comment before it stays. */
function commaAfter(rewriter: Rewriter, offset: number): Edit[] {
  const at = skipSpace(rewriter.tree.text, offset);
  return rewriter.tree.text[at] === "," ? [remove(at, at + 1)] : [];
}

/** Removes a key of an object together with its comma and, where no comment stands there, the space around it. */
export function dropProperty(rewriter: Rewriter, object: ObjectExpression, property: ObjectProperty): Edit[] {
  const { text } = rewriter.tree;
  const index = object.properties.indexOf(property);
  const next = object.properties[index + 1];
  const isPlain = (start: number, end: number): boolean => !/\/[/*]/.test(text.slice(start, end));
  const line = lineBefore(text, property);
  const comma = skipSpace(text, endOf(property));
  if (next && line !== null && text[comma] === ",") return [{ ...remove(line, comma + 1), key: true }];
  if (next && isPlain(endOf(property), startOf(next)))
    return [{ ...remove(startOf(property), startOf(next)), key: true }];
  const gone = { ...remove(line ?? startOf(property), endOf(property)), key: true };
  return next ? [gone, ...commaAfter(rewriter, endOf(property))] : [gone];
}

/** The line break before what stands on a line of its own; null where anything else does. */
function lineBefore(text: string, property: ObjectProperty): number | null {
  const indent = /\r?\n[ \t]*$/.exec(text.slice(Math.max(0, startOf(property) - 200), startOf(property)));
  const isAlone = indent && /^[ \t]*,?[ \t]*\r?\n/.test(text.slice(endOf(property), endOf(property) + 200));
  return isAlone ? startOf(property) - indent[0].length : null;
}

/** `f().then(g)` of what is no promise any more: it goes on, working around it. */
export function stillPromised(call: Call): Edit[] | null {
  const parent = parentOf(call);
  const goesOn =
    isMember(parent) && parent.object === call && /^(then|catch|finally)$/.test(memberName(parent) ?? "");
  return goesOn ? [before(call, "Promise.resolve("), after(call, ")")] : null;
}
