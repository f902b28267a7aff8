import type { NewExpression } from "@babel/types";
import { isCall, isFunc, parentOf } from "../engine/nodes.ts";
import { instance, join, plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { typeArguments } from "./type-arguments.ts";

const ofNoClass = instance([], false);
const ofNoKind: Type = { kind: "array", of: undefined, weak: false };

/** What `new` makes. */
export function typeOfNew(infer: Infer, node: NewExpression): Type | undefined {
  const { callee } = node;
  if (callee.type === "Identifier" && !infer.tree.resolve(callee)) {
    if (callee.name === "Array") return ofNoKind;
    if (callee.name === "Promise") return promiseOf(infer, node);
    // What lies in it may be anything, of discord.js as well.
    if (/^(Weak)?Map$/.test(callee.name)) return ofNoClass;
  }
  const made = madeOf(infer, infer.typeOf(callee));
  const [, held] = typeArguments(node);
  return made?.kind === "collection" && held ? { ...made, of: infer.ofStated(held) } : made;
}

/** What is made of a class. */
export function instanceOf(type: Type | undefined): Type | undefined {
  if (type?.kind === "foreign") return plain.foreign;
  if (type?.kind !== "class") return undefined;
  if (type.name === "Collection") return { kind: "collection", of: undefined, weak: type.weak };
  const names = type.name ? [type.name] : [];
  const made: Type = { kind: "instance", names, weak: type.weak, made: true };
  return type.own ? { ...made, own: type.own } : made;
}

/**
 * What a file makes of a class. In version 11 `new MessageEmbed()` is converted already: embeds were made of another
 * class, and this one came from messages only.
 */
export function madeOf({ table }: Infer, type: Type | undefined): Type | undefined {
  const made = instanceOf(type);
  const [name = ""] = made?.kind === "instance" ? made.names : [];
  const before = table.version === 11 ? madeBefore12.get(name) : undefined;
  return before && made?.kind === "instance" ? { ...made, names: [name, before] } : made;
}

const madeBefore12: ReadonlyMap<string, string> = new Map([
  ["MessageEmbed", "RichEmbed"],
  ["MessageAttachment", "Attachment"],
]);

/** `new Promise(resolve => resolve(message))`: of what it is resolved with. */
function promiseOf(infer: Infer, node: NewExpression): Type {
  const [executor] = node.arguments;
  const resolve = isFunc(executor) ? executor.params[0] : undefined;
  const binding = resolve?.type === "Identifier" ? infer.tree.resolve(resolve) : null;
  let of: Type | undefined;
  for (const use of binding ? infer.tree.references(binding) : []) {
    const call = parentOf(use);
    const given = isCall(call) && call.callee === use ? call.arguments[0] : undefined;
    if (given) of = join(of, infer.typeOf(given));
  }
  return { kind: "promise", of: of?.kind === "promise" ? of.of : of, weak: of?.weak ?? false };
}
