import type { NewExpression } from "@babel/types";
import { type Call, isCall, isMember, stringValue } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";

/** `embed.setURL("")`: a text that is none is refused; null takes it away, as nothing was shown before. */
export function emptyTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !first || stringValue(first) !== "") return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], false);
  if (receiver) rewriter.change("14-T89", first, [replace(first, "null")], receiver.weak);
}
