export { assertHumanCheck, createHumanCheck, purgeSpentSolutions } from "./human-check.ts";
