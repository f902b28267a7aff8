import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { deliveries, mailSuppressions, monitors, users } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { deliveryOf, makeDeliveries } from "#tests/notifications.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createNotifier, listDeliveries, sendTestNotification, suppressAddress } from "./index.ts";
import type { Mail } from "./mailer.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

describe.each(databaseKinds)("who gets no notification on the %s database", kind => {
  let database: Database;
  let services: Services;
  let jobs: ReturnType<typeof recordingJobs>;
  let owner: Ctx & { userId: string };
  let sent: Mail[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = recordingJobs();
    services = { ...testServices(database), jobs };
    await database.db.delete(monitors);
    await database.db.delete(mailSuppressions);
    owner = await makeUser(services);
    sent = [];
  });

  const email = { emailEnabled: true, email: "rana@mail.example" };
  const deliver = async (ids: readonly string[], now = noon) => {
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
    const post = async () => Promise.reject(new Error("nothing should be posted"));
    const notifier = createNotifier(services, { clock: () => now, mailer, post });
    await notifier.deliver(ids);
    await notifier.idle();
    await notifier.close();
    return Promise.all(ids.map(id => deliveryOf(database.db, id)));
  };
  const delivery = async (settings: Parameters<typeof makeMonitor>[2] = email, now = noon) => {
    const monitor = await makeMonitor(database.db, owner.userId, settings);
    const [id = ""] = await makeDeliveries(database.db, [{ monitorId: monitor.id }], now);
    return { id, monitorId: monitor.id };
  };
  const suppressed = (reason: string) => ({ status: "suppressed", lastError: reason, sentAt: null });

  it("is an address that asked for none, in any spelling, test mails included", async () => {
    const link = new URL(unsubscribeUrl(services, "rana@mail.example", "en"));
    const { address = "", signature = "" } = Object.fromEntries(link.searchParams);
    await suppressAddress(owner, { address, signature });
    await suppressAddress(owner, { address, signature });
    const { id, monitorId } = await delivery({ ...email, email: "Rana@Mail.example" });
    expect((await deliver([id]))[0]).toMatchObject(suppressed("unsubscribed"));
    const [test] = await sendTestNotification(owner, monitorId);
    expect((await deliver([test?.id ?? ""]))[0]).toMatchObject(suppressed("unsubscribed"));
    const other = await delivery({ ...email, email: "other@mail.example" });
    expect((await deliver([other.id]))[0]?.status).toBe("sent");
    expect(sent.map(mail => mail.to)).toEqual(["other@mail.example"]);
  });

  it("is nobody through a link that is forged", async () => {
    const link = new URL(unsubscribeUrl(services, "rana@mail.example", "en"));
    const { address = "", signature = "" } = Object.fromEntries(link.searchParams);
    const other = services.keys.sign("mail-address", "other@mail.example");
    const forged = [
      { address: other, signature },
      { address, signature: `${signature.slice(0, -1)}x` },
      { address, signature: "" },
      { address: "", signature: "" },
      { address, signature: address },
      { address, signature: services.keys.sign("mail-address", address) },
    ];
    for (const one of forged)
      await expect(suppressAddress(owner, one)).rejects.toMatchObject({ code: "bad_request" });
    expect(await database.db.select().from(mailSuppressions)).toEqual([]);
  });

  it("is an account that has turned mails off, or is banned", async () => {
    const { id } = await delivery();
    const account = eq(users.id, owner.userId);
    await database.db.update(users).set({ emailNotifications: false }).where(account);
    expect((await deliver([id]))[0]).toMatchObject(suppressed("email_off"));
    await database.db.update(users).set({ emailNotifications: true, bannedAt: noon }).where(account);
    const webhookSealed = services.keys.seal("https://discord.com/api/webhooks/1/x");
    for (const settings of [email, { discordEnabled: true, webhookSealed }]) {
      const [row] = await deliver([(await delivery(settings)).id]);
      expect(row).toMatchObject(suppressed("account_banned"));
    }
  });

  it("is a channel that was turned off before the message went out", async () => {
    const { id, monitorId } = await delivery();
    await database.db.update(monitors).set({ emailEnabled: false }).where(eq(monitors.id, monitorId));
    expect((await deliver([id]))[0]).toMatchObject(suppressed("channel_off"));
  });

  it("is an account beyond its mails for a day, until the day is over", async () => {
    const { monitorId } = await delivery();
    const made = Array.from({ length: limits.notification.emailsPerDay }, (_, n) => ({
      id: `d${kind}${n}`,
      monitorId,
      channel: "email" as const,
      kind: "offline" as const,
      turn: 100 + n,
      happenedAt: noon,
      status: "sent" as const,
      createdAt: noon,
      sentAt: noon,
    }));
    await database.db.insert(deliveries).values(made);
    const over = await delivery();
    expect((await deliver([over.id]))[0]).toMatchObject(suppressed("daily_limit"));
    const later = await delivery(email, addMs(noon, dayMs));
    expect((await deliver([later.id], addMs(noon, dayMs)))[0]?.status).toBe("sent");
  });

  it("is a webhook that is none of Discord's, or that nobody can read any more", async () => {
    const evil = services.keys.seal(
      `https://evil.example/api/webhooks/1000000000000000001/${"x".repeat(68)}`,
    );
    const { id } = await delivery({ discordEnabled: true, webhookSealed: evil });
    expect((await deliver([id]))[0]).toMatchObject({ status: "failed", lastError: "webhook_not_allowed" });
    const lost = await delivery({ discordEnabled: true, webhookSealed: "1.not-sealed-by-us" });
    expect((await deliver([lost.id]))[0]).toMatchObject({
      status: "failed",
      lastError: "webhook_unreadable",
    });
  });

  it("writes in the owner's language", async () => {
    await database.db.update(users).set({ language: "ar" }).where(eq(users.id, owner.userId));
    await deliver([(await delivery()).id]);
    expect(sent[0]?.subject).toContain("غير متصل");
    expect(sent[0]?.text).toContain("رفض الخادم الاتصال");
  });

  describe("a test", () => {
    it("goes to each channel that is on, and is shown to the owner", async () => {
      const settings = { ...email, discordEnabled: true, webhookSealed: services.keys.seal("x") };
      const { id } = await makeMonitor(database.db, owner.userId, settings);
      const items = await sendTestNotification(owner, id);
      expect(items.map(item => `${item.channel} ${item.kind} ${item.status}`).toSorted()).toEqual([
        "discord test queued",
        "email test queued",
      ]);
      expect(jobs.added.map(job => job.name)).toEqual(["deliver-notification", "deliver-notification"]);
      const [mail] = items.filter(item => item.channel === "email");
      await deliver([mail?.id ?? ""]);
      expect(sent[0]?.subject).toBe("Test notification: Shop");
      const shown = await listDeliveries(owner, id);
      expect(shown.find(item => item.id === mail?.id)).toMatchObject({
        status: "sent",
        attempts: 1,
        sentAt: noon.toISOString(),
      });
    });

    it("is for the owner, and for channels that are on", async () => {
      const stranger = await makeUser(services);
      const { id } = await makeMonitor(database.db, owner.userId, email);
      for (const verb of [sendTestNotification, listDeliveries]) {
        await expect(verb(stranger, id)).rejects.toMatchObject({ code: "monitor_not_found" });
        await expect(verb(owner, "nothing")).rejects.toMatchObject({ code: "monitor_not_found" });
        const visitor: Ctx = { ...owner, actor: { kind: "visitor" } };
        await expect(verb(visitor, id)).rejects.toMatchObject({ code: "unauthorized" });
      }
      const silent = await makeMonitor(database.db, owner.userId, { email: "rana@mail.example" });
      await expect(sendTestNotification(owner, silent.id)).rejects.toMatchObject({
        code: "no_notification_channel",
      });
      expect(jobs.added).toEqual([]);
    });

    it("may be sent ten times an hour over all monitors, also when asked for at once", async () => {
      const [one, two] = [
        await makeMonitor(database.db, owner.userId, email),
        await makeMonitor(database.db, owner.userId, email),
      ];
      const asked = Array.from({ length: 16 }, (_, n) =>
        sendTestNotification(owner, (n % 2 ? one : two).id).then(
          () => "sent",
          error => error.code,
        ),
      );
      const outcomes = await Promise.all(asked);
      expect(outcomes.filter(outcome => outcome === "sent")).toHaveLength(limits.notification.testPerHour);
      expect(new Set(outcomes)).toEqual(new Set(["sent", "rate_limited"]));
      const soon = { ...owner, now: addMs(noon, hourMs - 90_000) };
      await expect(sendTestNotification(soon, one.id)).rejects.toMatchObject({ params: { count: 90 } });
      const later = { ...owner, now: addMs(noon, hourMs) };
      expect(await sendTestNotification(later, one.id)).toHaveLength(1);
    });
  });
});

it("an embedded database's first sweep takes up all that was under way when the process died", async () => {
  const database = await openTestDatabase();
  const services = { ...testServices(database), jobs: recordingJobs() };
  const owner = await makeUser(services);
  const settings = { emailEnabled: true, email: "rana@mail.example" };
  const ids: string[] = [];
  for (const status of ["sending", "queued"] as const) {
    const monitor = await makeMonitor(database.db, owner.userId, settings);
    const [id = ""] = await makeDeliveries(database.db, [{ monitorId: monitor.id }], noon);
    ids.push(id);
    const nextAttemptAt = status === "sending" ? addMs(noon, limits.notification.leaseMs) : null;
    await database.db.update(deliveries).set({ status, nextAttemptAt }).where(eq(deliveries.id, id));
  }
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
  const now = addMs(noon, 1_000);
  const notifier = createNotifier(services, { clock: () => now, mailer });
  await notifier.sweep();
  await notifier.idle();
  await notifier.close();
  expect(sent.map(mail => mail.messageId.split("@")[0]).toSorted()).toEqual(ids.toSorted());
  await database.close();
});
