import { watchConsole } from "./console-guard.ts";
import { guardNetwork } from "./network-guard.ts";

/** What a test did that no test may do; also what it did after its end, which the file then answers for. */
export const offences: Error[] = [];
const note = (offence: Error) => void offences.push(offence);

// Once for all the test files of a thread: they share this module.
watchConsole(note);
guardNetwork(note);
