import type { Env } from "#core/env.ts";
import type { Keys } from "#core/keys.ts";

const hosts = new Set(["discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"]);
const webhookPath = /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{15,22}\/[\w-]{20,120}$/;

/** The stored webhook; null when it was sealed with another key. */
export function openWebhook(keys: Keys, sealed: string): string | null {
  try {
    return keys.open(sealed);
  } catch {
    return null;
  }
}

/**
 * Where a stored webhook is really called; null for anything but a webhook of Discord. Checked at each sending,
 * whatever was checked when it was stored.
 */
export function postAddressOf(webhook: string, env: Pick<Env, "DISCORD_API_URL">): string | null {
  if (!URL.canParse(webhook)) return null;
  const url = new URL(webhook);
  const isPlain =
    url.username === "" && url.password === "" && url.port === "" && url.search + url.hash === "";
  if (url.protocol !== "https:" || !isPlain || !hosts.has(url.hostname)) return null;
  if (!webhookPath.test(url.pathname)) return null;
  // With `wait` Discord answers once the message stands in the channel.
  return `${env.DISCORD_API_URL ?? url.origin}${url.pathname}?wait=true`;
}
