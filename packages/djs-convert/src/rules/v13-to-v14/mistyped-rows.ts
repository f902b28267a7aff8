import type { NewExpression } from "@babel/types";
import { type Call, propertyOf, stringValue } from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { constructs, optionsOf } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

/** `new MessageActionRow({ type: "SELECT_MENU" })`: a row knows what it is, and was sent as one whatever stood there. */
export function mistypedRows(rewriter: Rewriter, node: Call | NewExpression): void {
  const isRow = constructs(rewriter, node, "MessageActionRow");
  const options = isRow ? optionsOf(rewriter, node.arguments[0]) : null;
  const type = options && propertyOf(options, "type");
  const said = stringValue(type?.value);
  if (!type || !options || said === undefined || said === "ACTION_ROW") return;
  rewriter.done.add(type.value);
  rewriter.change("14-T146", type, dropProperty(rewriter, options, type));
}
