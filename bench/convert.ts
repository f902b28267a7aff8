/**
 * How well and how fast the converter of discord.js bots works:
 * `npm run bench:convert -- [--browser] [--home FOLDER --harness FOLDER] [--write]`.
 * The home holds discord.js of each major version (`versions/v11` … `v14`) and the bots (`corpus/manifest.json`,
 * `corpus/<step>/<owner__repo>/before|after/…`); none of it belongs to this repository. The harness type-checks every
 * file against both versions. Without a home only the speed is measured, on a text made here. `--write` puts what was
 * measured into the package's README.
 */
import * as fs from "node:fs";
import * as path from "node:path";
import { parseArgs } from "node:util";
import { measureBrowser } from "./convert/browser.ts";
import { measureQuality } from "./convert/quality.ts";
import { measureCorpusSpeed, measureSpeed, measureWholeBot } from "./convert/speed.ts";

const { values: options } = parseArgs({
  options: {
    home: { type: "string", default: process.env.CONVERT_HOME ?? "" },
    harness: { type: "string" },
    step: { type: "string", multiple: true, default: ["11-12", "12-13", "13-14"] },
    browser: { type: "boolean", default: false },
    "no-speed": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const say = (lines: readonly string[]): readonly string[] => {
  process.stdout.write(`${lines.join("\n")}\n`);
  return lines;
};

/** Between its two marks in the README; what was not measured this time stays. */
function put(part: string, lines: readonly string[]): void {
  if (!options.write || lines.length === 0) return;
  const file = path.resolve(import.meta.dirname, "../packages/djs-convert/README.md");
  const text = fs.readFileSync(file, "utf8");
  const [open, close] = [`<!-- measured: ${part} -->`, `<!-- end: ${part} -->`];
  const pattern = new RegExp(`${open}[^]*?${close}`);
  if (!pattern.test(text)) throw new Error(`README.md has no place for ${part}`);
  fs.writeFileSync(
    file,
    text.replace(pattern, () => `${open}\n${lines.join("\n")}\n${close}`),
  );
}

const asList = (lines: readonly string[]): string[] => lines.map(line => `- ${line}`);

const home = options.home === "" ? null : path.resolve(options.home);
if (!options["no-speed"]) {
  const onCorpus = home === null ? [] : measureCorpusSpeed(home, options.step);
  put("speed", asList(say([...onCorpus, ...measureSpeed(), measureWholeBot()])));
}
if (options.browser) put("browser", asList(say(await measureBrowser())));
if (home !== null) {
  const harness = path.resolve(options.harness ?? path.join(home, "harness"));
  put("quality", say(measureQuality(harness, home, options.step)));
} else say(["Quality: not measured, --home names no folder."]);
