import type { ArrayExpression, ObjectExpression } from "@babel/types";
import {
  isMember,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { after, type Rewriter, remove } from "../rewriter.ts";
import { intents as intentNames } from "../v13-to-v14/enums.ts";
import { usedIntents } from "./used-intents.ts";

/**
 * `new Client({ intents: ["GUILDS"] })` of a bot of version 12, which asked for nothing there and was told of
 * everything: what it needs besides is added. Says whether the bot hears direct messages by that.
 */
export function ignoredIntents(rewriter: Rewriter, options: ObjectExpression): boolean {
  const intents = propertyOf(options, "intents")?.value;
  // A bot that does not ask for an older version may have been converted before.
  if (!rewriter.project?.hasPackage || intents?.type !== "ArrayExpression") return false;
  // `Intents.FLAGS.GUIDS` is nothing, which did no harm as long as nobody read the list.
  const unknown = intents.elements.filter(isUnknown);
  const known = intents.elements.filter(one => !isUnknown(one));
  const last = known.at(-1);
  const named = known.map(nameOf);
  const name = named.at(-1);
  const missing = usedIntents(rewriter.tree.text, rewriter.project).filter(one => !named.includes(one));
  if (!last || !name || named.includes(undefined) || missing.length === 0) return false;
  const text = rewriter.text(last);
  const at = text.lastIndexOf(name);
  const added = missing.map(one => `, ${text.slice(0, at)}${one}${text.slice(at + name.length)}`).join("");
  const dropped = unknown.flatMap(one => (one ? dropElement(intents, one) : []));
  if (dropped.some(({ start, end }) => rewriter.hasComment(start, end))) return false;
  rewriter.change("13-003", intents, [after(last, added), ...dropped], true);
  rewriter.flag("13-003", options, "intents");
  return missing.includes("DIRECT_MESSAGES");
}

/** The intent that an element is; none where it is something else, or a name of its own. */
function nameOf(element: Node | null): string | undefined {
  const name = isMember(element) ? memberName(element) : stringValue(element);
  return name !== undefined && Object.hasOwn(intentNames.values, name) ? name : undefined;
}

/** `Intents.FLAGS.GUIDS`, which there is not. */
const isUnknown = (element: Node | null): boolean =>
  isMember(element) &&
  !element.computed &&
  isMember(element.object) &&
  memberName(element.object) === "FLAGS" &&
  nameOf(element) === undefined;

/** With the comma behind it where something stays there, and else with the one before it. */
function dropElement({ elements }: ArrayExpression, element: Node): Edit[] {
  const at = elements.findIndex(one => one === element);
  const [previous, next] = [elements[at - 1], elements[at + 1]];
  if (next && (!previous || !isUnknown(next))) return [remove(outerStart(element), outerStart(next))];
  return [remove(previous ? outerEnd(previous) : outerStart(element), outerEnd(element))];
}
