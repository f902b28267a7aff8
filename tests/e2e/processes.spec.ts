import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { newDataDir, type RunningApp, startApp } from "../support/app.ts";
import { startPostgres } from "../support/postgres.ts";
import { postJson, signIn } from "../support/sign-in.ts";

type Target = { url: string; calls: number; hold: (ms: number) => void; close: () => void };

/** A target that counts who called, and can be made to answer late. */
async function startTarget(): Promise<Target> {
  let holdMs = 0;
  const target = {
    calls: 0,
    url: "",
    hold: (ms: number) => {
      holdMs = ms;
    },
    close: () => void server.close(),
  };
  const server: Server = createServer((_request, response) => {
    target.calls += 1;
    setTimeout(() => response.end("ok"), holdMs);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  target.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return target;
}

const addMonitor = async (app: RunningApp, cookie: string, url: string): Promise<string> => {
  const body = { name: "Target", type: "website", url, intervalS: 300 };
  return (await (await postJson(`${app.url}/api/monitors`, cookie, body)).json()).id;
};

const readMonitor = async (app: RunningApp, cookie: string, id: string) =>
  (await (await fetch(`${app.url}/api/monitors/${id}`, { headers: { cookie } })).json()).monitor;

const shared = {
  UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
  SECRET_KEY: "a key that all of the processes share, 123",
};

test("web and worker processes share the work through PostgreSQL", async () => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  const target = await startTarget();
  const env = { ...shared, DATABASE_URL: postgres.url };
  const apps: RunningApp[] = [];
  const start = async (role: string) => {
    const app = await startApp({ ...env, ROLE: role });
    apps.push(app);
    return app;
  };
  try {
    const first = await start("web");
    const second = await start("web");
    await Promise.all([start("worker"), start("worker")]);
    const cookie = await signIn(first.url, "Rana");
    const ids = await Promise.all([1, 2, 3, 4].map(() => addMonitor(first, cookie, target.url)));
    // The other web process knows the session and sees what the workers found.
    for (const id of ids)
      await expect
        .poll(async () => (await readMonitor(second, cookie, id)).status, { timeout: 15_000 })
        .toBe("online");
    expect(target.calls).toBe(ids.length);
  } finally {
    for (const app of apps) expect(await app.stop()).toBe(0);
    target.close();
    await postgres.stop();
  }
});

test("a drain stores the check that is running, and takes the rest up at the next start", async () => {
  test.setTimeout(90_000);
  const target = await startTarget();
  const dataDir = newDataDir();
  try {
    const app = await startApp({ ...shared, DATA_DIR: dataDir });
    const cookie = await signIn(app.url, "Rana");
    target.hold(1_500);
    const id = await addMonitor(app, cookie, target.url);
    await expect.poll(() => target.calls, { timeout: 10_000 }).toBe(1);
    expect(await app.stop()).toBe(0);

    const again = await startApp({ ...shared, DATA_DIR: dataDir });
    const monitor = await readMonitor(again, cookie, id);
    expect(monitor.status).toBe("online");
    expect(target.calls).toBe(1);
    expect(await again.stop()).toBe(0);
  } finally {
    target.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("a second process on the same embedded database is refused in words", async () => {
  const app = await startApp({});
  const refusal = startApp({ DATA_DIR: app.dataDir });
  await expect(refusal).rejects.toThrow(/in use by process \d+/);
  await app.stop();
});

test("wrong settings are refused at the start, by name and without their value", async () => {
  const refusal = await startApp({ SMTP_URL: "hunter2", LOG_LEVEL: "loud" }).catch(
    (error: Error) => error.message,
  );
  expect(refusal).toContain("SMTP_URL");
  expect(refusal).toContain("LOG_LEVEL");
  expect(refusal).not.toContain("hunter2");
  await expect(startApp({ ROLE: "worker" })).rejects.toThrow(/DATABASE_URL/);
});

test("no stand-in for Discord where others could reach it", async () => {
  const app = await startApp({ PUBLIC_URL: "https://ra3d.example" });
  const answer = await fetch(`${app.url}/api/login?returnTo=/uptimes`, { redirect: "manual" });
  expect(answer.headers.get("location")).toContain("/uptimes?login=unavailable");
  await app.stop();
});
