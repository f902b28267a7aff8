/**
 * Pages as a phone meets them: Lighthouse's four scores, what travels, and how many pages a second the server gives.
 * `npm run bench:web` (production build needed; `--runs 3` for medians).
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { startApp } from "../tests/support/app.ts";
import { findChromium } from "../tests/support/chromium.ts";
import { postJson, signIn } from "../tests/support/sign-in.ts";
import { pagesPerSecond } from "./support/load.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);

type Figures = {
  scores: number[];
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
  fontKb: number;
  totalKb: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"];
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function figuresOf({ lhr }: RunnerResult): Figures {
  const numeric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  // The items of this audit are the requests that the page made.
  const details = lhr.audits["network-requests"]?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const kb = (type?: string) =>
    (details?.items ?? [])
      .filter(item => type === undefined || item.resourceType === type)
      .reduce((sum, item) => sum + item.transferSize, 0) / 1_024;
  return {
    scores: categories.map(id => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcpMs: numeric("largest-contentful-paint"),
    tbtMs: numeric("total-blocking-time"),
    cls: numeric("cumulative-layout-shift"),
    scriptKb: kb("Script"),
    fontKb: kb("Font"),
    totalKb: kb(),
  };
}

async function measure(address: string, port: number, cookie: string | null): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const flags = { port, logLevel: "error" as const, onlyCategories: categories };
    const result = await lighthouse(address, {
      ...flags,
      ...(cookie !== null && { extraHeaders: { cookie }, disableStorageReset: true }),
    });
    if (result === undefined) throw new Error(`Lighthouse had no answer for ${address}`);
    all.push(figuresOf(result));
  }
  const pick = (of: (figures: Figures) => number) => middle(all.map(of));
  return {
    scores: categories.map((_, index) => pick(figures => figures.scores[index] ?? 0)),
    lcpMs: pick(f => f.lcpMs),
    tbtMs: pick(f => f.tbtMs),
    cls: pick(f => f.cls),
    scriptKb: pick(f => f.scriptKb),
    fontKb: pick(f => f.fontKb),
    totalKb: pick(f => f.totalKb),
  };
}

function print(page: string, f: Figures): void {
  const cells = [
    page.padEnd(22),
    f.scores.join(" / ").padEnd(22),
    `${Math.round(f.lcpMs)} ms`.padStart(8),
    `${Math.round(f.tbtMs)} ms`.padStart(7),
    f.cls.toFixed(3).padStart(6),
    `${f.scriptKb.toFixed(0)} KB`.padStart(8),
    `${f.fontKb.toFixed(0)} KB`.padStart(7),
    `${f.totalKb.toFixed(0)} KB`.padStart(7),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}

const target = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
const app = await startApp({ UPTIME_ALLOW_PRIVATE_NETWORKS: "true", LOG_LEVEL: "error" });
const chromium = findChromium();
const chrome = await launch({
  chromePath: chromium.executablePath,
  chromeFlags: [...chromium.args, "--headless"],
  envVars: { ...process.env, ...chromium.env },
});
try {
  const cookie = await signIn(app.url, "Rana");
  const { port } = target.address() as AddressInfo;
  for (const name of ["Website", "Shop", "Bot"])
    await postJson(`${app.url}/api/monitors`, cookie, {
      name,
      type: "website",
      url: `http://127.0.0.1:${port}/`,
      intervalS: 300,
    });
  console.log(`Lighthouse, mobile, medians of ${runs}`);
  console.log("| page | perf / a11y / best / seo | LCP | TBT | CLS | script | fonts | all |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const path of ["/", "/ar"]) print(path, await measure(app.url + path, chrome.port, null));
  for (const path of ["/uptimes", "/ar/uptimes"])
    print(`${path} (signed in)`, await measure(app.url + path, chrome.port, cookie));

  console.log("\nRequests a second, 16 connections, 5 s");
  console.log("| what | requests/s | p50 / p99 ms |");
  console.log("| --- | --- | --- |");
  for (const [what, path, header] of [
    ["public page, kept in memory", "/", ""],
    ["page rendered for each request", "/uptimes", cookie],
  ] as const) {
    const load = await pagesPerSecond(app.url + path, header, 5_000);
    console.log(`| ${what} | ${load.perSecond} | ${load.p50Ms} / ${load.p99Ms} |`);
  }
} finally {
  chrome.kill();
  target.close();
  await app.stop();
}
