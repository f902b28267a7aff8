import type { ObjectProperty } from "@babel/types";
import { type Rewriter, replace } from "../rewriter.ts";

/** `allowedMentions: ["users"]`: nobody was mentioned, since a list allows nothing; now Discord refuses it. */
export function listedMentions(rewriter: Rewriter, { value }: ObjectProperty): void {
  if (value.type === "ArrayExpression" && rewriter.isBot)
    rewriter.change("14-T145", value, [replace(value, "{ parse: [] }")], true);
}
