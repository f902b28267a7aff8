import type { Change, Diagnostic } from "../change.ts";

export interface ProjectFile {
  /** With slashes, from the bot's folder: `commands/ban.js`. */
  path: string;
  text: string;
}

export interface ConvertedFile {
  path: string;
  /** Where it belongs from now on: elsewhere only where a loader takes the name of a file for an event. */
  newPath: string;
  before: string;
  after: string;
  changes: Change[];
  diagnostics: Diagnostic[];
}
