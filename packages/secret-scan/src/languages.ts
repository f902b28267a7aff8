export type SourceLanguage = "javascript" | "json" | "python" | "yaml" | "key" | "other";

const languages: Record<string, SourceLanguage> = {
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  jsx: "javascript",
  ts: "javascript",
  mts: "javascript",
  cts: "javascript",
  tsx: "javascript",
  json: "json",
  json5: "json",
  jsonc: "json",
  webmanifest: "json",
  map: "json",
  py: "python",
  pyw: "python",
  yml: "yaml",
  yaml: "yaml",
  pem: "key",
  key: "key",
  ppk: "key",
};

export const extensionOf = (path: string): string => /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

export const languageOf = (path: string): SourceLanguage => languages[extensionOf(path)] ?? "other";

/** TypeScript's own files hold no JSX: `<T>value` is a cast there. */
export const mayHoldJsx = (path: string): boolean => !/^[mc]?ts$/.test(extensionOf(path));

/** How other languages read the environment, where a whole string between quotes can become an expression. */
const readers: Record<string, (name: string) => string> = {
  java: name => `System.getenv("${name}")`,
  kt: name => `System.getenv("${name}")`,
  cs: name => `System.Environment.GetEnvironmentVariable("${name}")`,
  php: name => `getenv("${name}")`,
  rb: name => `ENV["${name}"]`,
  lua: name => `os.getenv("${name}")`,
};

export const readerOf = (path: string): ((name: string) => string) | null =>
  readers[extensionOf(path)] ?? null;
