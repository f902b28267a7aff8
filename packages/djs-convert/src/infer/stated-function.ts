import type { Node } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/** A function of which only what it is stated to give is known: `abstract find(): Guild`. */
export const statedFunction = (infer: Infer, result: Node | null | undefined): Type => ({
  kind: "elsewhere",
  what: "function",
  member: () => undefined,
  result: () => infer.ofStated(result),
  weak: false,
});
