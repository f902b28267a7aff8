import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const letters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

const families = [
  { name: "ibm-plex-sans", script: "latin", text: letters(0x20, 0x24f) + letters(0x2000, 0x22ff) },
  { name: "ibm-plex-sans-arabic", script: "arabic", text: letters(0x600, 0x6ff) + letters(0x2000, 0x206f) },
  { name: "ibm-plex-mono", script: "latin", text: letters(0x20, 0x24f) + letters(0x2000, 0x22ff) },
];
const weights: Record<string, number[]> = { "ibm-plex-mono": [400] };

const alias = (generic: string, ...names: string[]): string =>
  `<alias binding="same"><family>${generic}</family><prefer>${names.map(name => `<family>${name}</family>`).join("")}</prefer></alias>`;

/**
 * Settings for fontconfig with which `system-ui` is the family of our pages, so that a recording looks the same
 * whatever fonts the machine has. Returns the path of the settings.
 */
export async function prepareFonts(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const { name, script, text } of families) {
    for (const weight of weights[name] ?? [400, 600, 700]) {
      const file = readFileSync(
        resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`),
      );
      const font = await subsetFont(file, text, { targetFormat: "sfnt" });
      writeFileSync(join(folder, `${name}-${weight}.ttf`), font);
    }
  }
  const sans = ["IBM Plex Sans", "IBM Plex Sans Arabic"];
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  ${alias("system-ui", ...sans)}
  ${alias("sans-serif", ...sans)}
  ${alias("ui-monospace", "IBM Plex Mono")}
  ${alias("monospace", "IBM Plex Mono")}
</fontconfig>
`;
  const path = join(folder, "fonts.conf");
  writeFileSync(path, settings);
  return path;
}
