import type { Comment } from "@babel/types";
import { endOf, type Func, type Node, parentOf, startOf } from "../engine/nodes.ts";
import { literally } from "../engine/patterns.ts";
import type { Tree } from "../engine/scope.ts";
import { firstNotBefore } from "../engine/search.ts";
import { instance, readType, type Type } from "../engine/types.ts";
import type { Table } from "../tables/read-table.ts";
import { asBuilder } from "./built.ts";
import type { Infer } from "./context.ts";
import { typeOfName } from "./names.ts";

/** Reads `Message`, `Discord.Message`, `import("discord.js").Message`, `Promise<Message>`, `Message[]`, `Array`. */
export function typeOfText(text: string, table: Table): Type | undefined {
  const clean = text
    .replace(/import\(\s*["']discord\.js["']\s*\)\./g, "")
    .replace(/\b(Discord|discord|djs)\./g, "")
    .replace(/^[?!(]+|[?!)=]+$/g, "")
    .trim();
  const promise = /^Promise<(.+)>$/.exec(clean)?.[1];
  if (promise) return { kind: "promise", of: typeOfText(promise, table), weak: false };
  const collection = /^(?:Collection|Map)<[^,]+,\s*(.+)>$/.exec(clean)?.[1];
  if (collection) return { kind: "collection", of: typeOfText(collection, table), weak: false };
  // The last bracket is forgotten at times.
  const list = /^(.+)\[\]$/.exec(clean) ?? /^Array(?:<(.+?)>?)?$/.exec(clean);
  if (list) return { kind: "array", of: typeOfText(list[1] ?? "", table), weak: false };
  // In comments many write `String`.
  const simple = /^(string|number|boolean|bigint)$/i.test(clean) ? clean.toLowerCase() : null;
  if (simple) return readType(simple === "bigint" ? "i" : (simple[0] ?? "?"), false);
  // What is added to a class by `&` does not take anything from it.
  const names = clean.split(/[|&]/).map(part => part.trim().replace(/<.*>$/, ""));
  const known = names.filter(name => table.hasClass(name));
  return known.length > 0 ? instance(known, false) : undefined;
}

/** The type that TypeScript states for a parameter, a variable, a field. */
export const annotationOf = (infer: Infer, target: Node): Type | undefined =>
  "typeAnnotation" in target && target.typeAnnotation ? infer.ofStated(target.typeAnnotation) : undefined;

/** A type in a comment, which may hold one level of braces of its own. */
const inBraces = "((?:[^{}]|\\{[^{}]*\\})+)";
const documentedByType = new RegExp(`@type\\s*\\{${inBraces}\\}`);

/** The text of the type in `@param {Type} name` of the comment before a function. */
export function paramComment(func: Func, name: string, tree: Tree): string | undefined {
  const comment = tree.comments.length > 0 ? commentBefore(func, tree) : undefined;
  if (!comment?.value.includes("@param")) return undefined;
  const pattern = new RegExp(`@param\\s*\\{${inBraces}\\}\\s*\\[?${literally(name)}\\b`);
  return pattern.exec(comment.value)?.[1];
}

/** The type that the comment before a function gives to a parameter. */
export function documentedParam(func: Func, name: string, tree: Tree, table: Table): Type | undefined {
  const text = paramComment(func, name, tree);
  const type = text === undefined ? undefined : asBuilder(typeOfText(text, table));
  if (type && isPlainly(type)) return isOfName(func, name, tree, table) ? undefined : type;
  const isAnyChannel = type?.kind === "instance" && type.names.every(one => /^(Guild)?Channel$/.test(one));
  return isAnyChannel ? (typeOfName(name, table.version, true) ?? instance(["TextChannel"], true)) : type;
}

const isPlainly = ({ kind }: Type): boolean => /^(array|bigint|boolean|number|string)$/.test(kind);

/** `@param {String} message` of a function that reads `message.guild`: what it is called says more. */
function isOfName(func: Func, name: string, tree: Tree, table: Table): boolean {
  const type = typeOfName(name, table.version, true);
  if (type?.kind !== "instance") return false;
  const read = new RegExp(`(?<![\\w$.])${literally(name)}\\??\\.(\\w+)`, "g");
  return Array.from(tree.text.slice(startOf(func), endOf(func)).matchAll(read)).some(
    ([, member = ""]) =>
      !(member in String.prototype) &&
      !(member in Array.prototype) &&
      type.names.some(one => table.member(one, member)),
  );
}

/** The `@type {Type}` of a comment right before a node. */
export function documentedType(node: Node, tree: Tree, table: Table): Type | undefined {
  const comment = lastCommentBefore(startOf(node), tree);
  const text = comment && documentedByType.exec(comment.value)?.[1];
  return text ? typeOfText(text, table) : undefined;
}

function commentBefore(func: Func, tree: Tree): Comment | undefined {
  for (let at: Node | undefined = func; at; at = parentOf(at)) {
    const comment = lastCommentBefore(startOf(at), tree);
    if (comment) return comment;
    if (holdsComment(at.type)) {
      const parent = parentOf(at);
      if (parent?.type !== "ExportNamedDeclaration" && parent?.type !== "ExportDefaultDeclaration")
        return undefined;
    }
  }
  return undefined;
}

const holding = new Map<string, boolean>();

/** Kinds of nodes that a comment stands before; there are few kinds. */
function holdsComment(type: string): boolean {
  const known = holding.get(type);
  if (known !== undefined) return known;
  const holds = /Statement$|Declaration$|Method$|^ObjectProperty$|^ClassProperty$/.test(type);
  holding.set(type, holds);
  return holds;
}

/** The comment between which and `offset` there is nothing but white space. */
function lastCommentBefore(offset: number, tree: Tree): Comment | undefined {
  const comment = tree.comments[firstNotBefore(tree.comments, one => (one.end ?? 0) <= offset) - 1];
  if (comment?.type !== "CommentBlock") return undefined;
  return /^[\s(]*$/.test(tree.text.slice(comment.end ?? 0, offset)) ? comment : undefined;
}
