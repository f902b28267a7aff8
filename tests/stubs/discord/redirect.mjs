// Preloaded into a bot (`node --import`): its discord.js, unchanged, talks to DISCORD_STUB_URL instead of Discord.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const stub = process.env.DISCORD_STUB_URL;
if (!stub) throw new Error("DISCORD_STUB_URL is not set");
const official = "https://discord.com/api";
const fromBot = createRequire(join(process.cwd(), "bot.js"));
const fromLibrary = createRequire(fromBot.resolve("discord.js"));

const restPath = fromLibrary.resolve("@discordjs/rest");
const builds = [
  fromLibrary("@discordjs/rest"),
  await import(pathToFileURL(restPath.replace(/\.js$/, ".mjs")).href),
];
for (const { DefaultRestOptions } of builds) {
  DefaultRestOptions.api = `${stub}/api`;
  DefaultRestOptions.cdn = `${stub}/cdn`;
}

// The shard count and a few others are fetched past the REST manager.
const redirected = fetch => (input, init) => {
  const address = String(input?.url ?? input);
  return fetch(address.startsWith(official) ? address.replace(official, `${stub}/api`) : input, init);
};
const undici = fromLibrary("undici");
undici.fetch = redirected(undici.fetch);
globalThis.fetch = redirected(globalThis.fetch);
