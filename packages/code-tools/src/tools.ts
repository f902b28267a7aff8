import type { MinifyCssOptions } from "./css/options.ts";
import type {
  DecodeHtmlOptions,
  EncodeHtmlOptions,
  EncodeResult,
  MinifyHtmlOptions,
} from "./html/options.ts";
import type { MinifyJsOptions } from "./js/options.ts";
import type { ObfuscateJsOptions, ObfuscateResult } from "./obfuscate/options.ts";
import type { Tool, ToolResult } from "./result.ts";

/** The options of each tool. */
export interface ToolOptions {
  js: MinifyJsOptions;
  obfuscate: ObfuscateJsOptions;
  css: MinifyCssOptions;
  html: MinifyHtmlOptions;
  encode: EncodeHtmlOptions;
  decode: DecodeHtmlOptions;
}

export type ToolName = keyof ToolOptions;

/** What tools answer that tell more than the others. */
interface ToolResults {
  obfuscate: ObfuscateResult;
  encode: EncodeResult;
  decode: EncodeResult;
}

export type ResultOf<Name extends ToolName> = Name extends keyof ToolResults ? ToolResults[Name] : ToolResult;

/** Every tool with its engines is fetched when it is first wanted, not before. */
export const loadTool: { [Name in ToolName]: () => Promise<Tool<ToolOptions[Name], ResultOf<Name>>> } = {
  js: async () => (await import("./js/minify-js.ts")).minifyJs,
  obfuscate: async () => (await import("./obfuscate/obfuscate-js.ts")).obfuscateJs,
  css: async () => (await import("./css/minify-css.ts")).minifyCss,
  html: async () => (await import("./html/minify-html.ts")).minifyHtml,
  encode: async () => (await import("./html/encode-html.ts")).encodeHtml,
  decode: async () => (await import("./html/decode-html.ts")).decodeHtml,
};
