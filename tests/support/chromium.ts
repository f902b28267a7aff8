import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What Playwright's and Lighthouse's launchers need to start the browser of this machine. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const installedPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Runs as root and in containers, and reaches nothing but the loopback: no updates, no metrics, no other host. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--font-render-hinting=none",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]",
];

const ownEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** $CHROME, then an installed Chromium or Chrome, then the one that npm brought (Linux on x64). */
export function findChromium(candidates: readonly string[] = installedPaths): ChromiumLaunch {
  const chosen = process.env.CHROME;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME names ${chosen}, which does not exist`);
    return { executablePath: chosen, args, env: ownEnv() };
  }
  const installed = candidates.find(path => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args, env: ownEnv() };
  if (process.platform === "linux" && process.arch === "x64") return unpackedChromium();
  throw new Error("No Chromium found: install Chromium or Chrome, or set CHROME to its path.");
}

function unpackedChromium(): ChromiumLaunch {
  const directory = unpack();
  const executablePath = join(directory, "chromium");
  const env: Record<string, string> = { ...ownEnv(), FONTCONFIG_FILE: join(directory, "fonts.conf") };
  if (startProblem(executablePath, env) === null) return { executablePath, args, env };
  // A bare system lacks libraries that the package brings along.
  env.LD_LIBRARY_PATH = [join(directory, "al2023", "lib"), env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  const problem = startProblem(executablePath, env);
  if (problem !== null) throw new Error(`The Chromium from npm does not start here: ${problem}`);
  return { executablePath, args, env };
}

function startProblem(executablePath: string, env: Record<string, string>): string | null {
  const result = spawnSync(executablePath, ["--version"], { env, encoding: "utf8" });
  return result.status === 0 ? null : (result.error?.message ?? result.stderr);
}

/** The system's fonts, and the one font that the package brings: without any, Chromium stops at the first text. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks once a version, beside its final place, so that an interrupted attempt leaves nothing half-done behind. */
function unpack(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  // The manifest of an installed package always has its version.
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "..", "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(root, ".cache");
  const target = join(cache, `chromium-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, "chromium-unpacking-"));
  // The package unpacks into the system's directory for temporary files, and only there.
  const script = `
    const { default: chromium, inflate } = await import(process.argv[1]);
    await Promise.all([chromium.executablePath(), inflate(process.argv[2])]);`;
  const libraries = join(dirname(entry), "..", "bin", "al2023.tar.br");
  const result = spawnSync(process.execPath, ["--input-type=module", "-e", script, entry, libraries], {
    env: { ...process.env, TMPDIR: work },
    encoding: "utf8",
  });
  if (result.status !== 0) {
    rmSync(work, { recursive: true, force: true });
    throw new Error(`Unpacking Chromium failed: ${result.stderr}`);
  }
  writeFileSync(join(work, "fonts.conf"), fontSettings);
  // For every user of this folder, not only the one that unpacked.
  for (const path of [work, join(work, "chromium")]) chmodSync(path, 0o755);
  try {
    renameSync(work, target);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // Otherwise another run was quicker.
  }
  return target;
}
