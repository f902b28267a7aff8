import * as fs from "node:fs";

export class DirectoryInUseError extends Error {
  constructor(pid: number) {
    super(
      `The data directory is in use by process ${pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
    );
  }
}

/** When a process began, from the kernel: tells a living holder from a new process with its old number. */
function startedAt(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function holderOf(file: string): { pid: number; start: string | null } | null {
  try {
    const [pid, start] = fs.readFileSync(file, "utf8").split(" ");
    return { pid: Number(pid), start: start || null };
  } catch {
    return null;
  }
}

/**
 * Takes the lock file or throws DirectoryInUseError. Two processes on one embedded database lose rows silently, so
 * the holder is named by process number and start time; what a killed process left behind is taken over.
 */
export function lockDirectory(file: string): () => void {
  const mine = `${process.pid} ${startedAt(process.pid) ?? ""}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      fs.writeFileSync(file, mine, { flag: "wx" });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder.pid) && (holder.start === null || holder.start === startedAt(holder.pid)))
      throw new DirectoryInUseError(holder.pid);
    fs.rmSync(file, { force: true });
  }
  throw new Error(`The lock file ${file} could not be taken.`);
}
