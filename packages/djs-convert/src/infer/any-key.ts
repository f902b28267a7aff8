import type { ObjectExpression } from "@babel/types";
import { type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/** `embeds[key]` of an object that has nothing but things of one class: what stands under any of its keys. */
export function ofAnyKey(infer: Infer, { properties }: ObjectExpression): Type | undefined {
  const types = properties.map(one => (one.type === "ObjectProperty" ? infer.typeOf(one.value) : undefined));
  const [first] = types;
  if (first?.kind !== "instance") return undefined;
  const isSame = (type: Type | undefined): boolean =>
    type?.kind === "instance" && type.names.join() === first.names.join();
  return types.every(isSame) ? weaken(first) : undefined;
}
