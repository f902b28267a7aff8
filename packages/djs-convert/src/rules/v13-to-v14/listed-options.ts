import type { ObjectProperty } from "@babel/types";
import { keyName, type Node, parentOf, propertyOf, stringValue } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

const ofOptions = "required choices autocomplete channelTypes minValue maxValue minLength maxLength".split(
  " ",
);

/** `options: [{ optionName: "user", type: "USER", required: true }]`: an option of a command that gets its texts elsewhere. */
export function isListedOption(rewriter: Rewriter, property: ObjectProperty): boolean {
  const option = parentOf(property);
  if (!rewriter.isOfBot || option?.type !== "ObjectExpression" || !listAround(option)) return false;
  return ofOptions.some(key => propertyOf(option, key)) || isOfSubcommands(option);
}

/** `options: […]`, in whose list an option stands. */
function listAround(option: Node): Node | undefined {
  const list = parentOf(option);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  return key && keyName(key) === "options" ? key : undefined;
}

/** A subcommand, or what stands in one. */
function isOfSubcommands(option: Node): boolean {
  if (option.type !== "ObjectExpression") return false;
  const type = propertyOf(option, "type")?.value;
  if (/^SUB_COMMAND(_GROUP)?$/.test(stringValue(type) ?? "")) return true;
  const options = listAround(option);
  const around = options && parentOf(options);
  return around?.type === "ObjectExpression" && isOfSubcommands(around);
}
