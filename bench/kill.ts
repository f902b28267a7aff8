import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Acknowledged, Verdict } from "./support/kill-worker.ts";
import type { Notes } from "./support/lateness.ts";
import { type Peer, startPeer } from "./support/messages.ts";

/**
 * Kills the process with the embedded database again and again under load and looks for what was lost or doubled:
 *   node bench/kill.ts [--kills 20] [--monitors 300]
 */
const { values: args } = parseArgs({
  options: { kills: { type: "string", default: "20" }, monitors: { type: "string", default: "300" } },
});
const kills = Number(args.kills);
const monitors = Number(args.monitors);
/** Far shorter than the product allows, so that statuses turn all the time. */
const intervalS = 2;
const flipEveryMs = 7_000;
const lifeMs = { min: 2_000, max: 6_000 };

const support = (name: string) => join(import.meta.dirname, "support", name);
const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const row = (name: string, value: string | number) => console.log(`${name.padEnd(40)} ${value}`);

const dataDir = mkdtempSync(join(tmpdir(), "ra3d-kill-"));
const target = startPeer(support("target-server.ts"));
const { ports, discordPort } = await target.ask<{ ports: number[]; discordPort: number }>("listen", {
  secure: false,
});
const settings = {
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
  DISCORD_API_URL: `http://127.0.0.1:${discordPort}`,
};
const url = `http://added.target.localhost:${ports[0]}/999999`;
const start = async () => {
  const peer = startPeer(support("kill-worker.ts"), settings);
  await peer.ask("open");
  return peer;
};

const knownMonitors = new Set<string>();
const knownTurns = new Map<string, number>();
const arrived: string[] = [];

async function listen(peer: Peer): Promise<void> {
  const { monitors, turns } = await peer.ask<Acknowledged>("acknowledged");
  for (const id of monitors) knownMonitors.add(id);
  for (const [id, turn] of turns) knownTurns.set(id, Math.max(turn, knownTurns.get(id) ?? 0));
}
async function collectNotices(): Promise<void> {
  const { notices } = await target.ask<Notes>("notes");
  for (const [text] of notices) arrived.push(/· ([0-9a-z]{16})"/.exec(text)?.[1] ?? "?");
}

let failing = false;
const flip = setInterval(() => {
  failing = !failing;
  void target.ask("fail", failing);
}, flipEveryMs);

async function live(ms: number): Promise<Peer> {
  const peer = await start();
  await peer.ask("start", { url, intervalS });
  const end = Date.now() + ms;
  while (Date.now() < end) {
    await listen(peer);
    await sleep(50);
  }
  return peer;
}

try {
  const preparing = await start();
  const filling = { monitors, intervalS, ports, secure: false, alarms: "discord", startMs: Date.now() };
  await preparing.ask("fill", filling);
  await preparing.ask("stop");
  await preparing.end();
  for (let kill = 1; kill <= kills; kill++) {
    const peer = await live(lifeMs.min + Math.random() * (lifeMs.max - lifeMs.min));
    await peer.kill();
    await collectNotices();
    row(`kill ${kill}`, `${knownMonitors.size} monitors and ${knownTurns.size} statuses acknowledged so far`);
  }
  clearInterval(flip);
  await target.ask("fail", false);
  const last = await live(20_000);
  await last.ask("rest");
  await sleep(3_000);
  await listen(last);
  const verdict = await last.ask<Verdict>("verdict");
  await collectNotices();
  await last.ask("stop");
  await last.end();
  report(verdict);
} finally {
  clearInterval(flip);
  await target.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

function report(verdict: Verdict): void {
  const stored = new Set(verdict.monitors);
  const lostMonitors = [...knownMonitors].filter(id => !stored.has(id)).length;
  const lostTurns = [...knownTurns].filter(([id, turn]) => (verdict.turns[id] ?? 0) < turn).length;
  const distinct = new Set(arrived);
  const neverArrived = verdict.deliveries.filter(id => !distinct.has(id)).length;
  const unknown = [...distinct].filter(id => !verdict.deliveries.includes(id)).length;
  row("monitors acknowledged / lost", `${knownMonitors.size} / ${lostMonitors}`);
  row("statuses acknowledged / lost", `${knownTurns.size} / ${lostTurns}`);
  row("turns in all", verdict.turned);
  row("timeline: torn stretches", verdict.tornSpans);
  row("monitors whose turns do not match", verdict.mismatches);
  row(
    "deliveries / unsent / never arrived",
    `${verdict.deliveries.length} / ${verdict.unsent} / ${neverArrived}`,
  );
  row(
    "messages arrived / distinct / repeated",
    `${arrived.length} / ${distinct.size} / ${arrived.length - distinct.size}`,
  );
  row("messages of deliveries that are gone", unknown);
  const bad =
    lostMonitors +
    lostTurns +
    verdict.tornSpans +
    verdict.mismatches +
    verdict.unsent +
    neverArrived +
    unknown;
  console.log(bad === 0 ? "Nothing acknowledged was lost or doubled." : "SOMETHING WAS LOST OR DOUBLED.");
  if (bad > 0) process.exitCode = 1;
}
