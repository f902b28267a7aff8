import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { deliveries, monitors } from "#db/schema/index.ts";
import { PostError } from "#probes/index.ts";
import { type NotifierWorld, openNotifierWorld } from "#tests/notifier-world.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { MailError, type Mailer } from "./mailer.ts";

describe.each(databaseKinds)("what may be lost or doubled on the %s database", kind => {
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

  it("gives each delivery to one of several workers", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => world.delivery(world.webhook(n))));
    await Promise.all([world.start(), world.start(), world.start()].map(worker => world.run(worker, ...ids)));
    expect(world.discord.calls).toHaveLength(12);
    for (const id of ids) expect(await world.row(id)).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("sends a mail again under the same name when nobody knows whether it arrived", async () => {
    const id = await world.delivery();
    world.smtp.next("die");
    const notifier = world.start();
    await world.run(notifier, id);
    expect(await world.row(id)).toMatchObject({ status: "retrying", messageId: id });
    world.time.now = addMs(world.time.now, minuteMs);
    await world.run(notifier, id);
    const names = world.smtp.seen.map(mail => mail.headers["message-id"]);
    expect(names).toEqual([`<${id}@ra3d.example>`, `<${id}@ra3d.example>`]);
    expect((await world.row(id)).status).toBe("sent");
  });

  it("takes up what a worker left behind that died between sending and recording", async () => {
    const id = await world.delivery(world.webhook());
    // The worker makes the call and is never heard of again.
    const { promise: death, reject: bury } = Promise.withResolvers<never>();
    const dying = world.start({ post: () => death });
    await dying.deliver([id]);
    await world.untilStatus(id, "sending");
    const heir = world.start();
    await world.run(heir, id);
    await heir.sweep();
    expect(world.discord.calls).toHaveLength(0);
    world.time.now = addMs(world.time.now, limits.notification.leaseMs);
    await heir.sweep();
    await heir.idle();
    expect(world.discord.calls[0]?.json.embeds[0]?.footer.text).toBe(`Ra3d · ${id}`);
    expect(await world.row(id)).toMatchObject({ status: "sent", attempts: 2 });
    bury(new PostError("connect", "ECONNRESET"));
    await dying.idle();
    expect(await world.row(id)).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("believes a late success, but no late failure", async () => {
    const id = await world.delivery();
    const ends: ((error?: Error) => void)[] = [];
    const slow: Mailer = {
      send: () =>
        new Promise((resolve, reject) => void ends.push(error => (error ? reject(error) : resolve()))),
      close: async () => {},
    };
    const [late, heir] = [world.start({ mailer: slow }), world.start({ mailer: slow })];
    const untilSending = async (count: number) => {
      while (ends.length < count) await new Promise(resolve => setImmediate(resolve));
    };
    await late.deliver([id]);
    await untilSending(1);
    world.time.now = addMs(world.time.now, limits.notification.leaseMs);
    await heir.deliver([id]);
    await untilSending(2);
    ends[0]?.(new MailError("SMTP 550", { permanent: true, unsent: true }));
    await late.idle();
    expect(await world.row(id)).toMatchObject({ status: "sending", attempts: 2 });
    ends[1]?.();
    await heir.idle();
    expect(await world.row(id)).toMatchObject({ status: "sent", lastError: null });
  });

  it("is not held up by receivers that hang", async () => {
    const hanging = await world.delivery(world.webhook(1));
    const prompt = await world.delivery(world.webhook(2));
    world.discord.next("hang");
    const notifier = world.start();
    await notifier.deliver([hanging]);
    await world.discord.until(1);
    await notifier.deliver([prompt]);
    await world.discord.until(2);
    await world.untilStatus(prompt, "sent");
    expect((await world.row(hanging)).status).toBe("sending");
  });

  it("finds what lost its job", async () => {
    const [queued, retrying] = [await world.delivery(), await world.delivery(world.webhook())];
    await database.db
      .update(deliveries)
      .set({ status: "retrying", nextAttemptAt: addMs(world.time.now, minuteMs) })
      .where(eq(deliveries.id, retrying));
    world.time.now = addMs(world.time.now, minuteMs);
    const notifier = world.start();
    await notifier.sweep();
    await notifier.idle();
    expect((await world.row(queued)).status).toBe("sent");
    world.time.now = addMs(world.time.now, limits.notification.lostAfterMs);
    await notifier.sweep();
    await notifier.idle();
    expect((await world.row(retrying)).status).toBe("sent");
  });

  it("does not mind that a monitor is deleted meanwhile", async () => {
    const id = await world.delivery();
    const deleting: Mailer = {
      send: async () => void (await database.db.delete(monitors)),
      close: async () => {},
    };
    await world.run(world.start({ mailer: deleting }), id, "nobody");
    expect(await database.db.select().from(deliveries)).toEqual([]);
  });

  it("takes nothing more once it closes", async () => {
    const id = await world.delivery();
    const notifier = world.start();
    await notifier.close();
    await expect(notifier.deliver([id])).rejects.toThrow("no more");
    expect((await world.row(id)).status).toBe("queued");
  });
});
