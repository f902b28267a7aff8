import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

const directory = "src/db/migrations";

/** The journal and the folder must name the same migrations, in order, each with its snapshot. */
export function findJournalProblems(journal, files) {
  const tags = journal.entries.map(entry => entry.tag);
  const scripts = files.filter(file => file.endsWith(".sql")).map(file => file.slice(0, -".sql".length));
  return [
    ...scripts
      .filter(tag => !tags.includes(tag))
      .map(tag => `${tag}.sql is not in the journal: it would never run`),
    ...tags.filter(tag => !scripts.includes(tag)).map(tag => `the journal names ${tag}, which has no file`),
    ...journal.entries
      .filter((entry, at) => entry.idx !== at || !entry.tag.startsWith(String(at).padStart(4, "0")))
      .map(entry => `${entry.tag} is out of order in the journal`),
    ...journal.entries
      .filter((entry, at) => at > 0 && entry.when <= journal.entries[at - 1].when)
      .map(
        entry => `${entry.tag} is dated before its predecessor: databases that have that one would skip it`,
      ),
  ];
}

/** What drizzle-kit would write if it were asked now: run for real, on a copy of the folder. */
function findMissingMigration(root) {
  // Inside the tree, since drizzle-kit wants relative paths and the schema's imports must resolve.
  const copy = mkdtempSync(join(root, "node_modules", ".migrations-"));
  try {
    cpSync(join(root, directory), copy, { recursive: true });
    const before = readdirSync(copy);
    const args = [
      "generate",
      "--dialect=postgresql",
      "--schema=./src/db/schema/index.ts",
      `--out=${relative(root, copy)}`,
    ];
    const tool = join(root, "node_modules", "drizzle-kit", "bin.cjs");
    const result = spawnSync(process.execPath, [tool, ...args], { cwd: root, encoding: "utf8" });
    const added = readdirSync(copy).filter(file => !before.includes(file));
    if (added.length > 0) {
      const sql = readFileSync(join(copy, added[0]), "utf8").trim();
      return [`the tables changed without a migration: run \`npm run db:generate\`. It would write:\n${sql}`];
    }
    const isUnchanged = result.status === 0 && result.stdout.includes("No schema changes");
    return isUnchanged ? [] : [`drizzle-kit generate failed:\n${result.stdout}${result.stderr}`];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function checkMigrations(root) {
  const journal = JSON.parse(readFileSync(join(root, directory, "meta", "_journal.json"), "utf8"));
  return [...findJournalProblems(journal, readdirSync(join(root, directory))), ...findMissingMigration(root)];
}
