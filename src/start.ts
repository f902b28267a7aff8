import * as path from "node:path";
import type { ServerBuild } from "react-router";
import { type Env, isLoopbackHost } from "#core/env.ts";
import { createMetricsServer } from "#features/metrics/index.ts";
import { startWorker } from "#worker/index.ts";
import { startClaimPulse } from "./claim-pulse.ts";
import { listen } from "./listen.ts";
import { startPreviews } from "./previews.ts";
import { createServer } from "./server.ts";
import { type RunningServices, startServices } from "./services.ts";
import { startSignIn } from "./sign-in.ts";

export type Application = { url: string | null; signIn: string | null; stop(): Promise<void> };

async function startWeb(
  running: RunningServices,
  loadBuild: () => Promise<ServerBuild>,
  closing: AbortController,
) {
  const previews = await startPreviews(running.services);
  const { services } = previews;
  const { env } = services;
  const signIn = await startSignIn(services);
  const state = { draining: false };
  const app = createServer({
    services,
    build: await loadBuild(),
    mode: "production",
    clientDirectory: path.resolve(import.meta.dirname, "../client"),
    provider: signIn.provider,
    state,
    closing: closing.signal,
  });
  const pulse = startClaimPulse(services);
  const listener = await listen(app.fetch, { port: env.PORT, hostname: env.HOST });
  return {
    signIn: signIn.description,
    stop: async () => {
      state.draining = true;
      closing.abort();
      await listener.drain();
      await pulse.stop();
      await previews.close();
      await signIn.close();
    },
  };
}

/** Starts the parts that the process' role asks for; `stop` drains them in the order of dependence. */
export async function startApplication(
  env: Env,
  loadBuild: () => Promise<ServerBuild>,
): Promise<Application> {
  const running = await startServices(env);
  const { services } = running;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    await running.close();
  };
  try {
    let signIn: string | null = null;
    // Pages are answered while the worker still looks for what is due; it is the last to end.
    if (env.ROLE !== "worker") {
      const web = await startWeb(running, loadBuild, new AbortController());
      signIn = web.signIn;
      stops.push(web.stop);
    }
    if (env.ROLE !== "web") {
      const worker = await startWorker(services);
      stops.unshift(worker.stop);
    }
    const metrics = await createMetricsServer(env);
    stops.push(metrics.close);
    services.log.info(
      { role: env.ROLE, database: running.database.kind, loopback: isLoopbackHost(env.HOST) },
      "started",
    );
    return { url: env.ROLE === "worker" ? null : env.PUBLIC_URL, signIn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
