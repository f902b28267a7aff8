import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { projects, reportedContents, reports } from "#db/schema/index.ts";
import { listAudit } from "#features/audit/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { findVisibleProject } from "#features/projects/index.ts";
import { recordingJobs } from "#tests/factories.ts";
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
  assessReport,
  decideAppeal,
  decideProject,
  decideReports,
  dropCopies,
  getOwnModeration,
  getReportCase,
  listAppeals,
  listReports,
  listStaffProjects,
  readReportedFile,
  readReportedImage,
} from "./index.ts";

const remove = { outcome: "removed", reason: "malware", note: "It sends tokens to a webhook." };
const hide = { outcome: "hidden", reason: "copyright" };

describe.each(databaseKinds)("staff on the %s database", kind => {
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
  const reported = (given = {}) => world.reported(staff, given);

  it("see the queue by danger, then by how many reported it", async () => {
    const quiet = await reported({ name: "Quiet" });
    const loud = await reported({ name: "Loud" });
    const bad = await reported({ name: "Bad" });
    await world.report(await world.user(), loud.id, { reason: "spam" });
    await world.report(await world.user(), loud.id, { reason: "spam" });
    await database.db
      .update(reportedContents)
      .set({ riskScore: 70 })
      .where(eq(reportedContents.hash, bad.hash));
    const { groups } = await listReports(staff);
    const mine = groups.filter(({ hash }) => [quiet, loud, bad].some(one => one.hash === hash));
    expect(mine.map(({ name }) => name)).toEqual(["Bad", "Loud", "Quiet"]);
    expect(mine[1]).toMatchObject({
      count: 3,
      reasons: [
        { reason: "spam", count: 2 },
        { reason: "malware", count: 1 },
      ],
      owner: { id: loud.owner.userId, name: "Owner" },
      present: { state: "shown", isPrivate: false, isChanged: false },
    });
    for (const { hash } of [quiet, loud, bad])
      await decideReports(staff, { hash, decision: { outcome: "kept" } });
  });

  it("read the copy though the project has changed or gone", async () => {
    const { id, hash, reporter } = await reported();
    await assessReport(world.services, hash);
    await database.db
      .update(projects)
      .set({ name: "Other", updatedAt: at(staff, 1).now })
      .where(eq(projects.id, id));
    expect(await getReportCase(staff, { hash })).toMatchObject({
      group: { name: "Economy bot", present: { isChanged: true }, riskScore: 0 },
      files: [
        { path: "README.md", isText: true },
        { path: "index.js", isText: true },
      ],
      reports: [{ reporter: { id: reporter.userId, name: "Reporter" }, reason: "malware", outcome: null }],
    });
    await database.db.delete(projects).where(eq(projects.id, id));
    expect((await getReportCase(staff, { hash })).group.present).toBeNull();
    expect(await readReportedFile(staff, { hash, path: "index.js" })).toMatchObject({
      isText: true,
      lines: [expect.stringContaining(id)],
      bidi: [],
    });
    await expect(readReportedFile(staff, { hash, path: "../x" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(readReportedImage(staff, { hash, image: "a".repeat(64) })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(getReportCase(staff, { hash: "x" })).rejects.toMatchObject({ code: "report_not_found" });
    expect(await decideReports(staff, { hash, decision: remove })).toEqual({ closed: 1 });
  });

  it("keep a project: its reports of this content are closed, and it stays", async () => {
    const { id, hash, reporter, owner } = await reported();
    await database.db.update(projects).set({ name: "Changed" }).where(eq(projects.id, id));
    await world.report(await world.user(), id);
    expect(await decideReports(staff, { hash, decision: { outcome: "kept" } })).toEqual({ closed: 1 });
    const open = and(eq(reports.projectId, id), isNull(reports.closedAt));
    expect(await database.db.$count(reports, open)).toBe(1);
    expect(await stored(id)).toMatchObject({ hiddenAt: null, removedAt: null });
    expect(await noticesOf(reporter)).toMatchObject([{ kind: "report_closed", outcome: "kept" }]);
    expect((await noticesOf(owner)).map(notice => notice.kind)).toEqual(["project_restored"]);
    await expect(decideReports(staff, { hash, decision: { outcome: "kept" } })).rejects.toMatchObject({
      code: "report_not_found",
    });
  });

  it("hide a project: for its owner and staff alone, with the reason", async () => {
    const { id, hash, reporter, owner } = await reported();
    expect(await isSearched(id)).toBe(true);
    expect(await decideReports(staff, { hash, decision: hide })).toEqual({ closed: 1 });
    expect(await stored(id)).toMatchObject({ removedAt: null, moderationReason: "copyright" });
    expect(await isSearched(id)).toBe(false);
    expect(await findVisibleProject(reporter, id)).toBeNull();
    expect(await findVisibleProject(owner, id)).not.toBeNull();
    expect(await noticesOf(owner)).toContainEqual(
      expect.objectContaining({ kind: "project_hidden", reason: "copyright", name: "Economy bot" }),
    );
    expect(await noticesOf(reporter)).toMatchObject([{ kind: "report_closed", outcome: "hidden" }]);
    expect(await lastAudit(id)).toMatchObject({
      action: "project.hide",
      actor: { id: staff.userId, name: "Nour" },
      reason: "copyright",
    });
  });

  it("remove a project: for staff alone; all its reports are closed", async () => {
    const { id, hash, owner } = await reported();
    await database.db.update(projects).set({ name: "Changed" }).where(eq(projects.id, id));
    await world.report(await world.user(), id);
    expect(await decideReports(staff, { hash, decision: remove })).toEqual({ closed: 2 });
    expect(await findVisibleProject(owner, id)).toBeNull();
    expect(await findVisibleProject(staff, id)).not.toBeNull();
    expect(await getOwnModeration(owner, { id })).toMatchObject({
      state: "removed",
      reason: "malware",
      note: "It sends tokens to a webhook.",
      canAppeal: true,
      appeal: null,
    });
  });

  it.each([
    ["hiding without a reason", { outcome: "hidden" }, "reason"],
    ["another reason without words", { outcome: "removed", reason: "other" }, "note"],
    ["words without end", { ...hide, note: "x".repeat(1_001) }, "note"],
    ["an outcome that is none", { outcome: "burned" }, "outcome"],
  ])("are refused %s", async (_, decision, field) => {
    const { hash, id } = await reported();
    await expect(decideReports(staff, { hash, decision })).rejects.toMatchObject({
      code: "validation_failed",
      fields: { [field]: expect.anything() },
    });
    expect(await stored(id)).toMatchObject({ hiddenAt: null, removedAt: null });
  });

  it("bring a project back, as its owner had it", async () => {
    const { id, hash, owner } = await reported();
    await decideReports(staff, { hash, decision: hide });
    await decideProject(at(staff, minuteMs), {
      id,
      decision: { outcome: "restored", note: "We were wrong." },
    });
    expect(await stored(id)).toMatchObject({ hiddenAt: null, moderationReason: null });
    expect(await isSearched(id)).toBe(true);
    expect(await getOwnModeration(owner, { id })).toMatchObject({
      state: "shown",
      canAppeal: false,
      reason: null,
    });
    await database.db.update(projects).set({ isPrivate: true }).where(eq(projects.id, id));
    await decideProject(staff, { id, decision: hide });
    await decideProject(staff, { id, decision: { outcome: "restored" } });
    expect(await isSearched(id)).toBe(false);
  });

  it("find every project by name, address and owner, whatever its state", async () => {
    const owner = await world.user("user", "Kareem 100%");
    const { id, codename } = await world.project(owner, { name: "Economy_X", isPrivate: true });
    await world.project(owner, { name: "EconomyYX", hiddenAt: staff.now });
    const names = async (query: object) =>
      (await listStaffProjects(staff, query)).items.map(item => item.name);
    expect(await names({ q: "economy_x" })).toEqual(["Economy_X"]);
    expect(await names({ q: codename })).toEqual(["Economy_X"]);
    expect(await names({ q: id })).toEqual(["Economy_X"]);
    expect(await names({ q: "100%" })).toHaveLength(2);
    expect(await names({ q: owner.userId, state: "hidden" })).toEqual(["EconomyYX"]);
    expect(await names({ q: owner.userId, state: "removed" })).toEqual([]);
  });

  it("are the only ones who may", async () => {
    const { id, hash, owner, reporter } = await reported();
    const visitor = { ...staff, actor: { kind: "visitor" } as const };
    const attempts = (ctx: Ctx) => [
      () => listReports(ctx),
      () => getReportCase(ctx, { hash }),
      () => readReportedFile(ctx, { hash, path: "index.js" }),
      () => readReportedImage(ctx, { hash, image: "a" }),
      () => decideReports(ctx, { hash, decision: hide }),
      () => decideProject(ctx, { id, decision: hide }),
      () => listStaffProjects(ctx),
      () => listAppeals(ctx),
      () => decideAppeal(ctx, { id: "x", decision: { granted: true } }),
      () => listAudit(ctx, {}),
    ];
    for (const attempt of attempts(visitor))
      await expect(attempt()).rejects.toMatchObject({ code: "unauthorized" });
    for (const ctx of [owner, reporter])
      for (const attempt of attempts(ctx))
        await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
    const admin = await world.user("admin");
    await expect(decideProject(admin, { id, decision: hide })).resolves.toEqual({ id });
  });

  it("decide one after the other when two do at once", async () => {
    const { hash, id } = await reported();
    const other = await world.user("staff");
    const answers = await Promise.allSettled([
      decideReports(staff, { hash, decision: { outcome: "kept" } }),
      decideReports(other, { hash, decision: { outcome: "kept" } }),
    ]);
    expect(answers.map(answer => answer.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await listAudit(staff, { subject: id, action: "project.keep" })).matching).toBe(1);
  });

  it("have the owner mailed, and forget copies long after", async () => {
    const jobs = recordingJobs();
    const { id, hash } = await reported();
    await decideReports({ ...staff, jobs }, { hash, decision: hide });
    expect(jobs.added).toMatchObject([{ name: "mail-notice" }]);
    const isKept = async () =>
      (await database.db.$count(reportedContents, eq(reportedContents.hash, hash))) > 0;
    await dropCopies(at(staff, 179 * dayMs));
    expect(await isKept()).toBe(true);
    await dropCopies(at(staff, 181 * dayMs));
    expect(await isKept()).toBe(false);
    expect(await database.db.$count(reports, eq(reports.projectId, id))).toBe(0);
  });
});
