export { createToolsClient, type ToolsClient } from "./client.ts";
export { minifyJs } from "./js/minify-js.ts";
export { type EcmaVersion, ecmaVersions, type JsNoticeCode, type MinifyJsOptions } from "./js/options.ts";
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
export type { ToolName, ToolOptions } from "./tools.ts";
