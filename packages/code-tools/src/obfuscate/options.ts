import type { ObfuscatorOptions } from "javascript-obfuscator";
import type { MinifyJsOptions } from "../js/options.ts";
import type { ToolResult } from "../result.ts";

export const presetNames = ["light", "balanced", "strong"] as const;
export type PresetName = (typeof presetNames)[number];

export const obfuscationTargets = ["browser", "browser-no-eval", "node"] as const;
export type ObfuscationTarget = (typeof obfuscationTargets)[number];

/** Options that the verb sets itself, or that answer to others. */
type Fixed =
  | "advertisement"
  | "domainLock"
  | "identifierNamesCache"
  | "inputFileName"
  | "log"
  | "optionsPreset"
  | "seed"
  | "sourceMap"
  | "sourceMapBaseUrl"
  | "sourceMapFileName"
  | "sourceMapMode"
  | "sourceMapSourcesMode"
  | "target";

// The library's type has an index signature, which `Omit` would make everything of.
type Known<Options> = {
  [Key in keyof Options as string extends Key ? never : number extends Key ? never : Key]: Options[Key];
};

/** Every other option of javascript-obfuscator, by its own name. */
export type LibraryOptions = Omit<Known<ObfuscatorOptions>, Fixed>;

export interface ObfuscateJsOptions {
  /** Default "balanced". */
  preset?: PresetName;
  /** Default "browser-no-eval", which works under a Content-Security-Policy without `unsafe-eval`. */
  target?: ObfuscationTarget;
  /** The same seed gives the same bytes everywhere. Drawn by lot, and told, by default. */
  seed?: number | string;
  /** Domains that the answer runs on; ".example.com" has its subdomains, too. Elsewhere it leaves the page. */
  domainLock?: readonly string[];
  /** What stands above the preset. */
  advanced?: LibraryOptions;
  sourceType?: MinifyJsOptions["sourceType"];
  sourceMap?: boolean;
  fileName?: string;
  brotli?: boolean;
}

export type ObfuscateNoticeCode =
  | "syntax-error"
  /** The library threw; `message` has its words. */
  | "obfuscator-failed"
  /** The answer did not parse or is less strict than the input: it is not given. */
  | "answer-refused"
  /** `eval`, `new Function` or `with` looks names up that have other names afterwards. `values.word`. */
  | "sees-names"
  /** Reads names or source of functions, which change. `values.word`. */
  | "reads-functions"
  /** `disableConsoleOutput` silences the console of the whole page or process. */
  | "silences-console"
  /** `selfDefending` breaks when anything reformats or minifies the answer afterwards. */
  | "self-defending"
  /** `debugProtection` can freeze the tab of whoever opens the developer tools. */
  | "debug-protection"
  /** `renameProperties` breaks code that shares objects with anything outside this file. */
  | "renames-properties"
  /** `transformObjectKeys` changes the order in which objects are made. */
  | "reorders-objects"
  /** `renameGlobals` breaks other files and HTML that call this one's functions. */
  | "renames-globals"
  /** A domain lock is taken out by whoever reads the code; it needs a page. */
  | "domain-lock"
  /** Chosen options put `Function(…)` into the answer, which strict policies forbid. */
  | "needs-eval"
  /** The input is large for the preset. `values.kilobytes`, `values.preset`. */
  | "large-input";

export interface ObfuscateResult extends ToolResult<ObfuscateNoticeCode> {
  /** What the answer was made with: with it, the same input and the same options it comes out the same again. */
  seed: number | string;
}
