import type { ObjectProperty } from "@babel/types";
import {
  invocationAround,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy, onlyHole } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { textSources } from "../text-sources.ts";
import { enumElsewhere, enumValue, isMadeText, withoutMarks } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { isLookedUp, lookUp } from "./looked-up.ts";
import { isSetElsewhere } from "./set-elsewhere.ts";

/** `button.setStyle("PRIMARY")`, and of a field of text. */
export function styleArgument(rewriter: Rewriter, callee: Member, first: Node): void {
  const button = rewriter.receiver(callee, ["MessageButton"], false);
  if (isCall(first) && heldStyles(rewriter, first)) return;
  if (button && isMadeText(rewriter, first)) {
    lookUp(rewriter, enums.buttonStyles, first, null);
    return;
  }
  if (button && alternatives(first).some(one => isMadeText(rewriter, one)))
    rewriter.flag(enums.buttonStyles.id, first, "argument-unknown");
  if (enumValue(rewriter, enums.buttonStyles, first, button === null)) return;
  if (rewriter.isBot && enumValue(rewriter, enums.textStyles, first, true)) return;
  if (!heldStyles(rewriter, first) && button) openStyle(rewriter, first);
}

/** A style of a button that comes from elsewhere is a text there, as in version 13. */
function openStyle(rewriter: Rewriter, value: Node): void {
  const kind = rewriter.typeOf(value)?.kind;
  const isOther = isMember(value) && !isLookedUp(value) && !isWrittenElsewhere(rewriter, value);
  const isRead = value.type === "Identifier" || isOther;
  const isOpen = value.type === "TemplateLiteral" || (isRead && (kind === undefined || kind === "string"));
  if (isOpen) lookUp(rewriter, enums.buttonStyles, value, value.type === "TemplateLiteral" ? null : value);
}

/** `{ style: "PRIMARY", label }`, where what stands beside it says that it is a button, or a field of text. */
export function styleKey(rewriter: Rewriter, property: ObjectProperty): void {
  const { value } = property;
  const object = parentOf(property);
  const beside = object?.type === "ObjectExpression" ? object.properties.map(one => keyName(one) ?? "") : [];
  if (!beside.some(one => /^(customId|custom_id|url|label)$/.test(one)) && !isButton(rewriter, property)) {
    // `{ emoji, style: "DANGER" }`, which something else makes a button of.
    enumElsewhere(rewriter, enums.buttonStyles, value);
    return;
  }
  if (enumValue(rewriter, enums.buttonStyles, value, false)) return;
  if (enumValue(rewriter, enums.textStyles, value, false)) return;
  const made = invocationAround(property);
  const isMade =
    made?.type === "NewExpression" &&
    made.arguments[0] === object &&
    rewriter.infer.isA(rewriter.typeOf(made), "MessageButton");
  if (!isMade || heldStyles(rewriter, value)) return;
  if (isMadeText(rewriter, value)) lookUp(rewriter, enums.buttonStyles, value, null);
  else openStyle(rewriter, value);
}

/** `{ type: "BUTTON", style: "DANGER" }`, also where the type has been written anew. */
function isButton(rewriter: Rewriter, property: ObjectProperty): boolean {
  const object = parentOf(property);
  const type = object?.type === "ObjectExpression" ? propertyOf(object, "type")?.value : undefined;
  return type !== undefined && /^(.BUTTON.|.*ComponentType\.Button)$/.test(rewriter.text(type));
}

/** Whether a file of the bot has the text under the key that is read, and for nothing else: it is converted there. */
function isWrittenElsewhere({ project }: Rewriter, read: Member): boolean {
  const name = memberName(read);
  const texts = project?.texts ?? [];
  if (!isSetElsewhere(texts, name, "style")) return false;
  const written = new RegExp(`\\b${name}["']?\\s*:\\s*["'](?:${Object.keys(styles).join("|")})["']`);
  return texts.some(text => written.test(text));
}

/** `{ STYLE: "SUCCESS" }`, which other files set as the style of a button. */
export function namedStyles(rewriter: Rewriter): void {
  const { project, tree } = rewriter;
  for (const text of project ? tree.texts : []) {
    const isStyle = Object.hasOwn(enums.buttonStyles.values, stringValue(text) ?? "");
    const property = isStyle ? parentOf(text) : undefined;
    if (property?.type !== "ObjectProperty" || property.value !== text || rewriter.done.has(text)) continue;
    if (isSetElsewhere(project?.texts ?? [], keyName(property), "style"))
      enumValue(rewriter, enums.buttonStyles, text, true);
  }
}

const styles: Readonly<Record<string, string>> = { ...enums.buttonStyles.values, ...enums.textStyles.values };

const isPassed = (rewriter: Rewriter, value: Node): boolean =>
  value.type === "Identifier" &&
  rewriter.tree.resolve(value)?.kind === "parameter" &&
  heldBy(rewriter, value) === null;

/** `setStyle(button.style)`, `setStyle(`${button.style}`)` and `setStyle(styleOf(x))`, of texts that are styles alone. */
function heldStyles(rewriter: Rewriter, value: Node): boolean {
  const only = onlyHole(value);
  const isRead = isMember(only ?? value) || /^(Identifier|AwaitExpression)$/.test(value.type);
  if (!isRead && !isCall(value)) return false;
  const sources = textSources(rewriter, only ?? value, "style").filter(({ text }) =>
    Object.hasOwn(styles, stringValue(text) ?? ""),
  );
  if (sources.length === 0) return false;
  if (sources.some(({ text, isOpen }) => isOpen && !rewriter.done.has(text))) {
    const isText = value.type === "TemplateLiteral" || isMadeText(rewriter, value);
    lookUp(rewriter, enums.buttonStyles, value, isText ? null : value);
    return true;
  }
  for (const { text } of sources)
    if (!enumValue(rewriter, enums.buttonStyles, text, true))
      enumValue(rewriter, enums.textStyles, text, true);
  if (only) rewriter.wrap(enums.buttonStyles.id, value, withoutMarks(value, only), true);
  // Besides what it is by default, callers that are not to be seen here pass it as well.
  return !isPassed(rewriter, value);
}
