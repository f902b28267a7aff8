import { UsageError } from "./cli-files.ts";
import { type Command, choose, chooseSourceType, on, text, type Values } from "./cli-options.ts";
import { ecmaVersions, type MinifyJsOptions } from "./js/options.ts";
import {
  type LibraryOptions,
  type ObfuscateJsOptions,
  obfuscationTargets,
  presetNames,
} from "./obfuscate/options.ts";
import { levels } from "./result.ts";

function readJs(values: Values): MinifyJsOptions {
  const level = choose("level", values.level, levels);
  const target = choose("target", values.target, ecmaVersions);
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
    sourceType: chooseSourceType(values),
  };
}

export const js: Command<"js"> = {
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

/** `name=value` of --set: the value as JSON where it is, else as text. */
function readSetting(setting: string): [string, unknown] {
  const at = setting.indexOf("=");
  if (at < 1) throw new UsageError(`--set takes name=value, not ${setting}`);
  const value = setting.slice(at + 1);
  try {
    return [setting.slice(0, at), JSON.parse(value)];
  } catch {
    return [setting.slice(0, at), value];
  }
}

const switches = {
  "disable-console": "disableConsoleOutput",
  "self-defending": "selfDefending",
  "debug-protection": "debugProtection",
  "rename-properties": "renameProperties",
  "rename-globals": "renameGlobals",
} as const;

function readObfuscate(values: Values): ObfuscateJsOptions {
  const preset = choose("preset", values.preset, presetNames);
  const target = choose("target", values.target, obfuscationTargets);
  const settings = [values.set ?? []].flat().map(setting => readSetting(String(setting)));
  const chosen = Object.entries(switches).flatMap(([name, option]) => (values[name] ? [[option, true]] : []));
  return {
    ...(preset && { preset }),
    ...(target && { target }),
    ...(typeof values.seed === "string" && { seed: values.seed }),
    ...(typeof values["domain-lock"] === "string" && { domainLock: values["domain-lock"].split(",") }),
    // The library checks names and values itself and says what is wrong.
    advanced: Object.fromEntries([...chosen, ...settings]) as LibraryOptions,
    sourceMap: values["source-map"] === true,
    sourceType: chooseSourceType(values),
  };
}

export const obfuscate: Command<"obfuscate"> = {
  tool: "obfuscate",
  extensions: [".js", ".mjs", ".cjs"],
  options: {
    preset: text,
    target: text,
    seed: text,
    "domain-lock": text,
    "disable-console": on,
    "self-defending": on,
    "debug-protection": on,
    "rename-properties": on,
    "rename-globals": on,
    set: { type: "string", multiple: true },
    module: on,
    script: on,
    "source-map": on,
  },
  help: `  --preset light|balanced|strong
                              balanced by default; the README tells what each costs
  --target browser|browser-no-eval|node
                              browser-no-eval by default
  --seed <text>               the same seed gives the same bytes; without it one is drawn and told
  --domain-lock a.com,.b.com  runs on these domains only
  --disable-console, --self-defending, --debug-protection,
  --rename-properties, --rename-globals
                              each breaks something: it is said what
  --set name=value            any option of javascript-obfuscator, as often as wanted
  --module, --script          what the input is; found out by default
  --source-map                write a source map beside each file`,
  read: readObfuscate,
};
