import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, contactMessages } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { dropOldContact, listContact, mailContact, markContactDone, sendContact } from "./index.ts";

// The check is passed often here, and is tested elsewhere: it may cost less.
beforeAll(() => void Object.assign(limits.humanCheck, { minNumber: 1, maxNumber: 20 }));

const draft = { topic: "question", text: "How do I add a second bot?", replyTo: "rana@mail.example" };
let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

describe.each(databaseKinds)("contact on the %s database", kind => {
  let database: Database;
  let services: Services;
  let visitor: Ctx;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    visitor = contextFor(services, { kind: "visitor" }, noon);
  });
  afterAll(() => database.close());

  const send = async (ctx: Ctx, given: Record<string, unknown> = {}, address = newAddress()) => {
    const humanCheck = await solveHumanCheck(ctx, "contact");
    return sendContact(ctx, { draft: { ...draft, humanCheck, ...given }, address });
  };
  const limit = { code: "contact_limit_reached" };

  it("takes a message from anybody and shows it to staff alone", async () => {
    const user = await makeUser(services, { name: "Sami" });
    const staff = await makeUser(services, { role: "staff" });
    const { id } = await send(visitor, { text: "  <b>Hello</b>\nthere, you  " });
    const own = await send(user);
    const { items } = await listContact(staff);
    expect(items).toContainEqual(
      expect.objectContaining({ id, text: "<b>Hello</b>\nthere, you", user: null, doneAt: null }),
    );
    expect(items.find(item => item.id === own.id)?.user).toEqual({ id: user.userId, name: "Sami" });
    await expect(listContact(user)).rejects.toMatchObject({ code: "forbidden" });
    await expect(markContactDone(user, { id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(listContact(visitor)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("is marked done once, and that is written down", async () => {
    const staff = await makeUser(services, { role: "staff" });
    const { id } = await send(visitor);
    await Promise.all([markContactDone(staff, { id }), markContactDone(staff, { id })]);
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log.map(entry => entry.action)).toEqual(["contact.done"]);
    expect((await listContact(staff, { state: "done" })).items.map(item => item.id)).toContain(id);
    await expect(markContactDone(staff, { id: "none" })).rejects.toMatchObject({
      code: "contact_message_not_found",
    });
  });

  it("asks for a fresh human check of this purpose and session", async () => {
    const user = await makeUser(services);
    const humanCheck = await solveHumanCheck(visitor, "contact");
    await send(visitor, { humanCheck });
    const refused = { code: "human_check_failed" };
    await expect(send(visitor, { humanCheck })).rejects.toMatchObject(refused);
    await expect(send(visitor, { humanCheck: null })).rejects.toMatchObject(refused);
    const ofAnother = await solveHumanCheck(visitor, "contact");
    await expect(send(user, { humanCheck: ofAnother })).rejects.toMatchObject(refused);
    const forAnother = await solveHumanCheck(user, "redeem");
    await expect(send(user, { humanCheck: forAnother })).rejects.toMatchObject(refused);
    await expect(solveHumanCheck(visitor, "redeem")).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("has limits by user and by address, also at the same moment", async () => {
    const user = await makeUser(services);
    const { perWindow, windowMs } = limits.contact;
    for (let count = 0; count < perWindow; count++) await send(user);
    await expect(send(user)).rejects.toMatchObject(limit);
    await send({ ...user, now: addMs(noon, windowMs) });
    const address = newAddress();
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => send(visitor, {}, address)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(perWindow);
    await expect(send(await makeUser(services), {}, address)).rejects.toMatchObject(limit);
  });

  it.each([
    ["no topic", { topic: "" }, { topic: { key: "contact_topic_required" } }],
    ["a topic of its own", { topic: "admin" }, { topic: { key: "contact_topic_required" } }],
    ["a short text", { text: " \n hi " }, { text: { key: "contact_text_short" } }],
    ["a long text", { text: "x".repeat(4_001) }, { text: { key: "too_long" } }],
    ["two addresses", { replyTo: "a@b.example, c@d.example" }, { replyTo: { key: "email_invalid" } }],
    ["a header", { replyTo: "a@b.example\r\nBcc: c@d.example" }, { replyTo: { key: "email_invalid" } }],
  ])("refuses %s at its field", async (_, wrong, fields) => {
    await expect(send(visitor, wrong)).rejects.toMatchObject({ code: "validation_failed", fields });
  });

  it("is mailed where the support has an address, so that an answer goes to the writer", async () => {
    const jobs = recordingJobs();
    await send({ ...visitor, jobs });
    expect(jobs.added).toEqual([]);
    const env = { ...services.env, SUPPORT_EMAIL: "help@site.example" };
    const { id } = await send({ ...visitor, env, jobs }, { text: "Line one\nLine <two>", language: "ar" });
    expect(jobs.added).toEqual([{ name: "mail-contact", payload: { contactId: id } }]);
    const mails: Parameters<Mailer["send"]>[0][] = [];
    const mailer: Mailer = { send: async mail => void mails.push(mail), close: async () => {} };
    await mailContact({ ...services, env }, mailer, id, noon);
    expect(mails[0]).toMatchObject({
      to: "help@site.example",
      headers: { "Reply-To": "rana@mail.example" },
      subject: expect.stringContaining("رسالة"),
    });
    expect(mails[0]?.html).toContain("Line &lt;two&gt;");
  });

  it("forgets the address after the window, and the message long after it was done", async () => {
    const staff = await makeUser(services, { role: "staff" });
    const { id } = await send(visitor);
    const row = async () =>
      (await services.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];
    const { windowMs, keepMs } = limits.contact;
    await dropOldContact({ db: services.db, now: addMs(noon, windowMs) });
    expect(await row()).toMatchObject({ addressHash: null, text: draft.text });
    await markContactDone(staff, { id });
    await dropOldContact({ db: services.db, now: addMs(noon, keepMs - 1) });
    expect(await row()).toBeDefined();
    await dropOldContact({ db: services.db, now: addMs(noon, keepMs) });
    expect(await row()).toBeUndefined();
  });
});
