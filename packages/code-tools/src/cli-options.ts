import type { ParseArgsOptionsConfig } from "node:util";
import { UsageError } from "./cli-files.ts";
import type { ToolName, ToolOptions } from "./tools.ts";

/** What parseArgs read: its types know each command's options only where the command is known. */
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Command<Name extends ToolName = ToolName> {
  tool: Name;
  extensions: readonly string[];
  options: ParseArgsOptionsConfig;
  help: string;
  read(values: Values): ToolOptions[Name];
}

export const on = { type: "boolean" } as const;
export const text = { type: "string" } as const;

/** The member of `allowed` that an option names. */
export function choose<Value extends string | number>(
  name: string,
  value: Values[string],
  allowed: readonly Value[],
): Value | undefined {
  if (value === undefined) return undefined;
  const chosen = allowed.find(each => String(each) === value);
  if (chosen === undefined) throw new UsageError(`--${name} is one of ${allowed.join(", ")}`);
  return chosen;
}

export function chooseSourceType(values: Values): "auto" | "module" | "script" {
  if (values.module && values.script) throw new UsageError("--module and --script exclude each other");
  return values.module ? "module" : values.script ? "script" : "auto";
}
