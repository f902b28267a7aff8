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
