import { isText, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import { sidesOf } from "../comparisons.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { intents, pascal, permissionRow, permissions, userFlags } from "./enums.ts";

const ofClass: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ["Intents", intents.values],
  ["Permissions", permissions.values],
  ["UserFlags", userFlags.values],
]);

/** What a flag of a class is called in version 14; nothing for a name that is none. */
export function flagName(owner: string, name: string): string | undefined {
  const values = ofClass.get(owner);
  if (values && Object.hasOwn(values, name)) return values[name];
  const isListed = owner === "Intents" || owner === "Permissions";
  return isListed || name in Object.prototype ? undefined : pascal(name);
}

export const ruleOfFlag = (name: string): string =>
  permissionRow(name) === "14-110" ? "14-018" : permissionRow(name);

/** Writes the name of a flag of this class as it is now; says whether there was another one. */
export function renameFlag(rewriter: Rewriter, owner: string, text: Node, weak: boolean): boolean {
  const name = stringValue(text) ?? "";
  const to = /^[A-Z][A-Z0-9_]+$/.test(name) ? flagName(owner, name) : undefined;
  const quote = rewriter.text(text)[0];
  if (!to || to === name || rewriter.done.has(text)) return false;
  rewriter.change(ruleOfFlag(name), text, [replace(text, `${quote}${to}${quote}`)], weak);
  return true;
}

/** `name === "BAN_MEMBERS"`, and the cases of `switch (name)`, of a variable that holds names of flags as they are now. */
export function renameCompared(rewriter: Rewriter, owner: string, variable: Node): void {
  const held = heldBy(rewriter, variable);
  if (!held?.values.flatMap(alternatives).some(isText)) return;
  for (const read of held.reads) {
    const around = parentOf(read);
    const isCompared = around?.type === "BinaryExpression" && /^[=!]==?$/.test(around.operator);
    if (!isCompared && around?.type !== "SwitchStatement") continue;
    for (const [subject, values] of sidesOf(around))
      if (subject === read) for (const value of values) renameFlag(rewriter, owner, value, true);
  }
}
