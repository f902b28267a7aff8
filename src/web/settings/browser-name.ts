/** Which browser on which system a User-Agent header speaks of; null for what is not told. In order of telling. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
] as const;

const first = (userAgent: string, list: readonly (readonly [RegExp, string])[]): string | null =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

export const browserName = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: first(userAgent, browsers),
  system: first(userAgent, systems),
});
