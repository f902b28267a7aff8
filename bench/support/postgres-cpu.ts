import { readdirSync, readFileSync } from "node:fs";

const tickMs = 10;

type Process = { pid: string; parent: string; ticks: number };

/** A process by /proc: user and system time of itself and of its children that have ended. */
function readProcess(pid: string): Process | null {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = rest.split(" ");
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { pid, parent: fields[1] ?? "", ticks };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

const listensAt = (pid: string, port: string): boolean => {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return words[0]?.endsWith("postgres") === true && words.includes(`port=${port}`);
  } catch {
    return false;
  }
};

/** CPU milliseconds that the server at this address has used so far, all of its processes together. Linux only. */
export function cpuMsOfPostgres(url: string | undefined): number {
  if (url === undefined) return 0;
  const { port } = new URL(url);
  const pids = readdirSync("/proc").filter(name => /^\d+$/.test(name));
  const server = pids.find(pid => listensAt(pid, port));
  const all = pids.map(readProcess).filter(found => found !== null);
  const ours = all.filter(({ pid, parent }) => pid === server || parent === server);
  return ours.reduce((sum, { ticks }) => sum + ticks, 0) * tickMs;
}
