import {
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";

/** Where version 14 takes nothing but a text and refuses a number: in an embed, a label, a message. */
export function isTextPlace(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "ObjectProperty")
    return parent.value === node && isKeyOfText(keyName(parent) ?? "", parentOf(parent));
  if (!isCall(parent) || !isMember(parent.callee)) return false;
  const name = memberName(parent.callee) ?? "";
  if (name === "addField") return parent.callee !== node;
  return parent.arguments[0] === node && ofTexts.test(name);
}

const ofTexts =
  /^(editReply|followUp|reply|send|set(Author|Description|Footer|Label|Name|Nickname|Placeholder|Title|Topic))$/;

/** A key of an embed's field, of an option of a menu, of an author, or one that texts alone stand under. */
function isKeyOfText(key: string, object: Node | undefined): boolean {
  if (object?.type !== "ObjectExpression") return false;
  if (/^(content|description|label|placeholder|text|title)$/.test(key)) return true;
  const has = (other: string): boolean => propertyOf(object, other) !== undefined;
  if (key === "value") return has("name") || has("label");
  return key === "name" && (has("value") || isAuthor(object));
}

/** `setAuthor({ … })`, `{ author: { … } }`. */
function isAuthor(object: Node): boolean {
  const parent = parentOf(object);
  if (parent?.type === "ObjectProperty") return keyName(parent) === "author";
  return isCall(parent) && isMember(parent.callee) && memberName(parent.callee) === "setAuthor";
}
