import type { ToolId } from "./tool-kinds.ts";

/** What can be chosen on a tool's page. Everything but `secret` ones stands in the address. */
export type OptionField = { name: string; isSecret?: true } & (
  | { kind: "choice"; values: readonly string[]; fallback: string }
  | { kind: "switch"; fallback: boolean }
  | { kind: "text"; fallback: ""; pattern: RegExp }
);

const level = {
  name: "level",
  kind: "choice",
  values: ["fast", "best", "maximum"],
  fallback: "best",
} as const;
const map: OptionField = { name: "map", kind: "switch", fallback: false };
const licenses: OptionField = { name: "licenses", kind: "switch", fallback: true };

export const optionFields: Record<ToolId, readonly OptionField[]> = {
  js: [
    level,
    { name: "mangle", kind: "switch", fallback: true },
    { name: "names", kind: "switch", fallback: false },
    { name: "console", kind: "switch", fallback: false },
    { name: "toplevel", kind: "switch", fallback: false },
    { ...licenses, fallback: false },
    map,
  ],
  css: [level, licenses, map],
  obfuscate: [
    { name: "preset", kind: "choice", values: ["light", "balanced", "strong"], fallback: "light" },
    {
      name: "target",
      kind: "choice",
      values: ["browser-no-eval", "browser", "node"],
      fallback: "browser-no-eval",
    },
    { name: "seed", kind: "text", fallback: "", pattern: /^\d{1,9}$/ },
    { name: "domains", kind: "text", fallback: "", pattern: /^[\w.,\s-]{1,200}$/ },
    { name: "globals", kind: "switch", fallback: false },
    { name: "properties", kind: "switch", fallback: false },
    { name: "defend", kind: "switch", fallback: false },
    { name: "debug", kind: "switch", fallback: false },
    { name: "silent", kind: "switch", fallback: false },
    map,
  ],
  html: [
    { name: "do", kind: "choice", values: ["encode", "decode", "minify"], fallback: "encode" },
    {
      name: "mode",
      kind: "choice",
      values: ["compressed", "encrypted", "email", "obfuscated", "base64", "percent", "unicode", "entities"],
      fallback: "compressed",
    },
    { name: "head", kind: "switch", fallback: true },
    { name: "minify", kind: "switch", fallback: false },
    { name: "language", kind: "choice", values: ["auto", "en", "ar"], fallback: "auto" },
    { name: "password", kind: "text", fallback: "", pattern: /^.{1,1024}$/s, isSecret: true },
  ],
};

export type OptionValues = Readonly<Record<string, string | boolean>>;

/** What an address asks for; what it asks wrongly is left as it would be without. */
export function readOptions(tool: ToolId, search: URLSearchParams): OptionValues {
  return Object.fromEntries(
    optionFields[tool].map(field => {
      const given = field.isSecret ? null : search.get(field.name);
      if (given === null) return [field.name, field.fallback];
      if (field.kind === "switch")
        return [field.name, given === "1" ? true : given === "0" ? false : field.fallback];
      const isRight = field.kind === "choice" ? field.values.includes(given) : field.pattern.test(given);
      return [field.name, isRight ? given : field.fallback];
    }),
  );
}

/** The search of an address with the options that are not as they are anyway. */
export function writeOptions(tool: ToolId, values: OptionValues): string {
  const search = new URLSearchParams();
  for (const field of optionFields[tool]) {
    const value = values[field.name];
    if (field.isSecret || value === undefined || value === field.fallback) continue;
    search.set(field.name, typeof value === "boolean" ? (value ? "1" : "0") : value);
  }
  return search.size === 0 ? "" : `?${search}`;
}
