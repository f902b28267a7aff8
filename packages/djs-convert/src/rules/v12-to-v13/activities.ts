import type { ObjectExpression } from "@babel/types";
import { type Node, propertyOf } from "../../engine/nodes.ts";
import { allOptions } from "../held-values.ts";
import { rekey } from "../literals.ts";
import { asList } from "../nothing-at-times.ts";
import { type Rewriter, replace } from "../rewriter.ts";

/** What a presence shows is a list. */
export function activitiesOf(rewriter: Rewriter, given: Node | undefined, weak: boolean): void {
  for (const presence of allOptions(rewriter, given)) activitiesIn(rewriter, presence, weak);
}

function activitiesIn(rewriter: Rewriter, presence: ObjectExpression, weak: boolean): void {
  const activity = propertyOf(presence, "activity");
  if (activity && rewriter.done.has(activity)) return;
  if (activity && isNothing(rewriter, activity.value))
    rewriter.change("13-081", activity, [replace(activity, "activities: []")], weak);
  else if (activity)
    rewriter.change(
      "13-081",
      activity,
      rekey(activity, "activities", asList(rewriter, activity.value)),
      weak,
    );
  for (const one of [propertyOf(presence, "activities")?.value, activity?.value])
    for (const each of one?.type === "ArrayExpression" ? one.elements : [one])
      activityType(rewriter, each, weak);
}

/** `{ activity: undefined }` and `{ activity: null }`: nothing is shown, where a list with nothing in it would be refused. */
const isNothing = (rewriter: Rewriter, value: Node): boolean =>
  value.type === "NullLiteral" ||
  (value.type === "Identifier" && value.name === "undefined" && !rewriter.tree.resolve(value));

const activityTypes = ["PLAYING", "STREAMING", "LISTENING", "WATCHING", "CUSTOM", "COMPETING"];

/** `{ name, type: 3 }`: the types of activities have names only. */
export function activityType(rewriter: Rewriter, given: Node | null | undefined, weak: boolean): void {
  for (const options of allOptions(rewriter, given)) {
    const value = propertyOf(options, "type")?.value;
    const to = value?.type === "NumericLiteral" ? activityTypes[value.value] : undefined;
    if (value && to && !rewriter.done.has(value))
      rewriter.change("13-T47", value, [replace(value, `'${to}'`)], weak);
  }
}
