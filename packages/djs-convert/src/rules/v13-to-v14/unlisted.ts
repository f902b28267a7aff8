import type { MemberRow } from "../member-rows.ts";

const gone: readonly (readonly [string, string, string])[] = [
  ["14-048", "Activity", "syncId"],
  ["14-T17", "DiscordAPIError", "flattenErrors"],
  ["14-T17", ".DiscordAPIError", "flattenErrors"],
  ["14-T37", ".MessageButton", "resolveStyle"],
  ["14-T37", ".TextInputComponent", "resolveStyle"],
  ["14-T66", "ApplicationCommandPermissionsManager", "transformPermissions"],
  ["14-T66", ".ApplicationCommandPermissionsManager", "transformPermissions"],
];

/** Members that version 13 has but does not state in its typings. */
export const unlistedRows: readonly MemberRow[] = gone.map(([id, owner, member]) => ({
  id,
  on: [owner],
  member,
  flag: "removed",
}));
