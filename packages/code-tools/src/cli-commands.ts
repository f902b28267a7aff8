import type { ParseArgsOptionsConfig } from "node:util";
import { UsageError } from "./cli-files.ts";
import { type EcmaVersion, ecmaVersions, type MinifyJsOptions } from "./js/options.ts";
import { type Level, levels } from "./result.ts";
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

const on = { type: "boolean" } as const;
const text = { type: "string" } as const;

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

function readJs(values: Values): MinifyJsOptions {
  if (values.module && values.script) throw new UsageError("--module and --script exclude each other");
  const level = choose<Level>("level", values.level, levels);
  const target = choose<EcmaVersion>("target", values.target, ecmaVersions);
  return {
    ...(level && { level }),
    ...(target && { target }),
    mangle: !values["no-mangle"],
    keepNames: values["keep-names"] === true,
    keepLicenses: values["keep-licenses"] === true,
    dropConsole: values["drop-console"] === true,
    dropDebugger: !values["keep-debugger"],
    toplevel: values.toplevel === true,
    sourceMap: values["source-map"] === true,
    sourceType: values.module ? "module" : values.script ? "script" : "auto",
  };
}

const js: Command<"js"> = {
  tool: "js",
  extensions: [".js", ".mjs", ".cjs"],
  options: {
    level: text,
    target: text,
    "no-mangle": on,
    "keep-names": on,
    "keep-licenses": on,
    "drop-console": on,
    "keep-debugger": on,
    toplevel: on,
    module: on,
    script: on,
    "source-map": on,
  },
  help: `  --level fast|best|maximum   best by default; maximum runs several chains of engines
  --target 5|2015|…|esnext    the newest syntax that may be added
  --no-mangle                 leave names as they are
  --keep-names                functions and classes keep their names
  --keep-licenses             licence comments stay
  --drop-console              take calls of console out
  --keep-debugger             leave debugger in
  --toplevel                  shorten the outermost names of scripts, too
  --module, --script          what the input is; found out by default
  --source-map                write a source map beside each file; a map beside the input is joined in`,
  read: readJs,
};

/** The commands by name. */
export const commands: { readonly [name: string]: Command | undefined } = { js };
