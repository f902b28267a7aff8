import { rmSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { type Browser, expect, test } from "@playwright/test";
import { addMs, dayMs } from "#core/time.ts";
import { languages } from "#core/vocabulary.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { entitlements, users } from "#db/schema/index.ts";
import { expectAccessible } from "../support/accessible.ts";
import { newDataDir, type RunningApp, startApp } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";
import { addMonitor, prefixOf, rowOf, signInFrom, wordsOf } from "./uptime-world.ts";

const soon = { timeout: 60_000 };

/** An app that can be stopped and started again at the same address, its database changed in between. */
async function keptApp(env: Record<string, string>) {
  const dataDir = newDataDir();
  const settings = {
    UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
    ...env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  let app: RunningApp = await startApp(settings);
  return {
    url: app.url,
    async restartWith(change: (db: Db) => Promise<unknown>): Promise<void> {
      expect(await app.stop()).toBe(0);
      const database = await openDatabase({ url: undefined, dataDir });
      await change(database.db);
      await database.close();
      app = await startApp(settings);
    },
    async end(): Promise<void> {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A reader of each language, signed in, with a browser of their own. */
const readersOf = (browser: Browser, app: { url: string }) =>
  Promise.all(
    languages.map(async language => {
      const page = await (await browser.newContext()).newPage();
      const address = (path: string) => `${app.url}${prefixOf(language)}${path}`;
      await signInFrom({ page, address, name: `Reader ${language}` });
      return { page, language, address, words: wordsOf(language), world: { app } };
    }),
  );

type Target = { url: string; calls(path: string): number; close(): void };

async function startCountingTarget(): Promise<Target> {
  const calls = new Map<string, number>();
  const server: Server = createHttpServer((request, response) => {
    const path = request.url ?? "";
    calls.set(path, (calls.get(path) ?? 0) + 1);
    response.end("ok");
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: path => calls.get(path) ?? 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const grantDeveloper = async (db: Db): Promise<void> => {
  const everybody = await db.select({ userId: users.id }).from(users);
  const validUntil = addMs(new Date(), dayMs);
  await db
    .insert(entitlements)
    .values(
      everybody.map(({ userId }) => ({ userId, plan: "developer", source: "staff", validUntil }) as const),
    );
};

const endPlans = (db: Db) => db.update(entitlements).set({ validUntil: new Date() });

test("A plan opens more, and its end is told", async ({ browser }) => {
  test.setTimeout(300_000);
  const app = await keptApp({});
  const target = await startCountingTarget();
  const readers = await readersOf(browser, app);
  await app.restartWith(grantDeveloper);

  for (const { page, language, address, words, world } of readers) {
    const path = (number: number) => `/${language}/${number}`;
    for (let number = 1; number <= 6; number++)
      await addMonitor(
        { page, world },
        { name: `Site ${number}`, url: target.url + path(number), intervalS: 60 },
      );
    await page.goto(address("/uptimes"));
    // The menu of whoever is signed in names the plan, too.
    const overview = page.getByRole("region", { name: words.list("summary_label") });
    await expect(overview.getByText(words.list("plan_developer"), { exact: true })).toBeVisible();
    await expect(overview.getByText(words.list("boosts_free"))).toBeVisible();

    // Where checks come every minute anyway, a tap is a check at once; the next one has to wait a little.
    const row = rowOf(page, "Site 1");
    await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible(soon);
    const before = target.calls(path(1));
    const checkNow = row.getByRole("button", { name: words.list("check_now_of", { name: "Site 1" }) });
    await checkNow.click();
    await expect(page.getByText(words.action("checked_now", { name: "Site 1" }))).toBeVisible();
    await expect.poll(() => target.calls(path(1)), soon).toBeGreaterThan(before);
    await checkNow.click();
    await expect(page.getByRole("alert").filter({ hasText: /second|ثاني|ثوان/ })).toBeVisible();
  }

  await app.restartWith(endPlans);
  for (const { page, address, words } of readers) {
    await page.goto(address("/uptimes"));
    const notice = page.getByText(words.action("plan_notice_title"));
    await expect(notice).toBeVisible(soon);
    await expect(page.getByText(words.action("plan_notice_intervals", { count: 6 }))).toBeVisible();
    await expect(page.getByText(words.action("plan_notice_paused", { count: 1 }))).toBeVisible();
    await expect(page.getByText(words.list("plan_free"), { exact: true })).toBeVisible();
    await expectAccessible(page);
    // Those added first go on, at the interval of the plan; the newest one gave its place up.
    await expect(rowOf(page, "Site 6").getByText(words.list("paused_by_plan"))).toBeVisible();
    await expect(rowOf(page, "Site 1").getByText(words.list("every", { count: 5 }))).toBeVisible();
    await page.getByRole("button", { name: words.action("plan_notice_dismiss") }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(rowOf(page, "Site 6")).toBeVisible();
    await expect(notice).toBeHidden();
  }
  target.close();
  await app.end();
});

test("A checker without a network says so and keeps quiet", async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const app = await keptApp({ UPTIME_CONTROL_TARGETS: `127.0.0.1:${port}` });
  const readers = await readersOf(browser, app);
  const unknown = { name: "Nowhere", url: "http://nowhere.invalid/" };
  for (const { page, address, words, world } of readers) {
    await addMonitor({ page, world }, unknown);
    await page.goto(address("/uptimes"));
    await expect(page.getByText(words.list("checker_isolated_title"))).toBeVisible(soon);
    await expect(page.getByText(words.list("checker_isolated"))).toBeVisible();
    await expectAccessible(page);
    // No status is made of a failure that proves nothing.
    await expect(rowOf(page, "Nowhere").getByText(words.list("pending"), { exact: true })).toBeVisible();
  }

  // The network is back: the next failure shows it, and counts; what was not counted is looked at within a minute.
  const control = createServer(socket => socket.end());
  await new Promise<void>(resolve => control.listen(port, "127.0.0.1", resolve));
  for (const { page, world } of readers)
    await addMonitor({ page, world }, { ...unknown, name: "Nowhere either" });
  for (const { page, words } of readers) {
    await expect(page.getByText(words.list("checker_isolated_title"))).toBeHidden(soon);
    for (const name of ["Nowhere either", "Nowhere"])
      await expect(rowOf(page, name).getByText(words.list("offline"), { exact: true })).toBeVisible({
        timeout: 100_000,
      });
  }
  control.close();
  await app.end();
});
