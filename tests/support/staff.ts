import { createHash } from "node:crypto";
import { plainChoice, userOf } from "../../src/stand-in/people.ts";

/** Several, as nobody may write more than so often in a minute, staff or not. */
const staffNames = Array.from({ length: 24 }, (_, index) => `Staff Nour ${index + 1}`);

/** Who is staff in the apps of the journeys, as the setting has it. */
export const staffIds = staffNames.map(name => userOf(plainChoice(name), new Date()).id).join(",");

/** The name of the member of staff who has to do with `work`: always the same one. */
export function staffOf(work: string): string {
  const digest = createHash("sha256").update(work).digest();
  return staffNames[digest.readUInt32BE(0) % staffNames.length] ?? "";
}
