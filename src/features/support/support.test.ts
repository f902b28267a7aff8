import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { PlanName } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, supportMessages, supportThreads } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { listNotices } from "#features/notices/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  answerThread,
  closeOwnThread,
  getStaffThread,
  getThread,
  listStaffThreads,
  listThreads,
  mailSupport,
  markStaffSeen,
  markThreadSeen,
  opensSupport,
  openThread,
  writeMessage,
} from "./index.ts";

type User = Ctx & { userId: string };
const draft = { subject: "My bot is offline", text: "It runs, but the page says offline." };

describe.each(databaseKinds)("support on the %s database", kind => {
  let database: Database;
  let services: Services;
  let staff: User;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff", name: "Nour" });
  });
  afterAll(() => database.close());

  const at = (ctx: User, now: Date): User => ({ ...ctx, now });
  const user = (plan: PlanName = "plus") => makeUser(services, { plan });
  const refused = (promise: Promise<unknown>, code: string) =>
    expect(promise).rejects.toMatchObject({ code });

  it.each(["plus", "developer"] as const)("is open on the plan %s", async plan => {
    const ctx = await user(plan);
    const { id } = await openThread(ctx, draft);
    expect(await listThreads(ctx)).toMatchObject({
      canWrite: true,
      items: [{ id, state: "open", isUnread: false }],
    });
    expect((await listStaffThreads(staff)).items).toContainEqual(
      expect.objectContaining({ id, isUnread: true, user: { id: ctx.userId, name: "Rana" } }),
    );
  });

  it.each(["free", "prime"] as const)("is closed on the plan %s", async plan => {
    const ctx = await user(plan);
    await refused(openThread(ctx, draft), "support_needs_plan");
    expect(await listThreads(ctx)).toEqual({ items: [], canWrite: false });
  });

  it("goes back and forth, and each side sees what is new", async () => {
    const ctx = await user();
    const { id } = await openThread(ctx, draft);
    await markStaffSeen(staff, { id });
    expect(await getStaffThread(staff, { id })).toMatchObject({ isUnread: false, plan: "Plus" });
    await answerThread(at(staff, addMs(noon, 1)), { id, answer: { text: "Which host?" } });
    expect(await getThread(ctx, { id })).toMatchObject({
      state: "answered",
      isUnread: true,
      messages: [
        { fromStaff: false, author: "Rana", text: draft.text },
        { fromStaff: true, author: null, text: "Which host?" },
      ],
    });
    await markThreadSeen(ctx, { id });
    expect((await listThreads(ctx)).items[0]).toMatchObject({ isUnread: false });
    await writeMessage(at(ctx, addMs(noon, 2)), { id, draft: { text: "A small one." } });
    const seen = await getStaffThread(staff, { id });
    expect(seen).toMatchObject({ state: "open", isUnread: true });
    expect(seen.messages.map(message => message.author)).toEqual(["Rana", "Nour", "Rana"]);
  });

  it("tells the user on the site and by mail when staff answer", async () => {
    const ctx = await user();
    const { id } = await openThread(ctx, draft);
    const jobs = recordingJobs();
    const text = "ا".repeat(limits.support.noticeNoteMax + 5);
    await answerThread({ ...staff, jobs }, { id, answer: { text } });
    const { items } = await listNotices(ctx);
    expect(items).toMatchObject([
      { kind: "support_answered", subjectId: id, name: draft.subject, codename: "" },
    ]);
    expect(items[0]?.note).toHaveLength(limits.support.noticeNoteMax + 1);
    expect(jobs.added).toEqual([{ name: "mail-notice", payload: { noticeId: items[0]?.id } }]);
    await answerThread({ ...staff, jobs }, { id, answer: { close: true } });
    expect((await listNotices(ctx)).items.map(item => item.kind)).toContain("support_closed");
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log.map(entry => entry.action)).toEqual(["support.answer", "support.close"]);
  });

  it("is read by its owner and staff alone", async () => {
    const ctx = await user();
    const { id } = await openThread(ctx, draft);
    const stranger = await user("developer");
    await refused(getThread(stranger, { id }), "support_thread_not_found");
    await refused(writeMessage(stranger, { id, draft: { text: "x" } }), "support_thread_not_found");
    await refused(closeOwnThread(stranger, { id }), "support_thread_not_found");
    await markThreadSeen(stranger, { id });
    for (const act of [
      () => listStaffThreads(stranger),
      () => getStaffThread(stranger, { id }),
      () => answerThread(stranger, { id, answer: { text: "x" } }),
      () => markStaffSeen(stranger, { id }),
    ])
      await refused(act(), "forbidden");
    const visitor = { ...ctx, actor: { kind: "visitor" } as const };
    for (const act of [
      () => listThreads(visitor),
      () => getThread(visitor, { id }),
      () => openThread(visitor, draft),
      () => writeMessage(visitor, { id, draft }),
    ])
      await refused(act(), "unauthorized");
    await refused(getStaffThread(staff, { id: "none" }), "support_thread_not_found");
  });

  it("stays readable when the plan has ended, to the instant", async () => {
    const ctx = await user();
    const { id } = await openThread(ctx, draft);
    const end = addMs(noon, 30 * dayMs);
    await writeMessage(at(ctx, addMs(end, -1)), { id, draft: { text: "Still here." } });
    const after = at(ctx, end);
    await refused(writeMessage(after, { id, draft: { text: "Too late." } }), "support_needs_plan");
    await refused(openThread(after, draft), "support_needs_plan");
    expect(await getThread(after, { id })).toMatchObject({ canWrite: false, messages: [{}, {}] });
    expect(await listThreads(after)).toMatchObject({ canWrite: false, items: [{ id }] });
    await answerThread(at(staff, end), { id, answer: { text: "We still answer." } });
    await closeOwnThread(after, { id });
    expect(await getThread(after, { id })).toMatchObject({ state: "closed", messages: [{}, {}, {}] });
  });

  it("opens a closed conversation again when its user writes", async () => {
    const ctx = await user();
    const { id } = await openThread(ctx, draft);
    await answerThread(staff, { id, answer: { text: "Done.", close: true } });
    expect(await getThread(ctx, { id })).toMatchObject({ state: "closed" });
    await writeMessage(ctx, { id, draft: { text: "Not quite." } });
    expect(await getThread(ctx, { id })).toMatchObject({ state: "open" });
  });

  it("has limits by day, and by conversation", async () => {
    const ctx = await user();
    const ids: string[] = [];
    for (let count = 0; count < limits.support.threadsPerDay; count++)
      ids.push((await openThread(ctx, draft)).id);
    await refused(openThread(ctx, draft), "support_limit_reached");
    const id = ids[0] ?? "";
    for (let count = limits.support.threadsPerDay; count < limits.support.messagesPerDay; count++)
      await writeMessage(ctx, { id, draft: { text: `${count}` } });
    await refused(writeMessage(ctx, { id, draft: { text: "one more" } }), "support_limit_reached");
    const tomorrow = at(ctx, addMs(noon, dayMs));
    await writeMessage(tomorrow, { id, draft: { text: "next day" } });
    await openThread(tomorrow, draft);
    const written = await services.db.$count(supportMessages, eq(supportMessages.threadId, id));
    const more = Array.from({ length: limits.support.messagesPerThread - written }, () => ({
      threadId: id,
      authorId: ctx.userId,
      fromStaff: false,
      text: "x",
      createdAt: addMs(noon, -2 * dayMs),
    }));
    await services.db.insert(supportMessages).values(more);
    await refused(writeMessage(tomorrow, { id, draft: { text: "full" } }), "support_thread_full");
  });

  it("lets nobody slip through when many come at the same time", async () => {
    const ctx = await user();
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => openThread(ctx, draft)));
    expect(tries.filter(one => one.status === "fulfilled")).toHaveLength(limits.support.threadsPerDay);
    const kept = await services.db.$count(supportThreads, eq(supportThreads.userId, ctx.userId));
    expect(kept).toBe(limits.support.threadsPerDay);
  });

  it.each([
    ["no subject", { ...draft, subject: " " }, { subject: { key: "support_subject_required" } }],
    ["a long subject", { ...draft, subject: "x".repeat(121) }, { subject: { key: "too_long" } }],
    ["no text", { ...draft, text: "\n" }, { text: { key: "support_text_required" } }],
    ["a long text", { ...draft, text: "x".repeat(4_001) }, { text: { key: "too_long" } }],
  ])("refuses %s at its field", async (_, wrong, fields) => {
    await expect(openThread(await user(), wrong)).rejects.toMatchObject({
      code: "validation_failed",
      fields,
    });
  });

  it("asks staff for words unless they close", async () => {
    const { id } = await openThread(await user(), draft);
    await expect(answerThread(staff, { id, answer: { text: " " } })).rejects.toMatchObject({
      fields: { text: { key: "support_text_required" } },
    });
  });

  it("keeps its entry for who may read on, and for nobody who never had it", async () => {
    const ctx = await user();
    expect(await opensSupport(ctx)).toBe(true);
    const after = at(ctx, addMs(noon, 31 * dayMs));
    expect(await opensSupport(after)).toBe(false);
    await openThread(ctx, draft);
    expect(await opensSupport(after)).toBe(true);
    expect(await listThreads(after)).toMatchObject({ canWrite: false, items: [{ subject: draft.subject }] });
    expect(await opensSupport(await user("prime"))).toBe(false);
  });

  it("mails each message of a user to the support's address, and none of staff's", async () => {
    const jobs = recordingJobs();
    const env = { ...services.env, SUPPORT_EMAIL: "help@site.example" };
    const ctx = { ...(await user()), env, jobs };
    const { id } = await openThread(ctx, { subject: "Bot <1>", text: "Line one\n\nLine <two>" });
    await writeMessage(ctx, { id, draft: { text: "And more." } });
    const wanted = jobs.added.filter(job => job.name === "mail-support");
    expect(wanted).toHaveLength(2);
    await answerThread({ ...staff, env, jobs }, { id, answer: { text: "Hello" } });
    expect(jobs.added.filter(job => job.name === "mail-support")).toHaveLength(2);
    const mails: Parameters<Mailer["send"]>[0][] = [];
    const mailer: Mailer = { send: async mail => void mails.push(mail), close: async () => {} };
    const written = await services.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.threadId, id))
      .orderBy(supportMessages.id);
    for (const message of written) await mailSupport({ ...services, env }, mailer, message.id, noon);
    expect(mails.map(mail => mail.to)).toEqual(["help@site.example", "help@site.example"]);
    expect(mails[0]?.subject).toContain("Bot <1>");
    expect(mails[0]?.html).toContain("Line &lt;two&gt;");
    expect(mails[0]?.html).toContain(`/staff/support/${id}`);
    expect(mails[1]?.text).toContain("And more.");

    // Without an address nothing waits to be mailed.
    await writeMessage({ ...ctx, env: services.env }, { id, draft: { text: "Again." } });
    expect(jobs.added.filter(job => job.name === "mail-support")).toHaveLength(2);
  });
});
