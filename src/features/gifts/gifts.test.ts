import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, entitlements, giftCodes, redeemTries } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { planOf } from "#features/plans/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { createGiftCode, giftHash } from "./gift-code.ts";
import { listGiftCodes, makeGiftCodes, purgeRedeemTries, redeemGiftCode, revokeGiftCode } from "./index.ts";

type User = Ctx & { userId: string };
const batch = { plan: "prime", months: 1, count: 1, validDays: 30 } as const;
// The check is passed a hundred times here, and is tested elsewhere: it may cost less.
beforeAll(() => void Object.assign(limits.humanCheck, { minNumber: 1, maxNumber: 20 }));

let addresses = 0;
/** An address that no other test tries from. */
const newAddress = () => `198.51.100.${++addresses}`;

describe("a gift code", () => {
  it("has 128 random bits and no two are alike", () => {
    const codes = Array.from({ length: 1_000 }, createGiftCode);
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes)
      expect(code).toMatch(/^[0-7][\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{5}){3}-[\dA-HJKMNP-TV-Z]{6}$/);
  });

  it.each([
    ["small letters", "7k2qx-m0d4t"],
    ["without dashes", "7K2QXM0D4T"],
    ["other dashes and spaces", " 7K2QX – M0D4T "],
    ["O for 0", "7K2QX-MOD4T"],
    ["Arabic digits", "٧K٢QX-M٠D٤T"],
    ["Persian digits and wide letters", "۷Ｋ۲QX-M۰D۴T"],
  ])("is the same in every spelling: %s", (_, typed) => {
    expect(giftHash(typed)).toBe(giftHash("7K2QX-M0D4T"));
  });

  it("is another one when a letter differs", () => {
    expect(giftHash("7K2QX-M0D4V")).not.toBe(giftHash("7K2QX-M0D4T"));
    expect(giftHash("1AL")).toBe(giftHash("IA1"));
  });
});

describe.each(databaseKinds)("gift codes on the %s database", kind => {
  let database: Database;
  let services: Services;
  let staff: User;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff", name: "Nour" });
  });
  afterAll(() => database.close());

  async function newCode(given: Partial<Record<keyof typeof batch, unknown>> = {}): Promise<string> {
    const { codes } = await makeGiftCodes(staff, { ...batch, ...given });
    return codes[0]?.code ?? "";
  }
  async function redeem(ctx: User, code: string, address = newAddress()) {
    const humanCheck = await solveHumanCheck(ctx, "redeem");
    return redeemGiftCode(ctx, { draft: { code, humanCheck }, address });
  }
  const at = (ctx: User, now: Date): User => ({ ...ctx, now });
  const rowOf = async (code: string) => {
    const [row] = await services.db
      .select()
      .from(giftCodes)
      .where(eq(giftCodes.codeHash, giftHash(code)));
    return row;
  };

  it("are made by staff, shown once and stored as hashes", async () => {
    const made = await makeGiftCodes(staff, { ...batch, count: 3, months: 2, note: "Contest" });
    expect(made).toMatchObject({
      plan: "prime",
      months: 2,
      expiresAt: addMs(noon, 30 * dayMs).toISOString(),
    });
    expect(new Set(made.codes.map(({ code }) => code)).size).toBe(3);
    const page = await listGiftCodes(staff, { batch: made.batchId });
    expect(page).toMatchObject({
      matching: 3,
      items: [{ state: "open", note: "Contest", months: 2 }, {}, {}],
    });
    const stored = JSON.stringify(await services.db.select().from(giftCodes));
    const shown = JSON.stringify(page);
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, made.batchId));
    expect(log).toMatchObject([
      { action: "gift.make", actorId: staff.userId, details: { count: 3, plan: "prime" } },
    ]);
    for (const { code } of made.codes)
      for (const text of [stored, shown, JSON.stringify(log)]) {
        expect(text).not.toContain(code);
        expect(text).not.toContain(code.replaceAll("-", ""));
      }
  });

  it.each([
    ["the free plan", { plan: "free" }],
    ["no month", { months: 0 }],
    ["too many at once", { count: limits.gift.batchMax + 1 }],
    ["half a code", { count: 1.5 }],
    ["no validity", { validDays: 0 }],
  ])("are not made for %s", async (_, wrong) => {
    await expect(makeGiftCodes(staff, { ...batch, ...wrong })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("are the staff's alone to make, list and take back", async () => {
    const user = await makeUser(services);
    await expect(makeGiftCodes(user, batch)).rejects.toMatchObject({ code: "forbidden" });
    await expect(listGiftCodes(user)).rejects.toMatchObject({ code: "forbidden" });
    await expect(revokeGiftCode(user, { id: "x" })).rejects.toMatchObject({ code: "forbidden" });
    const visitor = { ...user, actor: { kind: "visitor" } as const };
    await expect(makeGiftCodes(visitor, batch)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("open a plan for their months, to the same day", async () => {
    const user = await makeUser(services);
    const code = await newCode({ plan: "plus", months: 3 });
    const until = addMonths(noon, 3);
    expect(await redeem(user, code)).toEqual({
      plan: "plus",
      months: 3,
      validUntil: until.toISOString(),
      isExtended: false,
    });
    expect(await planOf(services.db, user.userId, addMs(until, -1))).toBe("plus");
    expect(await planOf(services.db, user.userId, until)).toBe("free");
    const [row] = await services.db.select().from(entitlements).where(eq(entitlements.userId, user.userId));
    expect(row).toMatchObject({ source: "gift", renews: false });
    expect(await rowOf(code)).toMatchObject({ redeemedBy: user.userId, redeemedAt: noon });
    expect((await listGiftCodes(staff, { state: "redeemed" })).items[0]).toMatchObject({
      state: "redeemed",
      redeemedBy: { id: user.userId, name: "Rana" },
    });
  });

  it("move the end out of the same plan that coins or a gift opened", async () => {
    const user = await makeUser(services);
    await redeem(user, await newCode());
    const again = await redeem(user, await newCode({ months: 2 }));
    expect(again).toMatchObject({ isExtended: true, validUntil: addMonths(noon, 3).toISOString() });
    await services.db
      .update(entitlements)
      .set({ source: "coins" })
      .where(eq(entitlements.userId, user.userId));
    expect(await redeem(user, await newCode())).toMatchObject({
      validUntil: addMonths(noon, 4).toISOString(),
    });
  });

  it.each([
    ["another plan", "plus", "gift"],
    ["the same plan by card", "prime", "card"],
  ] as const)("are refused with the end date while %s runs, and stay unused", async (_, plan, source) => {
    const user = await makeUser(services, { plan });
    await services.db.update(entitlements).set({ source }).where(eq(entitlements.userId, user.userId));
    const code = await newCode();
    await expect(redeem(user, code)).rejects.toMatchObject({
      code: "plan_running",
      params: { until: addMs(noon, 30 * dayMs).toISOString() },
    });
    expect(await rowOf(code)).toMatchObject({ redeemedBy: null, redeemedAt: null });
    const later = at(user, addMs(noon, 30 * dayMs - 1));
    await expect(redeem(later, code)).rejects.toMatchObject({ code: "plan_running" });
    const other = await makeUser(services);
    expect(await redeem(other, code)).toMatchObject({ plan: "prime" });
  });

  it("are refused in the same words whether unknown, used, taken back or expired", async () => {
    const used = await newCode();
    await redeem(await makeUser(services), used);
    const revoked = await newCode();
    await revokeGiftCode(staff, { id: (await rowOf(revoked))?.id ?? "" });
    const expired = await newCode();
    const refusals: unknown[] = [];
    for (const [code, now] of [
      [createGiftCode(), noon],
      ["x", noon],
      [used, noon],
      [revoked, noon],
      [expired, addMs(noon, 30 * dayMs)],
    ] as const) {
      const user = at(await makeUser(services), now);
      const refusal = await redeem(user, code).catch(error => ({ ...error }));
      refusals.push(refusal);
      expect(await planOf(services.db, user.userId, now)).toBe("free");
    }
    expect(refusals[0]).toMatchObject({ code: "gift_code_refused" });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(await redeem(at(await makeUser(services), addMs(noon, 30 * dayMs - 1)), expired)).toBeTruthy();
  });

  it("are taken back once, and not after they were used", async () => {
    const code = await newCode();
    const id = (await rowOf(code))?.id ?? "";
    await revokeGiftCode(staff, { id });
    await expect(revokeGiftCode(staff, { id })).rejects.toMatchObject({ code: "gift_code_spent" });
    await expect(revokeGiftCode(staff, { id: "none" })).rejects.toMatchObject({
      code: "gift_code_not_found",
    });
    const used = await newCode();
    await redeem(await makeUser(services), used);
    const spent = revokeGiftCode(staff, { id: (await rowOf(used))?.id ?? "" });
    await expect(spent).rejects.toMatchObject({ code: "gift_code_spent" });
  });

  it("need a code and a fresh human check, each with its own words", async () => {
    const user = await makeUser(services);
    const address = newAddress();
    const humanCheck = await solveHumanCheck(user, "redeem");
    for (const code of ["", "   ", undefined, null])
      await expect(redeemGiftCode(user, { draft: { code, humanCheck }, address })).rejects.toMatchObject({
        code: "validation_failed",
        fields: { code: { key: "gift_code_required" } },
      });
    const code = await newCode();
    const refused = (draft: unknown) =>
      expect(redeemGiftCode(user, { draft, address })).rejects.toMatchObject({
        code: "human_check_failed",
        fields: { humanCheck: { key: "robot_check_required" } },
      });
    await refused({ code });
    await refused({ code, humanCheck: "" });
    await refused({ code, humanCheck: await solveHumanCheck(user, "delete-monitor") });
    await redeemGiftCode(user, { draft: { code, humanCheck }, address });
    await refused({ code: await newCode(), humanCheck });
    expect(await services.db.$count(redeemTries, eq(redeemTries.userId, user.userId))).toBe(1);
    const visitor = { ...user, actor: { kind: "visitor" } as const };
    await expect(redeemGiftCode(visitor, { draft: { code }, address })).rejects.toMatchObject({
      code: "unauthorized",
    });
  });

  it("may be tried five times an hour by a user, wrong ones too", async () => {
    const user = await makeUser(services);
    const good = await newCode();
    for (let minute = 0; minute < 5; minute++)
      await expect(redeem(at(user, addMs(noon, minute * 60_000)), "wrong")).rejects.toMatchObject({
        code: "gift_code_refused",
      });
    const late = at(user, addMs(noon, hourMs - 1));
    await expect(redeem(late, good)).rejects.toMatchObject({
      code: "redeem_limit_reached",
      params: { max: 5, count: 1 },
    });
    expect(await redeem(at(user, addMs(noon, hourMs)), good)).toMatchObject({ plan: "prime" });
  });

  it("may be tried five times an hour from an address, whoever tries", async () => {
    const address = newAddress();
    const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(services)));
    const tries = await Promise.allSettled(users.map(user => redeem(user, "wrong", address)));
    const codes = tries.map(one => (one.status === "rejected" ? one.reason.code : "done"));
    expect(codes.filter(code => code === "gift_code_refused")).toHaveLength(5);
    expect(codes.filter(code => code === "redeem_limit_reached")).toHaveLength(3);
    const stored = JSON.stringify(await services.db.select().from(redeemTries));
    expect(stored).not.toContain(address);
    await purgeRedeemTries({ db: services.db, now: addMs(noon, 31 * dayMs) });
    expect(await services.db.$count(redeemTries)).toBe(0);
  });

  it("go to one of fifty who redeem the same one at the same time", async () => {
    const code = await newCode({ plan: "developer" });
    const users = await Promise.all(Array.from({ length: 50 }, () => makeUser(services)));
    const tries = await Promise.allSettled(users.map(user => redeem(user, code)));
    expect(tries.filter(one => one.status === "fulfilled")).toHaveLength(1);
    const plans = await Promise.all(users.map(({ userId }) => planOf(services.db, userId, noon)));
    expect(plans.filter(plan => plan === "developer")).toHaveLength(1);
    expect(await rowOf(code)).toMatchObject({ redeemedBy: users[plans.indexOf("developer")]?.userId });
  });

  it("are counted once when one user sends the same one many times", async () => {
    const user = await makeUser(services);
    const code = await newCode();
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(user, code)));
    expect(tries.filter(one => one.status === "fulfilled")).toHaveLength(1);
    const [row] = await services.db.select().from(entitlements).where(eq(entitlements.userId, user.userId));
    expect(row?.validUntil).toEqual(addMonths(noon, 1));
  });
});
