import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { endOf, propertyOf, startOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropProperty } from "../arguments.ts";
import { addKey } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { addChannelPartial } from "./direct-messages.ts";

/** Intents with which messages of users come; a number or a name says nothing of it, and they may. */
const hearsOfUsers = /DIRECT_MESSAGES|\bALL\b|NON_PRIVILEGED|^\s*(?:\d|\w+$)/;

/** `ws: { intents }` stands one level higher. */
export function socketIntents(rewriter: Rewriter, options: ObjectExpression, ws: ObjectProperty): void {
  if (ws.value.type !== "ObjectExpression") return;
  const intents = propertyOf(ws.value, "intents");
  if (!intents) return;
  if (hearsOfUsers.test(rewriter.text(intents.value)))
    addChannelPartial(rewriter, options, text => addKey(rewriter, options, text));
  const isOnly = ws.value.properties.length === 1;
  const besides = propertyOf(options, "intents");
  if (besides) {
    // Written for both versions already; of two lists version 12 took the one in `ws`.
    const [owner, twice] = isOnly ? [options, ws] : [ws.value, intents];
    if (rewriter.text(besides.value) !== rewriter.text(intents.value))
      rewriter.flag("13-004", ws, "behaviour");
    rewriter.change("13-004", ws, dropProperty(rewriter, owner, twice));
    return;
  }
  if (isOnly) {
    rewriter.change("13-004", ws, [
      { start: startOf(ws), end: startOf(intents), text: "" },
      { start: endOf(intents), end: endOf(ws), text: "" },
    ]);
    return;
  }
  rewriter.change(
    "13-004",
    ws,
    aroundIntents(rewriter, ws, intents) ?? [
      ...dropProperty(rewriter, ws.value, intents),
      addKey(rewriter, options, rewriter.text(intents)),
    ],
  );
}

/** Intents that stand first or last in `ws` stay at their place, and `ws` begins behind them or ends before them. */
function aroundIntents(rewriter: Rewriter, ws: ObjectProperty, intents: ObjectProperty): Edit[] | null {
  const { properties } = ws.value as ObjectExpression;
  const [first, second] = properties;
  const previous = properties.at(-1) === intents ? properties.at(-2) : undefined;
  const opening = { start: startOf(ws), end: startOf(intents) };
  const ending = { start: endOf(intents), end: endOf(ws) };
  const textOf = ({ start, end }: { start: number; end: number }) => rewriter.tree.text.slice(start, end);
  if (first === intents && second) return [{ ...opening, text: "" }, before(second, textOf(opening))];
  if (!previous) return null;
  return [after(previous, textOf(ending).replace(/^\s*,/, "")), { ...ending, text: "" }];
}
