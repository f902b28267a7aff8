import type { ToolName, ToolOptions } from "#code-tools";
import type { OptionValues } from "./option-fields.ts";
import type { ToolId } from "./tool-kinds.ts";

export type RunRequest = { [Name in ToolName]: { tool: Name; options: ToolOptions[Name] } }[ToolName];

const choice = <Value extends string>(values: readonly Value[], given: unknown, fallback: Value): Value =>
  values.find(value => value === given) ?? fallback;
const levels = ["fast", "best", "maximum"] as const;

function obfuscateOptions(values: OptionValues, fileName: string): ToolOptions["obfuscate"] {
  const domains = String(values.domains)
    .split(/[\s,]+/)
    .filter(domain => domain !== "");
  return {
    preset: choice(["light", "balanced", "strong"], values.preset, "light"),
    target: choice(["browser-no-eval", "browser", "node"], values.target, "browser-no-eval"),
    ...(values.seed !== "" && { seed: Number(values.seed) }),
    ...(domains.length > 0 && { domainLock: domains }),
    advanced: {
      renameGlobals: values.globals === true,
      renameProperties: values.properties === true,
      selfDefending: values.defend === true,
      debugProtection: values.debug === true,
      disableConsoleOutput: values.silent === true,
    },
    sourceMap: values.map === true,
    fileName,
  };
}

function htmlRequest(values: OptionValues): RunRequest {
  const password = String(values.password);
  if (values.do === "decode") return { tool: "decode", options: { password } };
  if (values.do === "minify") return { tool: "html", options: { level: "best" } };
  return {
    tool: "encode",
    options: {
      mode: choice(
        ["compressed", "encrypted", "email", "obfuscated", "base64", "percent", "unicode", "entities"],
        values.mode,
        "compressed",
      ),
      keepHead: values.head === true,
      minify: values.minify === true,
      language: choice(["auto", "en", "ar"], values.language, "auto"),
      password,
    },
  };
}

/** What the worker is asked for. `quick` while somebody types: then the answer only has to be there at once. */
export function requestFor(tool: ToolId, values: OptionValues, fileName: string, quick: boolean): RunRequest {
  const level = quick ? "fast" : choice(levels, values.level, "best");
  if (tool === "obfuscate") return { tool, options: obfuscateOptions(values, fileName) };
  if (tool === "html") return htmlRequest(values);
  const sourceMap = values.map === true;
  const brotli = !quick;
  if (tool === "css")
    return { tool, options: { level, keepLicenses: values.licenses === true, sourceMap, fileName, brotli } };
  return {
    tool,
    options: {
      level,
      mangle: values.mangle === true,
      keepNames: values.names === true,
      dropConsole: values.console === true,
      toplevel: values.toplevel === true,
      keepLicenses: values.licenses === true,
      sourceMap,
      fileName,
      brotli,
    },
  };
}
