import { type Call, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
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

/** `fields.getField(id).value`: of a field that need not be one of text there is no value for a type checker. */
const fieldValue: MemberRow = {
  id: "14-T118",
  on: ["ModalSubmitFieldsResolver"],
  member: "getField",
  when: "called",
  unique: true,
  fits: call => call?.arguments.length === 1 && isOfFields(call.callee) && isValueRead(call),
  flag: "types",
};

const isOfFields = (callee: Node): boolean =>
  isMember(callee) && isMember(callee.object) && memberName(callee.object) === "fields";

function isValueRead(call: Call): boolean {
  const parent = parentOf(call);
  return isMember(parent) && parent.object === call && memberName(parent) === "value";
}

/** Members that version 13 has but does not state in its typings. */
export const unlistedRows: readonly MemberRow[] = [
  fieldValue,
  { id: "14-T55", on: ["MessagePayload"], member: "resolveData", to: "resolveBody" },
  { id: "14-T55", on: ["MessagePayload"], member: "data", to: "body" },
  ...gone.map(([id, owner, member]): MemberRow => ({ id, on: [owner], member, flag: "removed" })),
];
