import { type Call, isMember } from "../engine/nodes.ts";
import { pair, plain, settled, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { memberOfPackage } from "./modules.ts";

/** `Promise.all(list)`, `Object.values(x)` and the like. */
export function ofLanguage(infer: Infer, node: Call): Type | undefined {
  const callee = node.callee;
  if (/^(freemem|totalmem|uptime)$/.test(memberOfPackage(infer.tree, callee, /^(node:)?os$/) ?? ""))
    return plain.number;
  if (picks.test(memberOfPackage(infer.tree, callee, /^(lodash|underscore)$/) ?? ""))
    return sameList(infer, node);
  if (memberOfPackage(infer.tree, callee, /^(node:)?fs$/) === "readdirSync") return fileNames(node);
  if (callee.type === "Identifier" && callee.name === "Date" && !infer.tree.resolve(callee))
    return plain.string;
  if (!isMember(callee) || callee.object.type !== "Identifier" || infer.tree.resolve(callee.object))
    return plain.foreign;
  const name = `${callee.object.name}.${callee.property.type === "Identifier" ? callee.property.name : ""}`;
  const first = node.arguments[0];
  const given = first && first.type !== "SpreadElement" ? infer.typeOf(first) : undefined;
  if (name === "Promise.all") {
    const all = listOf(given?.kind === "array" || given?.kind === "list" ? given.of : undefined, given);
    return { kind: "promise", of: all, weak: all.weak };
  }
  if (name === "Promise.resolve") {
    const of = settled(given);
    return { kind: "promise", of, weak: of?.weak ?? false };
  }
  if (name === "Array.from") {
    if (given?.kind === "array" || given?.kind === "list")
      return { kind: "array", of: given.of, weak: given.weak };
    if (given?.kind === "collection") return listOf(pair(plain.string, given.of, given.weak), given);
    return listOf(undefined, given);
  }
  if (/^Object\.(freeze|seal|preventExtensions)$/.test(name)) return given ?? plain.foreign;
  // What is put into one of the package's own stays that.
  if (name === "Object.assign" && given?.kind === "instance") return given;
  if (name === "Object.keys") return listOf(plain.string, undefined);
  if (/^Object\.(values|entries)$/.test(name)) return listOf(undefined, undefined);
  if (
    callee.object.name === "Math" ||
    /^(Date\.now|Number\.parse(Int|Float)|process\.uptime|performance\.now)$/.test(name)
  )
    return plain.number;
  return name === "JSON.stringify" ? plain.string : plain.foreign;
}

/** What gives a list of some of the elements that it is given. */
const picks = /^(compact|filter|orderBy|reject|reverse|sampleSize|shuffle|slice|sortBy|take|uniq|uniqBy)$/;

function sameList(infer: Infer, { arguments: [list] }: Call): Type {
  const given = list && list.type !== "SpreadElement" ? infer.typeOf(list) : undefined;
  return given?.kind === "array" || given?.kind === "list" ? listOf(given.of, given) : plain.foreign;
}

/** Names of files; what more is asked of them with options is not known. */
const fileNames = ({ arguments: [, options] }: Call): Type =>
  listOf(options?.type === "ObjectExpression" ? undefined : plain.string, undefined);

export const listOf = (of: Type | undefined, from: Type | undefined): Type => ({
  kind: "array",
  of: of?.kind === "promise" ? of.of : of,
  weak: from?.weak ?? false,
});
