import { plainChoice, userOf } from "../../src/stand-in/people.ts";

/** Who is staff in the app of the journeys. */
export const staffName = "Staff Nour";
export const staffId = userOf(plainChoice(staffName), new Date()).id;
