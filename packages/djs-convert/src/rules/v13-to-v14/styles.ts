import {
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy, onlyHole } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { textSources } from "../text-sources.ts";
import { enumValue, isMadeText, withoutMarks } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { isLookedUp, lookUp } from "./looked-up.ts";
import { isSetElsewhere } from "./set-elsewhere.ts";

/** `button.setStyle("PRIMARY")`, and of a field of text. */
export function styleArgument(rewriter: Rewriter, callee: Member, first: Node): void {
  const button = rewriter.receiver(callee, ["MessageButton"], false);
  if (button && isMadeText(rewriter, first)) {
    lookUp(rewriter, enums.buttonStyles, first, null);
    return;
  }
  if (button && alternatives(first).some(one => isMadeText(rewriter, one)))
    rewriter.flag(enums.buttonStyles.id, first, "argument-unknown");
  if (enumValue(rewriter, enums.buttonStyles, first, button === null)) return;
  if (rewriter.isBot && enumValue(rewriter, enums.textStyles, first, true)) return;
  if (heldStyles(rewriter, first)) return;
  // A style that comes from elsewhere is a text there, as in version 13.
  const kind = rewriter.typeOf(first)?.kind;
  const isOther = isMember(first) && !isLookedUp(first) && !isWrittenElsewhere(rewriter, first);
  const isRead = first.type === "Identifier" || isOther;
  const isOpen = first.type === "TemplateLiteral" || (isRead && (kind === undefined || kind === "string"));
  if (button && isOpen)
    lookUp(rewriter, enums.buttonStyles, first, first.type === "TemplateLiteral" ? null : first);
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

/** `setStyle(button.style)` and `setStyle(`${button.style}`)`, where the texts are there for styles alone. */
function heldStyles(rewriter: Rewriter, value: Node): boolean {
  const only = onlyHole(value);
  if (!isMember(only ?? value) && value.type !== "Identifier") return false;
  const sources = textSources(rewriter, only ?? value, "style").filter(({ text }) =>
    Object.hasOwn(styles, stringValue(text) ?? ""),
  );
  if (sources.length === 0) return false;
  if (sources.some(({ text, isOpen }) => isOpen && !rewriter.done.has(text))) {
    lookUp(rewriter, enums.buttonStyles, value, value.type === "TemplateLiteral" ? null : value);
    return true;
  }
  for (const { text } of sources)
    if (!enumValue(rewriter, enums.buttonStyles, text, true))
      enumValue(rewriter, enums.textStyles, text, true);
  if (only) rewriter.wrap(enums.buttonStyles.id, value, withoutMarks(value, only), true);
  // Besides what it is by default, callers that are not to be seen here pass it as well.
  return !isPassed(rewriter, value);
}
