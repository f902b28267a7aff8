import type { Change, Diagnostic } from "../change.ts";

export interface ProjectFile {
  /** With slashes, from the bot's folder: `commands/ban.js`. */
  path: string;
  text: string;
}

export interface ConvertedFile {
  path: string;
  before: string;
  after: string;
  changes: Change[];
  diagnostics: Diagnostic[];
}
