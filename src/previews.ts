import { Hono } from "hono";
import { createPreviews } from "#api/previews.ts";
import { isLoopbackHost } from "#core/env.ts";
import { previewPath } from "#features/codes/index.ts";
import type { Services } from "#features/context/index.ts";
import { listen } from "./listen.ts";

export type RunningPreviews = {
  /** The services with the origin that previews have. */
  services: Services;
  close(): Promise<void>;
};

/** Another name for this machine: cookies belong to a name and not to a port, so none is ever sent along. */
const otherNameOf = (host: string): string => (host === "localhost" ? "127.0.0.1" : "localhost");

/**
 * Opens the origin that codes run in: behind PREVIEW_ORIGIN where one is set, on the loopback a port of its own.
 * Elsewhere there is none, and previews run sandboxed below our own address.
 */
export async function startPreviews(services: Services): Promise<RunningPreviews> {
  const { env } = services;
  const host = new URL(env.PUBLIC_URL).hostname;
  const isLocal = env.PREVIEW_ORIGIN === undefined && isLoopbackHost(host);
  if (env.PREVIEW_ORIGIN === undefined && !isLocal) return { services, close: async () => {} };
  const listener = await listen(new Hono().route(previewPath, createPreviews(services)).fetch, {
    port: env.PREVIEW_PORT,
    hostname: isLocal ? "127.0.0.1" : env.HOST,
  });
  const origin = env.PREVIEW_ORIGIN ?? `http://${otherNameOf(host)}:${listener.port}`;
  return { services: { ...services, env: { ...env, PREVIEW_ORIGIN: origin } }, close: listener.drain };
}
