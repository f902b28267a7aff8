import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import {
  accountDeletions,
  auditEntries,
  codes,
  contactMessages,
  entitlements,
  giftCodes,
  monitorStates,
  monitors,
  notices,
  projects,
  searchDocuments,
  sessions,
} from "#db/schema/index.ts";
import { claimGift, isProven, proveLedger } from "#features/coins/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { addFavorite } from "#features/favorites/index.ts";
import { getProfile } from "#features/profiles/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { askToLeave, comeBack, due, isThere, makeOwner, nameOf } from "#tests/leavers.ts";
import { makeCode, makeProject } from "#tests/library.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { deleteAccount, deleteDueAccounts, requestDeletion, undoDeletion } from "./index.ts";

describe.each(databaseKinds)("deleting an account on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it.each([
    ["a stranger", "somebody"],
    ["nothing", ""],
    ["something else", 5],
    ["no text", null],
    ["far too much", "x".repeat(10_000)],
  ])("is not done for %s as the name", async (_, confirmation) => {
    const ctx = await makeUser(services);
    const humanCheck = await solveHumanCheck(ctx, "delete-account");
    await expect(requestDeletion(ctx, { confirmation, humanCheck })).rejects.toMatchObject({
      code: "validation_failed",
      fields: { confirmation: { key: "confirmation_wrong" } },
    });
    // The check was not spent by that.
    await requestDeletion(ctx, { confirmation: ` @${nameOf(ctx).toUpperCase()} `, humanCheck });
  });

  it("needs a fresh human check of its own, and somebody who is signed in", async () => {
    const ctx = await makeUser(services);
    const confirmation = nameOf(ctx);
    for (const humanCheck of [undefined, "", "x", await solveHumanCheck(ctx, "redeem")])
      await expect(requestDeletion(ctx, { confirmation, humanCheck })).rejects.toMatchObject({
        code: "human_check_failed",
      });
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    await expect(requestDeletion(visitor, { confirmation })).rejects.toMatchObject({ code: "unauthorized" });
    await expect(undoDeletion(visitor)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await services.db.$count(accountDeletions, eq(accountDeletions.userId, ctx.userId))).toBe(0);
  });

  it("hides, stops and signs out at once, and brings all of it back", async () => {
    const ctx = await makeOwner(services);
    const { db } = services;
    const running = await makeMonitor(db, ctx.userId);
    const resting = await makeMonitor(db, ctx.userId, { pausedAt: noon, pauseReason: "owner" });
    const shown = await makeProject(db, ctx.userId);
    const own = await makeProject(db, ctx.userId, { isPrivate: true });
    const moderated = await makeProject(db, ctx.userId, { hiddenAt: noon });
    expect(await askToLeave(ctx)).toEqual({ dueAt: due.toISOString() });

    const pausedOf = async (id: string) =>
      (await db.select().from(monitors).where(eq(monitors.id, id)))[0]?.pausedAt ?? null;
    const privacyOf = async () =>
      Object.fromEntries(
        (
          await db
            .select({ id: projects.id, isPrivate: projects.isPrivate })
            .from(projects)
            .where(eq(projects.ownerId, ctx.userId))
        ).map(({ id, isPrivate }) => [id, isPrivate]),
      );
    const found = () => db.$count(searchDocuments, eq(searchDocuments.itemId, shown.id));
    const nextAt = async () =>
      (await db.select().from(monitorStates).where(eq(monitorStates.monitorId, running.id)))[0]?.nextAt;
    expect(await pausedOf(running.id)).toEqual(noon);
    expect(await nextAt()).toBeNull();
    expect(await privacyOf()).toEqual({ [shown.id]: true, [own.id]: true, [moderated.id]: true });
    expect(await found()).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, ctx.userId))).toBe(0);
    await expect(getProfile(ctx, ctx.userId, "en")).rejects.toMatchObject({ code: "not_found" });

    const later = { ...ctx, now: addMs(noon, 13 * dayMs) };
    // Whoever asks again moves nothing.
    expect(await askToLeave(later)).toEqual({ dueAt: due.toISOString() });
    await undoDeletion(later);
    expect(await pausedOf(running.id)).toBeNull();
    expect(await nextAt()).not.toBeNull();
    expect(await pausedOf(resting.id)).toEqual(noon);
    expect(await privacyOf()).toEqual({ [shown.id]: false, [own.id]: true, [moderated.id]: false });
    expect(await found()).toBe(1);
    expect(await db.$count(searchDocuments, eq(searchDocuments.itemId, moderated.id))).toBe(0);
    expect(await getProfile(ctx, ctx.userId, "en")).toMatchObject({ biography: "Writes bots" });
    await expect(undoDeletion(later)).rejects.toMatchObject({ code: "deletion_not_planned" });
    expect(await deleteAccount(services, ctx.userId, addMs(due, dayMs))).toBe(false);
    const log = await db.select().from(auditEntries).where(eq(auditEntries.actorId, ctx.userId));
    expect(log.map(({ action }) => action)).toEqual(["account.leave", "account.stay"]);
  });

  it("brings back no more monitors than the plan that is left has room for", async () => {
    const ctx = await makeOwner(services);
    for (let n = 0; n < 8; n++) await makeMonitor(services.db, ctx.userId);
    await askToLeave(ctx);
    await services.db.delete(entitlements).where(eq(entitlements.userId, ctx.userId));
    await undoDeletion({ ...ctx, now: addMs(noon, dayMs) });
    const runs = and(eq(monitors.ownerId, ctx.userId), sql`${monitors.pausedAt} is null`);
    expect(await services.db.$count(monitors, runs)).toBe(5);
  });

  it("leaves nothing that names the user, and a ledger that adds up", async () => {
    const ctx = await makeOwner(services);
    const { db } = services;
    const code = await makeCode(db);
    await addFavorite(ctx, { kind: "code", itemId: code.id });
    await makeMonitor(db, ctx.userId, { email: "rana@example.com", emailEnabled: true });
    await makeProject(db, ctx.userId, { description: "By Rana of the example" });
    await db.insert(contactMessages).values({
      id: createId(),
      userId: ctx.userId,
      topic: "privacy",
      text: "Who am I?",
      replyTo: "rana@example.com",
      language: "en",
      createdAt: noon,
    });
    await db.insert(giftCodes).values({
      id: createId(),
      batchId: "b",
      codeHash: createId(),
      plan: "prime",
      months: 1,
      createdBy: "1",
      createdAt: noon,
      expiresAt: due,
      redeemedBy: ctx.userId,
      redeemedAt: noon,
    });
    await db.insert(notices).values({
      id: createId(),
      userId: ctx.userId,
      kind: "support_closed",
      subjectId: "x",
      createdAt: noon,
    });
    await askToLeave(ctx);
    expect(await deleteDueAccounts(services, addMs(due, -1))).toBe(0);
    expect(await isThere(ctx)).toBe(true);
    expect(await deleteDueAccounts(services, due)).toBeGreaterThan(0);
    expect(await isThere(ctx)).toBe(false);

    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const table = sql.identifier(name);
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${table} t where t::text like ${`%${ctx.userId}%`}`,
      );
      expect(rows, name).toEqual([{ n: 0 }]);
    }
    expect((await db.select().from(codes).where(eq(codes.id, code.id)))[0]?.favorites).toBe(0);
    const proof = await proveLedger(services);
    expect(isProven(proof), JSON.stringify(proof)).toBe(true);
    // Again, and for whoever is not there.
    expect(await deleteAccount(services, ctx.userId, due)).toBe(false);
    expect(await deleteAccount(services, "nobody", due)).toBe(false);
  });

  it("lets the same person begin anew, with nothing of before", async () => {
    const ctx = await makeOwner(services);
    await askToLeave(ctx);
    await deleteDueAccounts(services, due);
    const now = addMs(due, dayMs);
    const back = await comeBack(services, ctx, now);
    const anew = {
      ...contextFor(services, { kind: "user", ...back, role: "user" }, now),
      userId: ctx.userId,
    };
    const { account, claimedAmount } = await claimGift(anew);
    expect(account).toMatchObject({ streak: 1, claims: 1, balance: claimedAmount });
    expect(await getProfile(anew, ctx.userId, "en")).toMatchObject({ biography: "", links: [] });
    // And to leave again.
    await askToLeave(anew);
    expect(await deleteDueAccounts(services, addMs(now, limits.account.undoMs))).toBe(1);
    expect(isProven(await proveLedger(services))).toBe(true);
  });
});
