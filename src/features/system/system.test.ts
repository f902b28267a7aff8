import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, checkerStates } from "#db/schema/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { createJobs, type Jobs } from "#features/jobs/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { getSystem, retryJob } from "./index.ts";

describe.each(databaseKinds)("the system page on the %s database", kind => {
  let database: Database;
  let jobs: Jobs;
  let staff: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    jobs = await createJobs(database);
    staff = { ...(await makeUser(testServices(database), { role: "staff" })), jobs };
  }, 30_000);
  afterAll(async () => {
    await jobs.close();
    await database.close();
  });

  it("counts jobs, shows why they failed, and lets one come again once", async () => {
    await database.db.transaction(tx => jobs.add(tx, "mail-notice", [{ noticeId: "a" }, { noticeId: "b" }]));
    await database.pool.query(`update jobs.job set state = 'failed', completed_on = now(),
      output = '{"message": "SMTP 451\\nsecret line", "stack": "at /x"}' where data->>'noticeId' = 'a'`);
    const { queues, failed } = await getSystem(staff);
    expect(queues).toContainEqual(
      expect.objectContaining({ name: "mail-notice", waiting: 1, running: 0, failed: 1 }),
    );
    expect(failed).toMatchObject([{ queue: "mail-notice", reason: "SMTP 451" }]);
    expect(JSON.stringify(failed)).not.toMatch(/secret|stack/);
    const id = failed[0]?.id ?? "";
    await retryJob(staff, { queue: "mail-notice", id });
    await expect(retryJob(staff, { queue: "mail-notice", id })).rejects.toMatchObject({ code: "not_found" });
    await expect(retryJob(staff, { queue: "nothing", id })).rejects.toMatchObject({ code: "not_found" });
    expect((await getSystem(staff)).failed).toEqual([]);
    const log = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log).toMatchObject([{ action: "job.retry", details: { queue: "mail-notice" } }]);
  });

  it("shows how the checks do", async () => {
    const owner = await makeUser(testServices(database));
    await makeMonitor(database.db, owner.userId);
    await makeMonitor(database.db, owner.userId, {}, addMs(noon, -10 * minuteMs));
    await database.db.insert(checkerStates).values([
      { workerId: "alive", isolated: false, seenAt: noon },
      { workerId: "gone", isolated: false, seenAt: addMs(noon, -minuteMs) },
    ]);
    expect((await getSystem(staff)).checks).toMatchObject({
      active: 2,
      overdue: 1,
      held: 0,
      offline: 0,
      workers: [{ id: "alive", isolated: false }],
    });
  });

  it("is for staff", async () => {
    const user = { ...(await makeUser(testServices(database))), jobs };
    await expect(getSystem(user)).rejects.toMatchObject({ code: "forbidden" });
    const input = { queue: "mail-notice", id: "00000000-0000-4000-8000-000000000000" };
    await expect(retryJob(user, input)).rejects.toMatchObject({ code: "forbidden" });
    await expect(retryJob(staff, { ...input, id: "x" })).rejects.toMatchObject({ code: "validation_failed" });
  });
});
