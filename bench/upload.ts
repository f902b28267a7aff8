/**
 * Uploads a project of the full size, 20 MB in 300 files, to the built product, and the same again:
 *   node bench/upload.ts [--rounds 3] [--idle 3]   (needs a build; Linux, for the figures of memory)
 * Says how long each took, what the store holds, and how far the server's memory rose above what it was idle: what
 * the system gave it (resident, the highest of all moments) and what lived in it (heap and what hangs on it, looked at
 * every few milliseconds; it rises and falls with the collector).
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startApp } from "#tests/support/app.ts";
import { freePort } from "#tests/support/free-port.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { highest, memoryInUse, memoryNow, memoryPeak, resetPeak } from "./support/memory.ts";
import { type Content, formOf, makeContents, sendForm } from "./support/project-forms.ts";

const { values: args } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, idle: { type: "string", default: "3" } },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const metricsPort = String(await freePort());
const app = await startApp({ LOG_LEVEL: "error", METRICS_PORT: metricsPort });
const inUse = () => memoryInUse(`http://127.0.0.1:${metricsPort}/metrics`);

function stored(): { contents: number; bytes: number } {
  const entries = readdirSync(join(app.dataDir, "files"), { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter(entry => entry.isFile())
    .map(entry => statSync(join(entry.parentPath, entry.name)).size);
  return { contents: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function upload(cookie: string, contents: Content[], what: string): Promise<void> {
  const form = formOf(contents);
  const idle = { resident: memoryNow(app.pid), inUse: await inUse() };
  resetPeak(app.pid);
  const began = performance.now();
  const [response, top] = await highest(inUse, () =>
    sendForm({ url: app.url, cookie, method: "POST", path: "/api/projects" }, form),
  );
  const seconds = (performance.now() - began) / 1_000;
  if (response.status !== 201) throw new Error(`The upload was answered ${response.status}.`);
  const { contents: count, bytes } = stored();
  const rise = { resident: memoryPeak(app.pid) - idle.resident, inUse: Math.max(0, top - idle.inUse) };
  say(
    [
      what.padEnd(20),
      `${seconds.toFixed(2)} s`,
      `resident ${idle.resident.toFixed(0)} + ${rise.resident.toFixed(0)} MB`,
      `in use ${idle.inUse.toFixed(0)} + ${rise.inUse.toFixed(0)} MB`,
      `stored ${count} contents, ${(bytes / 1_048_576).toFixed(1)} MB`,
    ].join("   "),
  );
}

try {
  const cookie = await signIn(app.url, "Uploader");
  // Idle is the product at work, not the moment of its start: one small project, and the garbage of the start is gone.
  await upload(cookie, makeContents(3, 2_000), "small, to warm up");
  await pause(Number(args.idle) * 1_000);
  for (let round = 1; round <= Number(args.rounds); round += 1) {
    const contents = makeContents(300, Math.floor((20 * 1_048_576) / 300));
    await upload(cookie, contents, `20 MB in 300 files`);
    await upload(cookie, contents, `the same again`);
    await pause(2_000);
  }
} finally {
  await app.stop();
}
