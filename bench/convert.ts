/**
 * How well and how fast the converter of discord.js bots works:
 * `npm run bench:convert -- [--browser] [--home FOLDER --harness FOLDER [--bots FOLDER [--run]]] [--write]`.
 * The home holds discord.js of each major version (`versions/v11` … `v14`) and the bots (`corpus/manifest.json`,
 * `corpus/<step>/<owner__repo>/before|after/…`); none of it belongs to this repository. The harness type-checks every
 * file against both versions. `--bots` names a folder of other bots (`<step>/<bot>/…`): only those are measured then, place
 * by place, or, with `--run`, by what their functions do before and after the conversion. Without a home only the speed
 * is measured, on a text made here. `--write` puts what was measured into the package's README.
 */
import * as fs from "node:fs";
import * as path from "node:path";
import { parseArgs } from "node:util";
import { measureBehaviour } from "./convert/behaviour.ts";
import { measureBrowser } from "./convert/browser.ts";
import { measureQuality, prepareHarness } from "./convert/quality.ts";
import { measureSites } from "./convert/sites.ts";
import { measureCorpusSpeed, measureSpeed, measureWholeBot } from "./convert/speed.ts";

const { values: options } = parseArgs({
  options: {
    home: { type: "string", default: process.env.CONVERT_HOME ?? "" },
    harness: { type: "string" },
    bots: { type: "string" },
    run: { type: "boolean", default: false },
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
const harness = path.resolve(options.harness ?? path.join(home ?? "", "harness"));

async function measureBots(folder: string): Promise<void> {
  if (home === null) throw new Error("--bots needs --home, where each version of the library is");
  if (options.run) {
    for (const step of options.step) say(measureBehaviour(home, step, path.resolve(folder, step)));
    return;
  }
  const prepared = prepareHarness(harness, home);
  for (const step of options.step)
    say([await measureSites(prepared, home, step, path.resolve(folder, step))]);
}

async function measureAll(): Promise<void> {
  if (!options["no-speed"]) {
    const onCorpus = home === null ? [] : measureCorpusSpeed(home, options.step);
    put("speed", asList(say([...onCorpus, ...measureSpeed(), measureWholeBot()])));
  }
  if (options.browser) put("browser", asList(say(await measureBrowser())));
  if (home !== null) put("quality", say(measureQuality(harness, home, options.step)));
  else say(["Quality: not measured, --home names no folder."]);
}

await (options.bots === undefined ? measureAll() : measureBots(options.bots));
