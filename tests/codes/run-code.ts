import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DiscordStub, startDiscord } from "#tests/stubs/discord-gateway.ts";
import { codesRoot, repositoryRoot } from "./code-folders.ts";

/** A code of the library, started as people start it, against a Discord of its own. */

export type RunningCode = DiscordStub & {
  /** Where the copy lies that runs. */
  directory: string;
  output(): string;
  /** Resolves once the process has printed this. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  process: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

type Environment = Record<string, string> | undefined;

export type Start = {
  guilds?: number;
  shards?: number;
  env?: Record<string, string>;
  /** Changes this Discord before the bot comes, and may add to its environment. */
  prepare?: (stub: DiscordStub) => Environment | Promise<Environment>;
};

/** discord.js is the same in every bot: compiled once, it starts in half the time. */
const compileCache = join(repositoryRoot, "node_modules", ".cache", "codes", "compiled");

/** A copy, because bots write their databases beside themselves, with our node_modules in place of `npm install`. */
async function copyCode(name: string, folder: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), `ra3d-code-${name}-`));
  await cp(join(codesRoot, name, folder), directory, { recursive: true });
  await symlink(join(repositoryRoot, "node_modules"), join(directory, "node_modules"));
  return directory;
}

async function startCommand(directory: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
  const [node, ...args] = String(manifest.scripts.start).split(" ");
  if (node !== "node") throw new Error(`"npm start" runs ${node}, which these tests do not know`);
  return args;
}

function watchOutput(child: ChildProcess) {
  let output = "";
  const waiting: { pattern: RegExp; resolve: (match: RegExpExecArray) => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", chunk => {
      output += chunk;
      for (const one of [...waiting]) {
        const match = one.pattern.exec(output);
        if (match === null) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.resolve(match);
      }
    });
  }
  return {
    output: () => output,
    printed(pattern: RegExp): Promise<RegExpExecArray> {
      const match = pattern.exec(output);
      return match ? Promise.resolve(match) : new Promise(resolve => void waiting.push({ pattern, resolve }));
    },
  };
}

export async function startCode(name: string, start: Start = {}, folder = "files"): Promise<RunningCode> {
  const { guilds = 1, shards = 1 } = start;
  const directory = await copyCode(name, folder);
  const stub = await startDiscord({ guilds, shards });
  const more = { ...start.env, ...(await start.prepare?.(stub)) };
  const child = spawn(process.execPath, await startCommand(directory), {
    cwd: directory,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...stub.env, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  return { ...stub, directory, process: child, ended, ...watchOutput(child) };
}

export async function stopCode(bot: RunningCode): Promise<{ code: number | null; signal: string | null }> {
  bot.process.kill("SIGTERM");
  const end = await bot.ended;
  await bot.close();
  await rm(bot.directory, { recursive: true, force: true });
  return end;
}
