import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { dayMs } from "#core/time.ts";
import { reportReasons } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { blobs, projects, reportedBlobs, reportedContents, reports } from "#db/schema/index.ts";
import { addFiles, at, type ModerationWorld, moderationWorld } from "#tests/reports.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { assessProject, assessReport, reportProject } from "./index.ts";

describe.each(databaseKinds)("reportProject on the %s database", kind => {
  let database: Database;
  let world: ModerationWorld;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    world = await moderationWorld(database);
  });
  afterAll(async () => {
    world.close();
    await database.close();
  });

  const copyOf = async (projectId: string) => {
    const [row] = await database.db
      .select()
      .from(reportedContents)
      .where(eq(reportedContents.projectId, projectId));
    if (row === undefined) throw new Error("there is no copy");
    return row;
  };

  it("keeps what was reported, by id or codename", async () => {
    const owner = await world.user();
    const { id, codename } = await world.project(owner);
    const reporter = await world.user();
    await world.report(reporter, codename, { reason: "malware", details: " steals tokens " });
    const [report] = await database.db.select().from(reports).where(eq(reports.projectId, id));
    const copy = await copyOf(id);
    expect(report).toMatchObject({
      reporterId: reporter.userId,
      reason: "malware",
      details: "steals tokens",
      contentHash: copy.hash,
      closedAt: null,
    });
    expect(copy).toMatchObject({ codename, ownerId: owner.userId, riskScore: null });
    expect(copy.snapshot).toMatchObject({
      name: "Economy bot",
      files: [{ path: "README.md" }, { path: "index.js", isText: true }],
    });
    expect(await database.db.$count(reportedBlobs, eq(reportedBlobs.contentHash, copy.hash))).toBe(2);
  });

  it("shares one copy between reports of the same content, and makes another after a change", async () => {
    const { id } = await world.project(await world.user());
    await world.report(await world.user(), id);
    await world.report(await world.user(), id);
    const copies = () => database.db.$count(reportedContents, eq(reportedContents.projectId, id));
    expect(await copies()).toBe(1);
    await database.db.update(projects).set({ name: "Innocent bot" }).where(eq(projects.id, id));
    await world.report(await world.user(), id);
    expect(await copies()).toBe(2);
  });

  it("outlives a project that its owner deletes", async () => {
    const { id } = await world.project(await world.user());
    await world.report(await world.user(), id);
    await database.db.delete(projects).where(eq(projects.id, id));
    expect(await database.db.$count(reports, eq(reports.projectId, id))).toBe(1);
    const kept = database.db
      .select()
      .from(reportedBlobs)
      .innerJoin(blobs, eq(blobs.hash, reportedBlobs.hash))
      .where(eq(reportedBlobs.contentHash, (await copyOf(id)).hash));
    expect(await kept).toHaveLength(2);
  });

  it("is for signed-in users", async () => {
    const { id } = await world.project(await world.user());
    const visitor = { ...(await world.user()), actor: { kind: "visitor" } as const };
    await expect(world.report(visitor, id)).rejects.toMatchObject({ code: "login_to_report", status: 401 });
  });

  it("refuses the own project, and knows nothing of what is not public", async () => {
    const owner = await world.user();
    const reporter = await world.user();
    const staff = await world.user("staff");
    const { id } = await world.project(owner);
    await expect(world.report(owner, id)).rejects.toMatchObject({ code: "own_project_report" });
    for (const given of [{ isPrivate: true }, { hiddenAt: owner.now }, { removedAt: owner.now }]) {
      const hidden = await world.project(owner, given);
      for (const ctx of [reporter, staff])
        await expect(world.report(ctx, hidden.id)).rejects.toMatchObject({ code: "project_not_found" });
    }
    await expect(world.report(reporter, "nothing")).rejects.toMatchObject({ code: "project_not_found" });
  });

  it.each([
    ["no reason", {}, { reason: { key: "report_reason_required" } }],
    ["a reason that nobody offers", { reason: "boring" }, { reason: { key: "report_reason_required" } }],
    [
      "another reason without words",
      { reason: "other", details: "  " },
      { details: { key: "report_details_required" } },
    ],
    ["too many words", { reason: "spam", details: "x".repeat(1_001) }, { details: { key: "too_long" } }],
  ])("refuses %s at its field", async (_, draft, fields) => {
    const { id } = await world.project(await world.user());
    await expect(world.report(await world.user(), id, draft)).rejects.toMatchObject({
      code: "validation_failed",
      fields,
    });
  });

  it.each(reportReasons.filter(reason => reason !== "other"))(
    "takes %s without further words",
    async reason => {
      const { id } = await world.project(await world.user());
      await expect(world.report(await world.user(), id, { reason })).resolves.toHaveProperty("id");
    },
  );

  it("takes one open report of a project from a user, also of two at once", async () => {
    const { id } = await world.project(await world.user());
    const reporter = await world.user();
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => world.report(reporter, id)));
    expect(answers.filter(answer => answer.status === "fulfilled")).toHaveLength(1);
    await expect(world.report(reporter, id)).rejects.toMatchObject({
      code: "report_open_already",
      status: 409,
    });
    const mine = and(eq(reports.projectId, id), eq(reports.reporterId, reporter.userId));
    await database.db.update(reports).set({ closedAt: reporter.now, outcome: "kept" }).where(mine);
    await expect(world.report(reporter, id)).resolves.toHaveProperty("id");
  });

  it("takes ten a day", async () => {
    const owner = await world.user();
    const reporter = await world.user();
    const ids = await Promise.all(
      Array.from({ length: limits.report.perDay + 1 }, async () => (await world.project(owner)).id),
    );
    const answers = await Promise.allSettled(ids.map(id => world.report(reporter, id)));
    const refused = answers.filter(answer => answer.status === "rejected");
    expect(refused.map(answer => answer.reason)).toMatchObject([
      { code: "report_limit_reached", params: { count: 10 } },
    ]);
    const left = ids[answers.findIndex(answer => answer.status === "rejected")] ?? "";
    await expect(
      reportProject(at(reporter, dayMs + 1), { id: left, draft: { reason: "spam" } }),
    ).resolves.toHaveProperty("id");
  });

  it("has the copy and each save looked through for what is dangerous", async () => {
    const owner = await world.user();
    const { id } = await world.project(owner, { name: "Token logger" });
    await addFiles(world.services, id, { "steal.js": 'dir("discord/Local Storage");\nfetch(webhook);' });
    await assessProject(world.services, id);
    const [project] = await database.db.select().from(projects).where(eq(projects.id, id));
    expect(project?.riskScore).toBe(70);
    await world.report(await world.user(), id);
    const { hash } = await copyOf(id);
    await assessReport(world.services, hash);
    expect(await copyOf(id)).toMatchObject({
      riskScore: 70,
      risks: [{ kind: "profile_theft", score: 70, path: "steal.js", line: 1 }],
    });
  });
});
