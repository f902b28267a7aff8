import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, minuteMs, secondMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { makeDeliveries } from "#tests/notifications.ts";
import { email, type NotifierWorld, openNotifierWorld } from "#tests/notifier-world.ts";
import { webhookUrl } from "#tests/stubs/webhook-server.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";

describe.each(databaseKinds)("notifications on the %s database", kind => {
  let database: Database;
  let world: NotifierWorld;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    world = await openNotifierWorld(database);
  });
  afterEach(() => world.close());

  it("tells a turn to each channel once, however often it is asked to", async () => {
    const { id: monitorId } = await world.monitor({ ...email, ...world.webhook() });
    const ids = await makeDeliveries(database.db, [{ monitorId }]);
    expect(await makeDeliveries(database.db, [{ monitorId }])).toEqual([]);
    const notifier = world.start();
    await Promise.all([world.run(notifier, ...ids), world.run(notifier, ...ids)]);
    await world.run(notifier, ...ids);
    expect(world.smtp.mails).toHaveLength(1);
    expect(world.discord.calls).toHaveLength(1);
    for (const id of ids)
      expect(await world.row(id)).toMatchObject({
        status: "sent",
        attempts: 1,
        sentAt: world.time.now,
        nextAttemptAt: null,
      });
    expect(world.smtp.mails[0]).toMatchObject({ from: "no-reply@ra3d.example", to: ["rana@mail.example"] });
    expect(world.discord.calls[0]?.path).toBe(`${new URL(webhookUrl()).pathname}?wait=true`);
    expect(world.discord.calls[0]?.json.embeds[0]?.title).toBe("Shop is offline");
  });

  it("tries again later, and gives up after eight retries", async () => {
    const id = await world.delivery();
    const notifier = world.start();
    for (let attempt = 1; attempt <= 9; attempt++) {
      world.smtp.next({ recipient: 451 });
      await world.run(notifier, id);
      const row = await world.row(id);
      expect(row).toMatchObject({ attempts: attempt, lastError: "SMTP 451" });
      expect(row.status).toBe(attempt <= 8 ? "retrying" : "failed");
      if (row.nextAttemptAt === null) continue;
      expect(row.nextAttemptAt).toEqual(addMs(world.time.now, 5 * 2 ** (attempt - 1) * secondMs));
      expect(world.jobsFor(id)).toHaveLength(attempt);
      await world.run(notifier, id);
      expect((await world.row(id)).attempts).toBe(attempt);
      world.time.now = row.nextAttemptAt;
    }
    expect(world.smtp.mails).toEqual([]);
  });

  it("arrives at last when the other side is back", async () => {
    const id = await world.delivery(world.webhook());
    world.discord.next({ status: 500 }, { status: 502 });
    const notifier = world.start();
    for (let n = 0; n < 3; n++) {
      await world.run(notifier, id);
      world.time.now = addMs(world.time.now, minuteMs);
    }
    expect(await world.row(id)).toMatchObject({ status: "sent", attempts: 3, lastError: null });
  });

  it("does not try again what is gone or refused for good", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(n => world.delivery(world.webhook(n))));
    world.discord.next({ status: 401 }, { status: 403 }, { status: 404 }, { status: 400 });
    const notifier = world.start();
    for (const id of ids) await world.run(notifier, id);
    const rows = await Promise.all(ids.map(world.row));
    expect(rows.map(row => `${row.status} ${row.lastError}`)).toEqual([
      "failed HTTP 401",
      "failed HTTP 403",
      "failed HTTP 404",
      "failed HTTP 400",
    ]);
    const mail = await world.delivery();
    world.smtp.next({ recipient: 550 });
    await world.run(notifier, mail);
    expect(await world.row(mail)).toMatchObject({ status: "failed", lastError: "SMTP 550" });
    expect(world.jobs.added).toEqual([]);
  });

  it("waits as long as Discord asks, for that webhook only", async () => {
    const [first, second] = [await world.delivery(world.webhook(1)), await world.delivery(world.webhook(1))];
    const other = await world.delivery(world.webhook(2));
    world.discord.next({
      status: 429,
      headers: { "retry-after": "30" },
      body: { retry_after: 29.5, global: false },
    });
    const notifier = world.start();
    await world.run(notifier, first);
    expect(await world.row(first)).toMatchObject({
      status: "retrying",
      nextAttemptAt: addMs(world.time.now, 30_000),
    });
    await world.run(notifier, second, other);
    expect(await world.row(second)).toMatchObject({
      status: "retrying",
      attempts: 0,
      nextAttemptAt: addMs(world.time.now, 30_000),
    });
    expect(world.jobsFor(second)).toHaveLength(1);
    expect((await world.row(other)).status).toBe("sent");
    world.time.now = addMs(world.time.now, 30_000);
    await world.run(notifier, first, second);
    expect(world.discord.calls).toHaveLength(4);
    expect((await world.row(second)).status).toBe("sent");
  });

  it("does not wait to be told when a webhook's share is used up", async () => {
    const ids = [await world.delivery(world.webhook()), await world.delivery(world.webhook())];
    const spent = { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "1.25" };
    world.discord.next({ status: 204, headers: spent });
    const notifier = world.start();
    for (const id of ids) await world.run(notifier, id);
    expect(world.discord.calls).toHaveLength(1);
    expect((await world.row(ids[1] ?? "")).nextAttemptAt).toEqual(addMs(world.time.now, 1_250));
  });

  it("holds all webhooks up when Discord asks everybody to wait", async () => {
    const [first, other] = [await world.delivery(world.webhook(1)), await world.delivery(world.webhook(2))];
    world.discord.next({ status: 429, headers: { "x-ratelimit-global": "true" }, body: { retry_after: 2 } });
    const notifier = world.start();
    await world.run(notifier, first);
    await world.run(notifier, other);
    expect(world.discord.calls).toHaveLength(1);
  });

  it("makes one mail and one Discord message of many turns of one owner", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { id: monitorId } = await world.monitor({ name: `Shop ${n}`, ...email, ...world.webhook() });
      ids.push(...(await makeDeliveries(database.db, [{ monitorId }])));
    }
    const notifier = world.start();
    await world.run(notifier, ...ids);
    expect(world.smtp.mails.map(mail => mail.headers.subject)).toEqual(["8 monitors are offline"]);
    expect(world.discord.calls.map(call => call.json.embeds[0]?.title)).toEqual(["8 monitors are offline"]);
    const rows = await Promise.all(ids.map(world.row));
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(["sent"]));
    expect(new Set(rows.map(row => row.messageId)).size).toBe(2);
  });

  it("also takes along what nobody has asked for yet, and sends a few one by one", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => world.delivery()));
    await world.run(world.start(), ids[3] ?? "");
    expect(world.smtp.mails).toHaveLength(1);
    expect((await world.row(ids[0] ?? "")).status).toBe("sent");
    const few = await Promise.all(Array.from({ length: 5 }, () => world.delivery()));
    await world.run(world.start(), ...few);
    expect(world.smtp.mails).toHaveLength(6);
  });

  it("sends a shared message again as it was, without what came meanwhile", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => world.delivery()));
    world.smtp.next("die");
    const notifier = world.start();
    await world.run(notifier, ...ids);
    world.time.now = addMs(world.time.now, minuteMs);
    const more = await Promise.all(Array.from({ length: 6 }, () => world.delivery()));
    await world.run(notifier, ...ids, ...more);
    const names = world.smtp.seen.map(mail => mail.headers["message-id"]);
    expect(world.smtp.seen).toHaveLength(3);
    expect(names.filter(name => name === names[0])).toHaveLength(2);
    for (const id of [...ids, ...more]) expect((await world.row(id)).status).toBe("sent");
  });

  it("never says that a monitor is back before it has said that it was gone", async () => {
    const { id: monitorId } = await world.monitor(world.webhook());
    const [gone = ""] = await makeDeliveries(database.db, [{ monitorId, turn: 1 }]);
    const [back = ""] = await makeDeliveries(database.db, [{ monitorId, turn: 2, kind: "online" }]);
    world.discord.next({ status: 503 });
    const notifier = world.start();
    await world.run(notifier, back, gone);
    expect(world.discord.calls).toHaveLength(1);
    expect((await world.row(back)).status).toBe("queued");
    world.time.now = addMs(world.time.now, minuteMs);
    await world.run(notifier, gone);
    expect(world.discord.calls.map(call => call.json.embeds[0]?.title)).toEqual([
      "Shop is offline",
      "Shop is offline",
      "Shop is online again",
    ]);
    expect((await world.row(back)).status).toBe("sent");
  });
});
