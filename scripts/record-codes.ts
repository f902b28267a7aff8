/**
 * Records the short videos of the library's web codes from the codes really running:
 * `node scripts/record-codes.ts [names]`. Nothing but Chromium is needed: it paints, and it encodes.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { listWebCodes, servePreviews, type WebCode } from "../tests/codes/preview-page.ts";
import { findChromium } from "../tests/support/chromium.ts";
import { encode } from "./record/encode.ts";
import { prepareFonts } from "./record/fonts.ts";
import { type Scene, scenes } from "./record/scenes.ts";
import { record, size } from "./record/stage.ts";

const maxBytes = 400 * 1_024;
const maxMs = 10_000;
const bitrates = [450_000, 350_000, 200_000, 120_000];

async function recordCode(browser: Browser, url: string, code: WebCode, scene: Scene): Promise<void> {
  const context = await browser.newContext({ viewport: size, colorScheme: scene.colorScheme ?? "light" });
  const page = await context.newPage();
  if (scene.before !== undefined) await page.addInitScript(scene.before);
  await page.goto(`${url}/${code.name}/${scene.direction ?? "ltr"}/page`, { waitUntil: "load" });
  await page.evaluate(
    zoom => document.documentElement.style.setProperty("zoom", String(zoom)),
    scene.zoom ?? 1,
  );
  await page.waitForTimeout(300);
  const recording = await record(page, scene.play);
  await context.close();
  if (recording.endMs > maxMs)
    throw new Error(`${code.name} took ${recording.endMs} ms: the machine is busy`);
  for (const bitrate of bitrates) {
    const desk = await browser.newPage();
    // Browsers encode only for pages of a secure context, which the loopback is and about:blank is not.
    await desk.route(`${url}/desk`, route => route.fulfill({ contentType: "text/html", body: "" }));
    await desk.goto(`${url}/desk`);
    const video = await encode(desk, recording, bitrate);
    await desk.close();
    if (video.length > maxBytes) continue;
    writeFileSync(join(code.path, "demo.webm"), video);
    const seconds = (recording.endMs / 1_000).toFixed(1);
    process.stdout.write(`${code.name}: ${seconds} s, ${Math.round(video.length / 1_024)} KB\n`);
    return;
  }
  throw new Error(`${code.name} does not fit into ${maxBytes} bytes`);
}

const wanted = process.argv.slice(2);
const codes = listWebCodes().filter(({ name }) => name in scenes);
const unknown = wanted.filter(name => !codes.some(code => code.name === name));
if (unknown.length > 0) throw new Error(`There is no scene for ${unknown.join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "ra3d-record-"));
const { url, server } = await servePreviews(codes);
const launch = findChromium();
launch.env.FONTCONFIG_FILE = await prepareFonts(folder);
const browser = await chromium.launch(launch);
try {
  for (const code of codes) {
    const scene = scenes[code.name];
    if (scene !== undefined && (wanted.length === 0 || wanted.includes(code.name)))
      await recordCode(browser, url, code, scene);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
