import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { minifyJs, obfuscateJs } from "#code-tools";
import { codeToolsForBrowsers } from "../../packages/code-tools/vite-plugin.ts";
import { findChromium } from "../../tests/support/chromium.ts";

const root = path.resolve(import.meta.dirname, "../..");
const sampleCount = 24;
const sampleBytes = { from: 85_000, to: 120_000 };

interface Sample {
  name: string;
  code: string;
}

/** Files of real code of about 100 KB, as they lie in node_modules; the same ones wherever the lock is the same. */
async function findSamples(): Promise<Sample[]> {
  const folder = path.join(root, "node_modules");
  const samples: Sample[] = [];
  for await (const name of fs.glob("{*,@*/*}/{dist,lib,build,src,.}/*.{js,cjs,mjs}", { cwd: folder })) {
    if (/\.min\.|min\.js/.test(name)) continue;
    const { size } = await fs.stat(path.join(folder, name));
    if (size < sampleBytes.from || size > sampleBytes.to) continue;
    const code = await fs.readFile(path.join(folder, name), "utf8");
    // Minified code has long lines.
    if (code.length / code.split("\n").length < 80) samples.push({ name, code });
  }
  return samples.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, sampleCount);
}

async function buildPage(outDir: string) {
  await build({
    root: path.join(import.meta.dirname, "page"),
    configFile: false,
    logLevel: "error",
    base: "./",
    worker: { format: "es", plugins: () => [codeToolsForBrowsers()] },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: { input: path.join(import.meta.dirname, "page/index.html") },
    },
  });
  return preview({
    configFile: false,
    logLevel: "error",
    root,
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
}

type Run = { tool: "js" | "obfuscate"; code: string; options: Record<string, unknown> };

const runIn = (page: Page, run: Run) =>
  page.evaluate(async ({ tool, code, options }) => {
    const begun = performance.now();
    const result = await window.tools.run(tool, code, options);
    return { tookMs: performance.now() - begun, result };
  }, run);

function quantiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`;
}

async function measureTool(page: Page, name: string, runs: Run[]) {
  await page.reload();
  await page.evaluate(() => window.openTools());
  const [first] = runs;
  if (!first) return;
  const cold = await runIn(page, first);
  for (const run of runs.slice(0, 6)) await runIn(page, run);
  const times: number[] = [];
  for (const run of runs) times.push((await runIn(page, run)).tookMs);
  console.log(`${name.padEnd(20)} first ${cold.tookMs.toFixed(0)} ms; then ${quantiles(times)}`);
}

/** How soon a run is over for the page, and how soon the next one can have its answer. */
async function measureCancel(page: Page, code: string) {
  const { rejectedMs, nextMs } = await page.evaluate(async large => {
    await window.tools.run("js", "a()", { level: "fast" });
    const stop = new AbortController();
    const run = window.tools.run("js", large, { level: "maximum" }, { signal: stop.signal }).catch(() => {});
    await new Promise(resolve => setTimeout(resolve, 500));
    const begun = performance.now();
    stop.abort();
    await run;
    const rejectedMs = performance.now() - begun;
    await window.tools.run("js", "b()", { level: "fast" });
    return { rejectedMs, nextMs: performance.now() - begun };
  }, code);
  console.log(
    `cancel of maximum on ${Math.round(code.length / 1_000)} kB: over after ${rejectedMs.toFixed(0)} ms, next answer after ${nextMs.toFixed(0)} ms`,
  );
}

/** Whether a browser's answers are those of Node, to the byte. */
async function compareWithNode(page: Page, samples: Sample[]) {
  let same = 0;
  const options = { level: "fast", brotli: false } as const;
  const obfuscation = { preset: "balanced", seed: 42, brotli: false } as const;
  for (const { name, code } of samples.slice(0, 6)) {
    const node = [await minifyJs(code, options), await obfuscateJs(code, obfuscation)];
    const browser = [
      await runIn(page, { tool: "js", code, options }),
      await runIn(page, { tool: "obfuscate", code, options: obfuscation }),
    ];
    const differing = ["minified", "obfuscated"].filter(
      (_, at) => browser[at]?.result.code !== node[at]?.code,
    );
    if (differing.length === 0) same += 1;
    else console.log(`  differs from Node, ${differing.join(" and ")}: ${name}`);
  }
  console.log(
    `same bytes as in Node, minified and obfuscated: ${same} of ${Math.min(6, samples.length)} files`,
  );
}

/** The worker in Chromium: first answer with engines fetched on demand, answers after that, cancel, same bytes. */
export async function measureBrowser(): Promise<void> {
  const outDir = await fs.mkdtemp(path.join(tmpdir(), "code-tools-page-"));
  const server = await buildPage(outDir);
  const found = findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: found.args,
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
  try {
    const page = await browser.newPage();
    page.on("pageerror", error => console.log(`page: ${error.message}`));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const samples = await findSamples();
    console.log(`${samples.length} files of about 100 kB; Chromium ${browser.version()}`);
    const runs = (tool: Run["tool"], options: Run["options"]) =>
      samples.map(({ code }) => ({ tool, code, options: { ...options, brotli: false } }));
    await measureTool(page, "js, fast", runs("js", { level: "fast" }));
    await measureTool(page, "js, best", runs("js", { level: "best" }).slice(0, 10));
    await measureTool(page, "obfuscate, light", runs("obfuscate", { preset: "light", seed: 1 }).slice(0, 10));
    await measureTool(
      page,
      "obfuscate, balanced",
      runs("obfuscate", { preset: "balanced", seed: 1 }).slice(0, 10),
    );
    await measureCancel(
      page,
      samples
        .slice(0, 8)
        .map(({ code }) => `{${code}}`)
        .join("\n"),
    );
    await compareWithNode(page, samples);
  } finally {
    await browser.close();
    await server.close();
    await fs.rm(outDir, { recursive: true, force: true });
  }
}
