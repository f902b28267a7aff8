import type { TSEnumDeclaration } from "@babel/types";
import { stringValue } from "../engine/nodes.ts";
import { plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/** `enum Colors { Red = "#ff0000" }`, whose members are texts and numbers. */
export function typeOfEnum(infer: Infer, { members }: TSEnumDeclaration): Type {
  const member = (name: string): Type | undefined => {
    const found = members.find(({ id }) => (id.type === "Identifier" ? id.name : id.value) === name);
    const init = found?.initializer;
    const text = init ? stringValue(init) : undefined;
    if (text !== undefined) return { kind: "string", weak: false, text };
    return init ? infer.typeOf(init) : found && plain.number;
  };
  return { kind: "elsewhere", what: "object", member, result: () => undefined, weak: false };
}
