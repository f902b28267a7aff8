export { createToolsClient, type ToolsClient } from "./client.ts";
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
