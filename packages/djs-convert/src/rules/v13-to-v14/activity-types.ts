import type { ObjectProperty } from "@babel/types";
import { isMember, isText, keyName, type Node, parentOf } from "../../engine/nodes.ts";
import { alternatives } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { isAllSeen, textSources } from "../text-sources.ts";
import { enumAtSources } from "./enum-sources.ts";
import { enumValue, isMadeText, mayBeText } from "./enum-value.ts";
import { activityTypes } from "./enums.ts";
import { isLookedUp, lookUp } from "./looked-up.ts";

/** Whether the file shows activities: then lists of them, and what they are made of, stand elsewhere in it. */
export const showsActivities = (rewriter: Rewriter): boolean =>
  ["setActivity", "setPresence"].some(name =>
    rewriter.tree.identifiers.get(name)?.some(node => {
      const method = parentOf(node);
      return isMember(method) && rewriter.receiver(method, ["ClientUser"], true) !== null;
    }),
  );

/**
 * `{ activities: [{ name, type: "WATCHING" }] }`, also where the text is not to be seen here: version 14 sends what it is
 * given, and Discord takes nothing but numbers. Says whether the type needs no other rule.
 */
export function activityType(rewriter: Rewriter, property: ObjectProperty): boolean {
  const { value } = property;
  if (alternatives(value).some(isLookedUp)) return true;
  const isShown = showsActivities(rewriter);
  const isOpen = (one: Node): boolean => isShown && mayBeText(rewriter, one) && !isWrittenHere(rewriter, one);
  if (value.type === "LogicalExpression" && alternatives(value).some(isOpen)) {
    // `settings.type || "PLAYING"`: the first of the enum is 0, which `||` takes for nothing.
    if (isText(value.right)) lookUp(rewriter, activityTypes, value, numberIn(rewriter, value.left));
    else rewriter.flag(activityTypes.id, value, "argument-unknown");
    return true;
  }
  if (enumValue(rewriter, activityTypes, value, false) && value.type !== "ConditionalExpression") return true;
  for (const one of alternatives(value).filter(isOpen))
    if (!enumAtSources(rewriter, activityTypes, one))
      lookUp(rewriter, activityTypes, one, numberIn(rewriter, one));
  return isShown;
}

/** The value, where it may be a number, as what another file holds may be by now; null where it is a text for certain. */
const numberIn = (rewriter: Rewriter, value: Node): Node | null =>
  value.type === "TemplateLiteral" ||
  isMadeText(rewriter, value) ||
  (!isMember(value) && rewriter.typeOf(value)?.kind === "string") ||
  /^process\.env\.\w+$/.test(rewriter.text(value))
    ? null
    : value;

/** `activities[i].type`, where the activities stand in this file, and their types become members of the enum. */
function isWrittenHere(rewriter: Rewriter, value: Node): boolean {
  const sources = textSources(rewriter, value, "type").map(({ text }) => parentOf(text));
  const isListed = sources.length > 0 && sources.every(one => one && keyName(one) === "type");
  return isListed && isAllSeen(rewriter, value, "type");
}
