import { secondMs } from "#core/time.ts";

/**
 * A few lines for a discord.js bot (13 and later). It calls at half of the interval, so that one lost call is no
 * alarm, and only while it is connected to Discord: a bot that runs but hears nothing is not alive.
 */
export const heartbeatSnippet = (address: string, intervalS: number): string =>
  `const heartbeat = "${address}";
setInterval(() => {
  if (!client.isReady()) return;
  fetch(heartbeat, { method: "POST" }).catch(() => {});
}, ${((intervalS / 2) * secondMs).toLocaleString("en").replaceAll(",", "_")});
`;
