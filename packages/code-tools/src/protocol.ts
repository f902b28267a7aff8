import type { Progress, ToolResult } from "./result.ts";
import type { ToolName, ToolOptions } from "./tools.ts";

/** What the client sends: one run. A worker does one at a time and is ended by force when nobody wants its answer. */
export type RunRequest = {
  [Name in ToolName]: { id: number; tool: Name; code: string; options: ToolOptions[Name] };
}[ToolName];

/** Has the engines of a tool fetched and started before somebody asks for an answer. */
export type WarmRequest = { warm: ToolName };

/** What the worker answers: any number of `progress`, then one `result` or `failure`. */
export type RunAnswer =
  | { id: number; type: "progress"; progress: Progress }
  | { id: number; type: "result"; result: ToolResult }
  | { id: number; type: "failure"; message: string };
