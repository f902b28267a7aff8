import type { MinifyJsOptions } from "./js/options.ts";
import type { Tool } from "./result.ts";

/** The options of each tool. */
export interface ToolOptions {
  js: MinifyJsOptions;
}

export type ToolName = keyof ToolOptions;

/** Every tool with its engines is fetched when it is first wanted, not before. */
export const loadTool: { [Name in ToolName]: () => Promise<Tool<ToolOptions[Name]>> } = {
  js: async () => (await import("./js/minify-js.ts")).minifyJs,
};
