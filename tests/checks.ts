import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { addMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorSpans, monitorStates, monitors } from "#db/schema/index.ts";
import {
  type CheckResult,
  claimDueChecks,
  decideOutcome,
  recordResults,
  silence,
} from "#features/checks/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "./factories.ts";
import { type DatabaseKind, openTestDatabase } from "./support/database.ts";

const timings = { dnsMs: 1, connectMs: 2, tlsMs: 3, firstByteMs: 4, totalMs: 42 };

export const good: CheckResult = {
  ok: true,
  cause: null,
  detail: null,
  statusCode: 200,
  timings,
  certificateExpiresAt: addMs(noon, 1_000 * hourMs),
};
export const bad: CheckResult = {
  ...silence,
  cause: "connect",
  detail: "ECONNREFUSED",
  timings: { ...silence.timings, totalMs: 7 },
};

/** A database for a file's tests of checks, with an owner; each test begins without monitors. */
export function useChecks(kind: DatabaseKind) {
  let database: Database;
  let userId: string;
  let jobs = recordingJobs();
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    ({ userId } = await makeUser(testServices(database)));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = recordingJobs();
    await database.db.delete(monitors);
  });
  const claim = (id: string, now: Date, max = 500) => claimDueChecks(database.pool, { id, max }, now);
  return {
    get db() {
      return database.db;
    },
    get jobs() {
      return jobs;
    },
    get userId() {
      return userId;
    },
    claim,
    /** Claims what is due at `now` and ends it with the result right away. */
    async check(now: Date, result: CheckResult, worker = "w") {
      const claimed = await claim(worker, now);
      const outcomes = claimed.map(one => decideOutcome(one, result, now, addMs(now, 42)));
      return recordResults({ db: database.db, jobs }, worker, outcomes, addMs(now, 50));
    },
    async stateOf(monitorId: string) {
      const condition = eq(monitorStates.monitorId, monitorId);
      const [state] = await database.db.select().from(monitorStates).where(condition);
      if (state === undefined) throw new Error("no state");
      return state;
    },
    spansOf: (monitorId: string) =>
      database.db
        .select({
          kind: monitorSpans.kind,
          startedAt: monitorSpans.startedAt,
          endedAt: monitorSpans.endedAt,
          cause: monitorSpans.cause,
        })
        .from(monitorSpans)
        .where(eq(monitorSpans.monitorId, monitorId))
        .orderBy(monitorSpans.startedAt),
  };
}
