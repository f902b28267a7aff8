import type { Class, ClassMethod } from "@babel/types";
import { lineEndOf } from "../../engine/layout.ts";
import {
  endOf,
  isMember,
  keyName,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { walk } from "../../engine/walk.ts";
import type { Rewriter } from "../rewriter.ts";

/** `this.music = new Music(this)`. */
interface Field {
  name: string;
  value: Node;
}

/**
 * The edits by which accessors take the place of a constructor that gives an instance its fields, and does no more: each
 * field gets its value where it is asked for first. None where there are no fields; null where the constructor does
 * something else, or what the structure has by itself.
 */
export function fieldEdits(rewriter: Rewriter, own: Class, structure: string): Edit[] | null {
  const made = own.body.body.find(one => one.type === "ClassMethod" && one.kind === "constructor");
  if (made?.type !== "ClassMethod") return [];
  const fields = fieldsOf(made);
  if (!fields) return null;
  const taken = new Set(own.body.body.map(keyName));
  const isOwn = fields.every(
    ({ name, value }) =>
      !taken.has(name) && !rewriter.to.member(structure, name) && standsAlone(rewriter, made, value),
  );
  const isOnce = new Set(fields.map(one => one.name)).size === fields.length;
  return isOnce && isOwn ? accessors(rewriter, made, fields) : null;
}

/** What follows `super(…)` in a constructor; null where it is anything but fields. */
function fieldsOf({ body: { body } }: ClassMethod): Field[] | null {
  const [first, ...others] = body;
  const call = first?.type === "ExpressionStatement" ? first.expression : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "Super") return null;
  const fields = others.map(one => (one.type === "ExpressionStatement" ? fieldAt(one.expression) : null));
  return fields.every(one => one !== null) ? fields : null;
}

function fieldAt(node: Node): Field | null {
  if (node.type !== "AssignmentExpression" || node.operator !== "=" || !isMember(node.left)) return null;
  const name = node.left.object.type === "ThisExpression" ? memberName(node.left) : undefined;
  return name !== undefined && /^[\w$]+$/.test(name) ? { name, value: node.right } : null;
}

/** Whether a value can be worked out without what the constructor was given. */
function standsAlone({ tree }: Rewriter, made: ClassMethod, value: Node): boolean {
  let stands = true;
  walk(value, node => {
    if (node.type === "Super" || (node.type === "Identifier" && node.name === "arguments")) stands = false;
    if (node.type === "Identifier" && tree.resolve(node)?.owner === made) stands = false;
  });
  return stands;
}

function accessors({ tree: { text } }: Rewriter, made: ClassMethod, fields: readonly Field[]): Edit[] {
  const indent = /[ \t]*$/.exec(text.slice(0, startOf(made)))?.[0] ?? "";
  const next = `${lineEndOf(text)}${indent}`;
  const step = indent.includes("\t") ? "\t" : indent.length % 4 === 0 ? "    " : "  ";
  const lines = (...all: string[]): string => all.join(next);
  const getter = ({ name }: Field): string => lines(`get ${name}() {`, `${step}return this.${name} = `);
  const behind = ({ name }: Field): string =>
    lines(
      ";",
      "}",
      `set ${name}(value) {`,
      `${step}Object.defineProperty(this, '${name}', { value, writable: true, enumerable: true, configurable: true });`,
      "}",
    );
  let from = startOf(made);
  let open = "";
  const edits: Edit[] = [];
  for (const field of fields) {
    edits.push({ start: from, end: outerStart(field.value), text: open + getter(field) });
    from = outerEnd(field.value);
    open = behind(field) + next;
  }
  const last = fields.at(-1);
  return last ? [...edits, { start: from, end: endOf(made), text: behind(last) }] : [];
}
