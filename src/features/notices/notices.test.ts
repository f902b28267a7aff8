import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { mailSuppressions, notices, users } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { addressHash, MailError, type Mailer } from "#features/notifications/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  dropOldNotices,
  listNotices,
  mailNotice,
  markNoticesSeen,
  type NewNotice,
  writeNotices,
} from "./index.ts";

type Mail = Parameters<Mailer["send"]>[0];

describe.each(databaseKinds)("notices on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database, { PUBLIC_URL: "https://ra3d.test" });
  });
  afterAll(() => database.close());

  const project = { id: "p1", name: "Ticket bot", codename: "ticket-bot-1" };
  async function told(ctx: Ctx & { userId: string }, notice: Partial<NewNotice> = {}) {
    const given = { kind: "project_hidden", reason: "malware", note: "Line 3", ...notice } as const;
    await database.db.transaction(tx =>
      writeNotices(tx, ctx, [{ userId: ctx.userId, about: project, ...given }]),
    );
    const { items } = await listNotices(ctx);
    return items[0]?.id ?? "";
  }
  async function reader(settings: Partial<typeof users.$inferInsert> = {}) {
    const ctx = await makeUser(services);
    const given = { email: "rana@mail.example", emailVerified: true, ...settings };
    await database.db.update(users).set(given).where(eq(users.id, ctx.userId));
    return ctx;
  }
  function recordingMailer(failure?: MailError) {
    const sent: Mail[] = [];
    const mailer: Mailer = {
      send: async mail => {
        if (failure) throw failure;
        sent.push(mail);
      },
      close: async () => {},
    };
    return { sent, mailer };
  }

  it("are listed for their user, the newest first, until they were seen", async () => {
    const ctx = await makeUser(services);
    const first = await told(ctx);
    const second = await told(
      { ...ctx, now: addMs(noon, 1) },
      { kind: "report_closed", outcome: "kept", reason: null },
    );
    expect(await listNotices(ctx)).toMatchObject({
      unseen: 2,
      items: [
        { id: second, kind: "report_closed", outcome: "kept", reason: null, isSeen: false },
        { id: first, name: "Ticket bot", reason: "malware", note: "Line 3", outcome: null },
      ],
    });
    const stranger = await makeUser(services);
    expect(await markNoticesSeen(stranger, { ids: [first] })).toEqual({ unseen: 0 });
    expect(await markNoticesSeen(ctx, { ids: [first, "unknown"] })).toEqual({ unseen: 1 });
    expect((await listNotices(ctx)).items.map(item => item.isSeen)).toEqual([false, true]);
  });

  it("are for signed-in users", async () => {
    const visitor = { ...(await makeUser(services)), actor: { kind: "visitor" } as const };
    await expect(listNotices(visitor)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(markNoticesSeen(visitor, { ids: [] })).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("are mailed in the user's language, always under the same id", async () => {
    const ctx = await reader({ language: "ar" });
    const id = await told(ctx);
    const { sent, mailer } = recordingMailer();
    await mailNotice(services, mailer, id, noon);
    await mailNotice(services, mailer, id, noon);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(mail => mail.messageId)).size).toBe(1);
    expect(sent[0]).toMatchObject({ to: "rana@mail.example", subject: "تم إخفاء مشروعك Ticket bot" });
    expect(sent[0]?.text).toContain("السبب: برنامج خبيث");
    expect(sent[0]?.text).toContain("https://ra3d.test/ar/notices");
    expect(sent[0]?.html).toContain('dir="rtl"');
    expect(sent[0]?.headers["List-Unsubscribe"]).toContain("/api/notifications/unsubscribe?");
  });

  it("escape what others wrote", async () => {
    const ctx = await reader();
    const id = await told(ctx, {
      about: { ...project, name: "<b>x</b>\r\nBcc: a@b.c" },
      note: "<img src=x>",
    });
    const { sent, mailer } = recordingMailer();
    await mailNotice(services, mailer, id, noon);
    expect(sent[0]?.subject).not.toMatch(/[\r\n]/);
    expect(sent[0]?.html).not.toMatch(/<b>x|<img/);
  });

  it.each([
    ["have no address", { email: null }],
    ["have an address that nobody confirmed", { emailVerified: false }],
    ["want no mail", { emailNotifications: false }],
    ["are banned", { bannedAt: noon }],
  ])("are not mailed to users who %s", async (_, settings) => {
    const ctx = await reader(settings);
    const { sent, mailer } = recordingMailer();
    await mailNotice(services, mailer, await told(ctx), noon);
    expect(sent).toEqual([]);
  });

  it("are not mailed to an address whose owner refused mail", async () => {
    const ctx = await reader({ email: "No@mail.example" });
    const row = { addressHash: addressHash(services.keys, "no@mail.example"), createdAt: noon };
    await database.db.insert(mailSuppressions).values(row);
    const { sent, mailer } = recordingMailer();
    await mailNotice(services, mailer, await told(ctx), noon);
    expect(sent).toEqual([]);
  });

  it("are tried again when the mail may pass later, and only then", async () => {
    const id = await told(await reader());
    const failure = (permanent: boolean) => new MailError("SMTP 4", { permanent, unsent: true });
    await expect(mailNotice(services, recordingMailer(failure(false)).mailer, id, noon)).rejects.toThrow(
      "SMTP",
    );
    await expect(
      mailNotice(services, recordingMailer(failure(true)).mailer, id, noon),
    ).resolves.toBeUndefined();
  });

  it("go after half a year", async () => {
    const ctx = await makeUser(services);
    await told(ctx);
    await dropOldNotices({ db: database.db, now: addMs(noon, 181 * dayMs) });
    expect(await database.db.$count(notices, eq(notices.userId, ctx.userId))).toBe(0);
  });
});
