import { casesHeld14 } from "./cases-held-14.ts";
import { casesSeen12 } from "./cases-seen-12.ts";
import { casesSeen13 } from "./cases-seen-13.ts";
import { casesSeen14 } from "./cases-seen-14.ts";

/** Rows about what code does with a value, and rows that the guide does not have. */
export const casesSeen = [...casesSeen12, ...casesSeen13, ...casesSeen14, ...casesHeld14];

/** Rows of package.json: what they ask of is seen in convert.test.ts. */
export const rowsOfPackage: readonly string[] = ["12-293", "13-001", "14-001"];
