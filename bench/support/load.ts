import { spawn } from "node:child_process";
import { once } from "node:events";

export type Load = { perSecond: number; p50Ms: string; p99Ms: string };

/** Runs in a process of its own, so that what it costs is not the server's. */
const client = `
const http = require("node:http");
const [address, cookie, ms, connections, first] = process.argv.slice(1);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const until = performance.now() + Number(ms);
const times = [];
let failed = 0;
let asked = Number(first);
const one = () => new Promise(done => {
  const began = performance.now();
  const headers = { "accept-encoding": "gzip, deflate, br, zstd", ...(cookie && { cookie }) };
  http.get(address.replace("{n}", String((asked += 1))), { agent, headers }, response => {
    if (response.statusCode !== 200) failed += 1;
    response.resume().on("end", () => { times.push(performance.now() - began); done(); });
  }).on("error", () => { failed += 1; done(); });
});
const lane = async () => { while (performance.now() < until) await one(); };
Promise.all(Array.from({ length: Number(connections) }, lane)).then(() => {
  times.sort((a, b) => a - b);
  const at = share => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(JSON.stringify({ count: times.length, failed, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
});
`;

/**
 * GETs an address over 16 kept connections for `ms`; throws when anything but 200 came back. `{n}` in it is another
 * number in each request, so that no answer was kept from before.
 */
export async function pagesPerSecond(address: string, cookie: string, ms: number): Promise<Load> {
  const child = spawn(
    process.execPath,
    ["-e", client, address, cookie, String(ms), "16", String(Date.now() * 1_000)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  const { count, failed, p50, p99 } = JSON.parse(output);
  if (failed > 0)
    throw new Error(`${failed} of ${count} answers for ${new URL(address).pathname} were not 200`);
  return { perSecond: Math.round((count * 1_000) / ms), p50Ms: p50.toFixed(1), p99Ms: p99.toFixed(1) };
}
