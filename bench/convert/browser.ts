import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { findChromium } from "../../tests/support/chromium.ts";
import { largeFile } from "./bot.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Of two hundred, the 95th of a hundred is no accident; what a new worker still has to learn is told apart. */
const runs = { learning: 20, counted: 200 };

async function buildPage(outDir: string) {
  await build({
    root: path.join(import.meta.dirname, "page"),
    configFile: false,
    logLevel: "error",
    base: "./",
    worker: { format: "es" },
    build: { outDir, emptyOutDir: true, target: "es2022" },
  });
  return preview({
    configFile: false,
    logLevel: "error",
    root,
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
}

/** What a browser loads for the worker: engine, tables and rules of all steps. */
async function sizeOf(outDir: string): Promise<string> {
  const folder = path.join(outDir, "assets");
  const names = (await fs.readdir(folder)).filter(name => name.includes("worker"));
  const code = Buffer.concat(await Promise.all(names.map(name => fs.readFile(path.join(folder, name)))));
  const kib = (bytes: number) => (bytes / 1024).toFixed(0);
  return `shipped, all steps: ${kib(code.length)} KiB, ${kib(gzipSync(code, { level: 9 }).length)} KiB gzip, ${kib(brotliCompressSync(code).length)} KiB brotli`;
}

/** A file of 100 KB in the worker of Chromium, there and back, and the size of what is loaded for it. */
export async function measureBrowser(): Promise<string[]> {
  const outDir = await fs.mkdtemp(path.join(tmpdir(), "ra3d-convert-page-"));
  const server = await buildPage(outDir);
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const text = largeFile();
    const times: number[] = [];
    for (let run = 0; run < runs.learning + runs.counted; run++)
      times.push(await page.evaluate(source => window.convertIn(source, 12, 13), text));
    const at = (share: number, of: number[]) =>
      (of.toSorted((a, b) => a - b)[Math.floor(share * (of.length - 1))] ?? 0).toFixed(0);
    const [learning, learned] = [times.slice(1, runs.learning), times.slice(runs.learning)];
    return [
      `one file of 100 KB in Chromium's worker, 12 to 13: first ${times[0]?.toFixed(0)} ms, the next ${learning.length} p50 ${at(0.5, learning)} ms, p95 ${at(0.95, learning)} ms, then p50 ${at(0.5, learned)} ms, p95 ${at(0.95, learned)} ms`,
      await sizeOf(outDir),
    ];
  } finally {
    await browser.close();
    await server.close();
    await fs.rm(outDir, { recursive: true, force: true });
  }
}
