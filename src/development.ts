import type { Hono } from "hono";
import { readEnv } from "#core/env.ts";
import { startWorker } from "#worker/index.ts";
import { startPreviews } from "./previews.ts";
import { createServer } from "./server.ts";
import { loadServerBuild } from "./server-build.ts";
import { type RunningServices, startServices } from "./services.ts";
import { type SignIn, startSignIn } from "./sign-in.ts";

type Kept = { running: RunningServices; signIn: SignIn };

/** Kept over reloads of this module: the database is opened once and the worker runs once. */
const keptOn = globalThis as typeof globalThis & { ra3dDevelopment?: Promise<Kept> };

async function startKept(): Promise<Kept> {
  const running = await startServices(readEnv());
  const previews = await startPreviews(running.services);
  const signIn = await startSignIn(running.services);
  const worker = await startWorker(running.services);
  running.services.log.info(signIn.description);
  const stop = async () => {
    await previews.close();
    await worker.stop();
    await signIn.close();
    await running.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => stop().then(() => process.exit(0)));
  return { running: { ...running, services: previews.services }, signIn };
}

let app: Promise<Hono> | undefined;

async function createDevelopmentServer(): Promise<Hono> {
  keptOn.ra3dDevelopment ??= startKept();
  const { running, signIn } = await keptOn.ra3dDevelopment;
  return createServer({
    services: running.services,
    build: await loadServerBuild(),
    mode: "development",
    provider: signIn.provider,
    state: { draining: false },
    closing: new AbortController().signal,
  });
}

/** Called by Vite for every request; this module is loaded anew when server source changes. */
export async function developmentHandler(): Promise<(request: Request) => Response | Promise<Response>> {
  app ??= createDevelopmentServer();
  const { fetch } = await app;
  return request => fetch(request);
}
