import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "#core/errors.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { searchDocuments } from "#db/schema/index.ts";
import { loadContentCodes } from "#features/codes/index.ts";
import { searchLibrary } from "#features/search/index.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { askLibrary } from "./support/ask-library.ts";
import { wantedAtLeast, withinFirst } from "./support/assistant-questions.ts";
import { fillLibrary } from "./support/library.ts";
import { questions } from "./support/questions.ts";

/**
 * How long search takes among many codes and projects of 2 to 20 KB, for a mix of common, rare, mistyped, filtered
 * and hostile questions:
 *   node bench/search.ts [--documents 100000] [--embedded 5000] [--rounds 3] [--slowest 5] [--url postgres://…]
 * (with an address, that database is filled if it is empty, and kept for the next run) and first how well the assistant finds what answers a question in our own library, without a model:
 *   node bench/search.ts --questions
 */
const { values: args } = parseArgs({
  options: {
    documents: { type: "string", default: "100000" },
    embedded: { type: "string", default: "5000" },
    rounds: { type: "string", default: "3" },
    slowest: { type: "string", default: "5" },
    questions: { type: "boolean", default: false },
    url: { type: "string" },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `isEnded`: the database was not ready within the time that a search may take. */
type Time = { kind: string; question: string; ms: number; isEnded: boolean };

function summary(times: Time[]): string {
  const sorted = times.map(time => time.ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5).padStart(6)}  p95 ${at(0.95).padStart(6)}  max ${at(1).padStart(6)} ms`;
}

function isTooLong(error: unknown): boolean {
  if (error instanceof AppError && error.code === "unavailable") return true;
  throw error;
}

async function ask(database: Database): Promise<Time[]> {
  const times: Time[] = [];
  for (let round = 0; round <= Number(args.rounds); round++)
    for (const [kind, list] of Object.entries(questions))
      for (const question of list) {
        const began = performance.now();
        const isEnded = await searchLibrary({ db: database.db, now: new Date() }, question).then(
          () => false,
          error => isTooLong(error),
        );
        const ms = performance.now() - began;
        // The first round warms the caches.
        if (round > 0) times.push({ kind, question: JSON.stringify(question).slice(0, 80), ms, isEnded });
      }
  return times;
}

async function measure(database: Database, count: number): Promise<void> {
  await applyMigrations(database);
  const began = performance.now();
  const isFilled = (await database.db.$count(searchDocuments)) === count;
  if (!isFilled) await fillLibrary(database.db, database.pool, count);
  const seconds = isFilled ? "an earlier run" : `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  const { rows } = await database.pool.query("select pg_database_size(current_database())::float8 as size");
  say(`${database.kind}: ${count} items, ${Math.round(rows[0].size / 1e6)} MB, written in ${seconds}`);
  const times = await ask(database);
  for (const kind of Object.keys(questions))
    say(`  ${kind.padEnd(26)} ${summary(times.filter(time => time.kind === kind))}`);
  say(`  ${`all ${times.length}`.padEnd(26)} ${summary(times)}`);
  for (const { ms, question, isEnded } of times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, Number(args.slowest)))
    say(`    ${ms.toFixed(0).padStart(5)} ms  ${question}${isEnded ? "  (ended)" : ""}`);
}

async function bench(kind: Database["kind"], count: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-bench-"));
  const settings = { shared_buffers: "512MB", max_wal_size: "4GB", maintenance_work_mem: "1GB" };
  const url = kind === "postgres" ? args.url : undefined;
  const postgres = kind === "postgres" && url === undefined ? await startPostgres({ settings }) : null;
  const database = await openDatabase({ url: url ?? postgres?.url, dataDir });
  try {
    await measure(database, count);
  } finally {
    await database.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchQuestions(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-bench-"));
  const database = await openDatabase({ url: undefined, dataDir });
  try {
    await applyMigrations(database);
    await loadContentCodes({ db: database.db, now: new Date() });
    const began = performance.now();
    const asked = await askLibrary(database.db);
    const ms = ((performance.now() - began) / asked.length).toFixed(1);
    const found = asked.filter(({ isFound }) => isFound).length;
    say(
      `library: ${found} of ${asked.length} questions find what answers them among the first ${withinFirst}`,
    );
    say(`  at least ${wantedAtLeast} wanted; ${ms} ms each`);
    for (const { ask, wanted, found: ids } of asked.filter(({ isFound }) => !isFound))
      say(`  missed ${wanted}: ${ask} → ${ids.slice(0, withinFirst).join(", ")}`);
    if (found < wantedAtLeast) process.exitCode = 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await benchQuestions();
if (args.questions) process.exit();
await bench("postgres", Number(args.documents));
await bench("embedded", Number(args.embedded));
