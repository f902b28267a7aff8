import type { Database } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { createNotifier, type Notifier, type NotifierParts } from "#features/notifications/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "./factories.ts";
import { makeMonitor } from "./monitors.ts";
import { deliveryOf, makeDeliveries } from "./notifications.ts";
import { startSmtpServer } from "./stubs/smtp-server.ts";
import { startWebhookServer, webhookUrl } from "./stubs/webhook-server.ts";

type Settings = Parameters<typeof makeMonitor>[2];

export const email = { emailEnabled: true, email: "rana@mail.example" };

/** An owner, a mail server, a Discord, and notifiers whose clock stands still until a test moves it. */
export async function openNotifierWorld(database: Database) {
  const [smtp, discord] = await Promise.all([startSmtpServer(), startWebhookServer()]);
  const jobs = recordingJobs();
  const settings = {
    SMTP_URL: smtp.url,
    DISCORD_API_URL: discord.url,
    PUBLIC_URL: "https://ra3d.example",
    ...(database.kind === "postgres" && { DATABASE_URL: "postgres://elsewhere/x" }),
  };
  const services = { ...testServices(database, settings), jobs };
  await database.db.delete(monitors);
  const owner = await makeUser(services);
  const notifiers: Notifier[] = [];
  const time = { now: noon };
  const { db } = database;

  const monitor = (given: Settings = email) => makeMonitor(db, owner.userId, given);
  return {
    smtp,
    discord,
    jobs,
    time,
    start(parts: NotifierParts = {}): Notifier {
      const notifier = createNotifier(services, { clock: () => time.now, random: () => 0, ...parts });
      notifiers.push(notifier);
      return notifier;
    },
    webhook: (number = 1) => ({
      discordEnabled: true,
      webhookSealed: services.keys.seal(webhookUrl(number)),
    }),
    monitor,
    /** The delivery of a turn of a monitor of its own. */
    async delivery(given: Settings = email): Promise<string> {
      const { id: monitorId } = await monitor(given);
      const [id = ""] = await makeDeliveries(db, [{ monitorId }], time.now);
      return id;
    },
    async run(notifier: Notifier, ...ids: string[]): Promise<void> {
      await notifier.deliver(ids);
      await notifier.idle();
    },
    row: (id: string) => deliveryOf(db, id),
    async untilStatus(id: string, status: string): Promise<void> {
      while ((await deliveryOf(db, id)).status !== status)
        await new Promise(resolve => setImmediate(resolve));
    },
    jobsFor: (deliveryId: string) =>
      jobs.added.filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ deliveryId })),
    async close(): Promise<void> {
      // First the other ends, so that nothing is waited for.
      await Promise.all([smtp.close(), discord.close()]);
      await Promise.all(notifiers.map(notifier => notifier.close()));
    },
  };
}
export type NotifierWorld = Awaited<ReturnType<typeof openNotifierWorld>>;
