import type { NewExpression } from "@babel/types";
import type { Call, Node } from "../engine/nodes.ts";
import { type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/** `string` and `Guild` of `new Collection<string, Guild>()`. */
export const typeArguments = ({ typeParameters }: Call | NewExpression): readonly Node[] =>
  typeParameters?.type === "TSTypeParameterInstantiation" ? typeParameters.params : [];

/** `container.get<Client>(x)`, whatever the container is: what is asked for, as a rule. */
export function askedFor(infer: Infer, node: Call): Type | undefined {
  const [asked, ...others] = typeArguments(node);
  const type = asked && others.length === 0 ? infer.ofStated(asked) : undefined;
  return type?.kind === "instance" || type?.kind === "foreign" ? weaken(type) : undefined;
}
