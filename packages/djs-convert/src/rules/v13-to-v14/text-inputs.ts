import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isMember,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Tree } from "../../engine/scope.ts";
import { nameOfExport } from "../../infer/later-names.ts";
import { addKey, constructs } from "../literals.ts";
import { after, type Rewriter } from "../rewriter.ts";

/** `new TextInputComponent()`: nobody had to write anything into it unless that was said; of Discord's own accord all must. */
export function textInputs(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!constructs(rewriter, node, "TextInputComponent")) return;
  // Whoever writes that knows of which version it is.
  if (nameOfExport(rewriter.infer, node.callee) === "TextInputBuilder") return;
  const [data, ...others] = node.arguments;
  if (data?.type === "ObjectExpression" && others.length === 0) {
    notRequired(rewriter, data);
    return;
  }
  if (data || saysRequired(rewriter.tree, node)) return;
  rewriter.change("14-T138", node, [after(node, ".setRequired(false)")]);
}

/** `{ type: "TEXT_INPUT", customId, label }`. */
export function inputsOfData(rewriter: Rewriter, property: ObjectProperty): void {
  const data = parentOf(property);
  if (!rewriter.isBot || stringValue(property.value) !== "TEXT_INPUT" || data?.type !== "ObjectExpression")
    return;
  if (propertyOf(data, "label")) notRequired(rewriter, data);
}

function notRequired(rewriter: Rewriter, data: ObjectExpression): void {
  const isOpen = data.properties.some(one => one.type === "SpreadElement");
  if (!isOpen && data.properties.length > 0 && !propertyOf(data, "required"))
    rewriter.change("14-T138", data, [addKey(rewriter, data, "required: false")]);
}

/** In the chain behind it, or of the variable that holds it. */
function saysRequired(tree: Tree, made: Node): boolean {
  let at = made;
  for (let member = parentOf(at); isMember(member) && member.object === at; member = parentOf(at)) {
    if (/^(setR|r)equired$/.test(memberName(member) ?? "")) return true;
    at = parentOf(member) ?? member;
  }
  const holder = parentOf(at);
  if (holder?.type !== "VariableDeclarator" || holder.init !== at || holder.id.type !== "Identifier")
    return false;
  const binding = tree.resolve(holder.id);
  return (binding ? tree.references(binding) : []).some(use => saysRequired(tree, use));
}
