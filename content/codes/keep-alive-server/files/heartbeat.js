/** @import { Client } from "discord.js" */

const timeLimitMs = 10_000;

/**
 * Calls the monitor regularly while the bot is connected. Choose half of the monitor's interval, so that one lost call
 * raises no alarm. Answers with a function that stops it.
 * @param {Client} client
 * @param {{ url: string | undefined, everyMs: number }} options
 */
export function startHeartbeat(client, { url, everyMs }) {
  if (!url) return () => {};
  let failures = 0;

  async function beat() {
    // A bot that runs but hears nothing is not alive: then silence is the right answer.
    if (!url || !client.isReady()) return;
    try {
      const response = await fetch(url, { method: "POST", signal: AbortSignal.timeout(timeLimitMs) });
      if (!response.ok) throw new Error(`the monitor answered ${response.status}`);
      failures = 0;
    } catch (error) {
      failures += 1;
      // The first failure is news, the hundredth is not.
      if (failures === 1) console.warn("Heartbeat:", error instanceof Error ? error.message : error);
    }
  }

  client.once("clientReady", beat);
  const timer = setInterval(beat, everyMs);
  return () => clearInterval(timer);
}
