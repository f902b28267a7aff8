export { createToolsClient, type ToolsClient } from "./client.ts";
export { minifyCss } from "./css/minify-css.ts";
export type { CssNoticeCode, MinifyCssOptions } from "./css/options.ts";
export { decodeHtml } from "./html/decode-html.ts";
export { encodeHtml } from "./html/encode-html.ts";
export { minifyHtml } from "./html/minify-html.ts";
export {
  type DecodeHtmlOptions,
  type EncodeHtmlOptions,
  type EncodeMode,
  type EncodeNoticeCode,
  type EncodeResult,
  encodeModes,
  type MinifyHtmlNoticeCode,
  type MinifyHtmlOptions,
} from "./html/options.ts";
export { minifyJs } from "./js/minify-js.ts";
export { type EcmaVersion, ecmaVersions, type JsNoticeCode, type MinifyJsOptions } from "./js/options.ts";
export { obfuscateJs } from "./obfuscate/obfuscate-js.ts";
export {
  type LibraryOptions,
  type ObfuscateJsOptions,
  type ObfuscateNoticeCode,
  type ObfuscateResult,
  type ObfuscationTarget,
  obfuscationTargets,
  type PresetName,
  presetNames,
} from "./obfuscate/options.ts";
export { presetCosts } from "./obfuscate/preset-costs.ts";
export { presets } from "./obfuscate/presets.ts";
export {
  type Level,
  levels,
  type Notice,
  type Progress,
  type RunOptions,
  type Sizes,
  type Tool,
  type ToolResult,
} from "./result.ts";
export type { ResultOf, ToolName, ToolOptions } from "./tools.ts";
