import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAppError } from "#core/errors.ts";
import { addMs, dayMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorSpans } from "#db/schema/index.ts";
import { claimDueChecks, decideOutcome, recordResults, silence } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { clampExpiredPlans, deleteMonitor, pauseMonitor, resumeMonitor, updateMonitor } from "./index.ts";

/** In this round the plans have ended: from then on it is 40 days later for everybody. */
const clampRound = 8;

/** The time of a round. It never goes back, as no clock of a checker or of a request does. */
const timeOf = (round: number) => addMs(noon, round * 10 * minuteMs + (round < clampRound ? 0 : 40 * dayMs));

const draft = { name: "Page", type: "website", url: "https://example.org/", intervalS: 300 } as const;

describe.each(databaseKinds)("verbs beside checkers on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  /** Checks everything that is due, turning it to and fro, with deliveries. */
  async function check(workerId: string, round: number): Promise<void> {
    const now = timeOf(round);
    const claimed = await claimDueChecks(database.pool, { id: workerId, max: 500 }, now);
    const ok = round % 3 === 0;
    const result = { ...silence, ok, cause: ok ? null : ("timeout" as const) };
    const outcomes = claimed.map(claim => decideOutcome(claim, result, now, now));
    await recordResults(services, workerId, outcomes, now);
  }

  it("none waits for another for good, and timelines stay whole", async () => {
    const owners = await Promise.all([1, 2, 3].map(() => makeUser(services, { plan: "prime" })));
    const lots = await Promise.all(
      owners.map(async ctx => {
        const rows = [];
        for (let n = 0; n < 10; n++)
          rows.push(
            await makeMonitor(database.db, ctx.userId, {
              intervalS: 180,
              emailEnabled: true,
              email: "a@example.com",
            }),
          );
        return { ctx, ids: rows.map(row => row.id) };
      }),
    );
    const failures: unknown[] = [];
    const attempt = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!isAppError(error)) failures.push(error);
      });
    for (let round = 0; round < 12; round++) {
      const now = timeOf(round);
      const deletions =
        round % 3 === 0
          ? await Promise.all(lots.map(({ ctx }) => solveHumanCheck({ ...ctx, now }, "delete-monitor")))
          : [];
      await Promise.all([
        ...["a", "b"].map(worker => attempt(check(worker, round))),
        ...lots.flatMap(({ ctx, ids }, lot) => {
          const at = { ...ctx, now };
          const pick = (offset: number) => ({ id: ids[(round + offset) % ids.length] ?? "" });
          return [
            attempt(pauseMonitor(at, pick(0))),
            attempt(resumeMonitor(at, pick(9))),
            attempt(updateMonitor(at, { ...pick(0), draft })),
            ...deletions
              .slice(lot, lot + 1)
              .map(humanCheck => attempt(deleteMonitor(at, { ...pick(0), body: { humanCheck } }))),
          ];
        }),
        ...(round === clampRound ? [attempt(clampExpiredPlans({ ...services, now }))] : []),
      ]);
    }
    expect(failures).toEqual([]);
    const spans = await database.db
      .select()
      .from(monitorSpans)
      .orderBy(monitorSpans.monitorId, monitorSpans.startedAt);
    for (const [index, span] of spans.entries()) {
      const next = spans[index + 1];
      if (next?.monitorId !== span.monitorId) continue;
      expect(span.endedAt?.getTime()).toBeLessThanOrEqual(next.startedAt.getTime());
    }
    expect(spans.length).toBeGreaterThan(30);
  }, 30_000);
});
