import type { Client } from "discord.js";
import type { Report } from "./reporter.ts";

/** Hosts usually send SIGKILL ten seconds after SIGTERM. */
const patienceMs = 8_000;

/** Ends the bot cleanly on signals, and at once when its state is unknown. */
export function installShutdown(client: Client, report: Report) {
  const running = new Set<Promise<unknown>>();
  let isEnding = false;

  async function end(why: string, code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    console.log(`${why}: ${running.size} running`);
    // Whatever hangs, the process ends.
    setTimeout(() => process.exit(code || 1), patienceMs).unref();
    client.removeAllListeners("interactionCreate");
    await Promise.allSettled(running);
    await client.destroy();
    process.exit(code);
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(signal, 0));

  // A rejected promise is one task that failed; the rest of the bot is fine.
  process.on("unhandledRejection", reason => report(reason, "a promise that nobody awaited"));
  // After an exception that nobody caught, anything may be half done: end, and let the host start the bot again.
  process.on("uncaughtException", error => {
    report(error, "the process");
    end("Uncaught exception", 1);
  });

  return {
    /** Keeps the process alive until this is done. */
    track(task: Promise<unknown>): void {
      running.add(task);
      task.finally(() => running.delete(task));
    },
  };
}
