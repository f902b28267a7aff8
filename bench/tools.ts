/**
 * What the web tools reach: `npm run bench:tools`. Without words: every engine alone and ours, on the JavaScript artifacts
 * that a public benchmark pins. `--css` does the style sheets (with `--resume` it goes on where a run of the same levels
 * was stopped), `--correctness` runs libraries after minifying and obfuscating them, and with `--suites <folder of
 * checkouts>` their own tests, `--fuzz` does the same with programs drawn by lot, `--obfuscate` measures the presets,
 * `--browser` the worker in Chromium. `--only react,vue` and `--level best` make a run shorter; `--write` puts the figures
 * of a whole run where they are quoted: into READMEs and the hints of the presets.
 */
import { parseArgs } from "node:util";
import { levels } from "#code-tools";

const { values } = parseArgs({
  options: {
    css: { type: "boolean", default: false },
    correctness: { type: "boolean", default: false },
    fuzz: { type: "boolean", default: false },
    obfuscate: { type: "boolean", default: false },
    browser: { type: "boolean", default: false },
    suites: { type: "string" },
    write: { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    only: { type: "string" },
    level: { type: "string", multiple: true },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "2000" },
  },
});

const only = values.only?.split(",") ?? [];
const wanted = levels.filter(level => !values.level || values.level.includes(level));

if (values.browser) await (await import("./tools/browser.ts")).measureBrowser();
else if (values.correctness) {
  await (await import("./tools/correctness.ts")).checkLibraries(only, wanted);
  if (values.suites) await (await import("./tools/suites.ts")).runSuites(values.suites, only, wanted);
} else if (values.obfuscate) await (await import("./tools/presets.ts")).measurePresets(only, values.write);
else if (values.fuzz)
  await (await import("./tools/fuzz.ts")).fuzz({ seed: Number(values.seed), count: Number(values.count) });
else if (values.css)
  await (await import("./tools/css.ts")).compareSheets(only, wanted, {
    writes: values.write,
    resumes: values.resume,
  });
else await (await import("./tools/minify.ts")).compareMinifiers(only, wanted, values.write);
