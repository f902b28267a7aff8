import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Env, isLoopbackHost } from "#core/env.ts";
import { type Clock, systemClock } from "#core/time.ts";
import { createStandInApp } from "./app.ts";

export type StandIn = { baseUrl: string; close: () => Promise<void> };
type Settings = Pick<Env, "HOST" | "PUBLIC_URL" | "DISCORD_CLIENT_ID"> & Partial<Pick<Env, "MOVABLE_CLOCK">>;

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Why there may be no stand-in here; null where there may: anybody may be anybody by it, so nobody else reaches it. */
export function standInRefusal(env: Settings): string | null {
  if (env.DISCORD_CLIENT_ID !== undefined) return "DISCORD_CLIENT_ID is set, so one signs in with Discord";
  if (!isLoopbackHost(env.HOST)) return "HOST is not a loopback address";
  if (!isLoopbackHost(bare(new URL(env.PUBLIC_URL).hostname))) return "PUBLIC_URL is not on this machine";
  return null;
}

/**
 * Starts the stand-in for Discord on a loopback port of its own. Throws, whatever the caller believed, where the
 * settings say that others could reach it or that Discord itself is meant.
 */
export async function startStandIn(env: Settings, clock: Clock = systemClock): Promise<StandIn> {
  const refusal = standInRefusal(env);
  if (refusal !== null) throw new Error(`The stand-in for Discord does not start: ${refusal}.`);
  const hostname = env.HOST === "localhost" ? "127.0.0.1" : env.HOST;
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const server = serve(
    { fetch: createStandInApp({ clock, movable: env.MOVABLE_CLOCK === true }).fetch, port: 0, hostname },
    resolve,
  );
  server.once("error", reject);
  const { port } = await promise;
  return {
    baseUrl: `http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`,
    close: () =>
      new Promise((done, fail) => {
        server.close(error => (error ? fail(error) : done()));
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
