/**
 * Kills the whole product with −9 in the middle of saves of projects, and looks at what became of them:
 *   node bench/kill-saves.ts [--saves 50]   (needs a build)
 * Five projects at a time are saved, each with every file replaced, a folder deleted, one added and another name. At a
 * random moment the process dies. After the restart each project must be the old one or the new one, whole, with every
 * content readable; a save that was answered must be the new one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type RunningApp, startApp } from "#tests/support/app.ts";
import { freePort } from "#tests/support/free-port.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { type Content, formOf, makeContents, sendForm } from "./support/project-forms.ts";

const { values: args } = parseArgs({ options: { saves: { type: "string", default: "50" } } });
const saves = Number(args.saves);
const files = 40;
const fileBytes = 60_000;
const atATime = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const dataDir = mkdtempSync(join(tmpdir(), "ra3d-saves-"));
const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: "error" };

/** What a project is said to be: its name, its files with their texts, its empty folder. */
type Version = { name: string; contents: Content[]; folder: string };
type Kept = { id: string; revision: number; now: Version };
type Entry = { type: string; path: string; code?: string; children?: Entry[] };

/** Every version has files of the same number, in a folder of its own, so that no file of one belongs to another. */
function makeVersion(number: number): Version {
  const folder = `v${number}`;
  const contents = makeContents(files, fileBytes).map(({ path, text }) => ({
    path: `${folder}/${path}`,
    text,
  }));
  return { name: `Version ${number}`, contents, folder: `empty-${number}` };
}

function flatten(entries: Entry[]): { files: Map<string, string>; folders: string[] } {
  const found = { files: new Map<string, string>(), folders: [] as string[] };
  for (const entry of entries) {
    if (entry.type === "file") found.files.set(entry.path, entry.code ?? "");
    else if (entry.children?.length === 0) found.folders.push(entry.path);
    const inside = flatten(entry.children ?? []);
    for (const [path, code] of inside.files) found.files.set(path, code);
    found.folders.push(...inside.folders);
  }
  return found;
}

const isWhole = (version: Version, name: string, found: ReturnType<typeof flatten>): boolean =>
  name === version.name &&
  found.files.size === version.contents.length &&
  version.contents.every(({ path, text }) => found.files.get(path) === text) &&
  found.folders.join() === version.folder;

async function create(app: RunningApp, cookie: string, number: number): Promise<Kept> {
  const now = makeVersion(number);
  const form = formOf(now.contents, {
    projectName: now.name,
    description: "A project that is saved while the server dies.",
    tags: "[]",
    isPrivate: "false",
    addedFolders: JSON.stringify([now.folder]),
    agreedTerms: "true",
    affirmedRights: "true",
    adult: "true",
  });
  const sending = { url: app.url, cookie, method: "POST", path: "/api/projects" } as const;
  const { id, revision } = await (await sendForm(sending, form)).json();
  return { id, revision, now };
}

/** Resolves to whether the save was answered as done. */
async function save(app: RunningApp, cookie: string, project: Kept, next: Version): Promise<boolean> {
  const form = formOf(next.contents, {
    projectName: next.name,
    revision: String(project.revision),
    deletedFiles: JSON.stringify([project.now.contents[0]?.path.split("/")[0], project.now.folder]),
    addedFolders: JSON.stringify([next.folder]),
  });
  const sending = { url: app.url, cookie, method: "PUT", path: `/api/projects/${project.id}/edit` } as const;
  return sendForm(sending, form).then(
    response => response.ok,
    () => false,
  );
}

const counts = { old: 0, new: 0, torn: 0, forgotten: 0 };

async function judge(app: RunningApp, cookie: string, project: Kept, next: Version, wasAnswered: boolean) {
  const response = await fetch(`${app.url}/api/projects/${project.id}`, { headers: { cookie } });
  const shown = await response.json();
  const found = flatten(shown.files);
  if (isWhole(next, shown.name, found)) {
    counts.new += 1;
    project.now = next;
  } else if (isWhole(project.now, shown.name, found)) {
    counts.old += 1;
    if (wasAnswered) counts.forgotten += 1;
  } else counts.torn += 1;
  project.revision = shown.revision;
}

try {
  let app = await startApp(env);
  const cookie = await signIn(app.url, "Saver");
  const projects: Kept[] = [];
  for (let number = 0; number < atATime; number += 1) projects.push(await create(app, cookie, number));
  let version = atATime;
  let longestMs = 1_500;
  while (counts.old + counts.new + counts.torn < saves) {
    const began = performance.now();
    const attempts = projects.map(project => ({ project, next: makeVersion(version++) }));
    const answers = attempts.map(async ({ project, next }) => {
      const wasAnswered = await save(app, cookie, project, next);
      if (wasAnswered) longestMs = performance.now() - began;
      return wasAnswered;
    });
    await pause(Math.random() * longestMs * 1.1);
    await app.stop("SIGKILL");
    const answered = await Promise.all(answers);
    app = await startApp(env);
    for (const [index, { project, next }] of attempts.entries())
      await judge(app, cookie, project, next, answered[index] ?? false);
    say(`${counts.old + counts.new + counts.torn} saves killed: ${JSON.stringify(counts)}`);
  }
  await app.stop();
  say(`the old project ${counts.old}, the new one ${counts.new}, neither ${counts.torn}`);
  say(`answered and not there ${counts.forgotten}`);
  if (counts.torn + counts.forgotten > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
