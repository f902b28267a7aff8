import type { Level } from "../result.ts";

export const ecmaVersions = [
  5,
  2015,
  2016,
  2017,
  2018,
  2019,
  2020,
  2021,
  2022,
  2023,
  2024,
  "esnext",
] as const;
export type EcmaVersion = (typeof ecmaVersions)[number];

export interface MinifyJsOptions {
  level?: Level;
  /** Short names for variables and functions. Default true. */
  mangle?: boolean;
  /** Functions and classes keep their `name`. Default false. */
  keepNames?: boolean;
  /** Comments with `@license`, `@preserve` or a leading `!` stay. Default false. */
  keepLicenses?: boolean;
  /** Takes calls of `console` out. Default false. */
  dropConsole?: boolean;
  /** Takes `debugger` out. Default true. */
  dropDebugger?: boolean;
  /** Renames and drops names of the outermost scope in a script, too; modules always do. Default false. */
  toplevel?: boolean;
  /** The newest syntax that the answer may use where the input has not used it. Old code is never made new by force. */
  target?: EcmaVersion;
  /** Whether the input is a module or a script. Found out by itself by default. */
  sourceType?: "auto" | "module" | "script";
  /** Asks for a source map. */
  sourceMap?: boolean;
  /** The map of the input, as JSON: the answer's map then leads to what that map leads to. */
  inputMap?: string;
  /** The name of the input in the map. Default "input.js". */
  fileName?: string;
  /** Measures brotli, which takes about a second a megabyte. Default true. */
  brotli?: boolean;
}

export type JsNoticeCode =
  /** The input does not parse; the engines' words are in `message`. */
  | "syntax-error"
  /** A chain of engines threw and another one answered. `values.chain`. */
  | "chain-failed"
  /** A chain's answer did not parse or lost "use strict", and was thrown away. `values.chain`. */
  | "chain-refused"
  /** No chain made the input smaller: the answer is the input. */
  | "not-smaller"
  /** The map of the input could not be read. */
  | "input-map-unreadable"
  /** `eval` or `with` sees names: none were shortened around it. */
  | "sees-names";
