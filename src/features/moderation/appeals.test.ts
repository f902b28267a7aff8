import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { listAudit } from "#features/audit/index.ts";
import type { Ctx } from "#features/context/index.ts";
import {
  at,
  isInSearch,
  type ModerationWorld,
  moderationWorld,
  storedNotices,
  storedProject,
} from "#tests/reports.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  appealDecision,
  decideAppeal,
  decideProject,
  decideReports,
  getOwnModeration,
  listAppeals,
} from "./index.ts";

const remove = { outcome: "removed", reason: "malware", note: "It sends tokens to a webhook." };
const hide = { outcome: "hidden", reason: "copyright" };

describe.each(databaseKinds)("appeals on the %s database", kind => {
  let database: Database;
  let world: ModerationWorld;
  let staff: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    world = await moderationWorld(database);
    staff = await world.user("staff", "Nour");
  });
  afterAll(async () => {
    world.close();
    await database.close();
  });
  const isSearched = (id: string) => isInSearch(database.db, id);
  const stored = (id: string) => storedProject(database.db, id);
  const noticesOf = (ctx: { userId: string }) => storedNotices(database.db, ctx.userId);
  const lastAudit = async (subject: string) => (await listAudit(staff, { subject })).items[0];
  const reported = () => world.reported(staff);

  it("are heard once for each decision, and granted", async () => {
    const { id, hash, owner } = await reported();
    const appeal = (ctx: Ctx, message = "It is my own work.") =>
      appealDecision(ctx, { id, draft: { message } });
    await expect(appeal(owner)).rejects.toMatchObject({ code: "appeal_not_possible" });
    await decideReports(staff, { hash, decision: hide });
    const later = at(owner, minuteMs);
    await expect(appeal(later, " ")).rejects.toMatchObject({ fields: { message: { key: "required" } } });
    for (const other of [await world.user(), staff])
      await expect(appeal(other)).rejects.toMatchObject({ code: "project_not_found" });
    expect(await appeal(later)).toMatchObject({ canAppeal: false, appeal: { status: "waiting" } });
    await expect(appeal(later)).rejects.toMatchObject({ code: "appeal_not_possible" });
    const [item] = (await listAppeals(staff)).items.filter(one => one.project.id === id);
    expect(item).toMatchObject({ message: "It is my own work.", reason: "copyright", state: "hidden" });
    const decision = { granted: true, answer: "Thank you for explaining." };
    await decideAppeal(at(staff, 2 * minuteMs), { id: item?.id ?? "", decision });
    expect(await stored(id)).toMatchObject({ hiddenAt: null });
    expect(await isSearched(id)).toBe(true);
    expect(await noticesOf(owner)).toContainEqual(
      expect.objectContaining({ kind: "project_restored", note: "Thank you for explaining." }),
    );
    expect(await lastAudit(id)).toMatchObject({ action: "appeal.grant" });
    await expect(decideAppeal(staff, { id: item?.id ?? "", decision })).rejects.toMatchObject({
      code: "appeal_decided_already",
    });
  });

  it("are refused: the decision stands, and a later one can be appealed against", async () => {
    const { id, hash, owner } = await reported();
    await decideReports(staff, { hash, decision: remove });
    await appealDecision(at(owner, minuteMs), { id, draft: { message: "Why?" } });
    const [item] = (await listAppeals(staff)).items.filter(one => one.project.id === id);
    await decideAppeal(staff, { id: item?.id ?? "", decision: { granted: false, answer: "See line 3." } });
    expect(await stored(id)).toMatchObject({ removedAt: expect.any(Date) });
    expect(await getOwnModeration(owner, { id })).toMatchObject({
      appeal: { status: "refused", answer: "See line 3." },
      canAppeal: false,
    });
    const after = at(staff, dayMs);
    await decideProject(after, { id, decision: { outcome: "restored" } });
    await decideProject(at(after, 1), { id, decision: hide });
    expect(await getOwnModeration(owner, { id })).toMatchObject({ canAppeal: true, appeal: null });
  });
});
