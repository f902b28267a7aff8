import { parse } from "@babel/parser";
import type { Node } from "@babel/types";
import type { Version } from "../src/index.ts";
import { cases12 } from "./cases-12.ts";
import { cases13 } from "./cases-13.ts";
import { cases14 } from "./cases-14.ts";
import { casesRest } from "./cases-rest.ts";
import { casesSeen } from "./cases-seen.ts";
import type { Case } from "./run-case.ts";

/** What stands before a statement where it is read: offsets of its nodes count from there. */
export const head = "async () => {";

/** @throws SyntaxError */
export const read = (statement: string): Node => parse(`${head}${statement}}`).program;

export function isReadable(statement: string): boolean {
  try {
    read(statement);
    return true;
  } catch {
    return false;
  }
}

const step = (from: Version, to: Version, cases: readonly Case[]) => ({
  from,
  to,
  all: [...cases, ...[...casesRest, ...casesSeen].filter(([id]) => id.startsWith(`${to}-`))],
});

/** The steps with the statements of all their cases. */
export const steps = [step(11, 12, cases12), step(12, 13, cases13), step(13, 14, cases14)];
