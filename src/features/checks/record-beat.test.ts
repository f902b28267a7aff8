import { describe, expect, it } from "vitest";
import { addMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import { useChecks } from "#tests/checks.ts";
import { noon } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds } from "#tests/support/database.ts";
import { decideOutcome, silence } from "./decide-outcome.ts";
import { decodeSamples, recordBeat, recordResults, stopChecking } from "./index.ts";

describe.each(databaseKinds)("calls of bots on the %s database", kind => {
  const checks = useChecks(kind);
  const call = (now: Date, token = "token") => recordBeat(checks, token, now);
  const makeBot = (settings = {}) =>
    makeMonitor(checks.db, checks.userId, { heartbeatToken: "token", ...settings });

  it("turn a new monitor online and move the time at which it is silent", async () => {
    const bot = await makeBot();
    expect(await checks.stateOf(bot.id)).toMatchObject({
      status: "pending",
      nextAt: addMs(noon, 2 * minuteMs),
    });
    const now = addMs(noon, 10 * secondMs);
    expect(await call(now)).toBe("recorded");
    expect(await checks.stateOf(bot.id)).toMatchObject({
      status: "online",
      since: now,
      lastBeatAt: now,
      lastMs: null,
      nextAt: addMs(now, 2 * minuteMs),
      leasedBy: null,
    });
    const later = addMs(now, 5 * secondMs);
    await call(later);
    expect(await checks.stateOf(bot.id)).toMatchObject({
      lastBeatAt: later,
      lastAt: now,
      nextAt: addMs(later, 2 * minuteMs),
    });
  });

  it("share a sample when they come too often", async () => {
    const bot = await makeBot();
    for (let second = 0; second < 120; second += 5) await call(addMs(noon, second * secondMs));
    const { samples } = await checks.stateOf(bot.id);
    const stored = decodeSamples(noon, samples ?? Buffer.alloc(0));
    expect(stored.length).toBe(4);
    expect(stored.every(sample => sample.ok && sample.ms === 0)).toBe(true);
  });

  it("are news to the owner when the bot was silent", async () => {
    const bot = await makeBot({ emailEnabled: true, email: "a@example.com" });
    await call(noon);
    const silentAt = addMs(noon, 2 * minuteMs);
    const outcomes = (await checks.claim("w", silentAt)).map(one =>
      decideOutcome(one, silence, silentAt, silentAt),
    );
    await recordResults(checks, "w", outcomes, silentAt);
    expect(await checks.stateOf(bot.id)).toMatchObject({ status: "offline", lastCause: "silent" });
    await call(addMs(noon, 5 * minuteMs));
    expect(await checks.stateOf(bot.id)).toMatchObject({ status: "online", turn: 3 });
    expect(checks.jobs.added.length).toBe(2);
    expect((await checks.spansOf(bot.id)).map(span => span.kind)).toEqual(["online", "offline", "online"]);
  });

  it("win over the judgement of silence that is on its way", async () => {
    const bot = await makeBot();
    await call(noon);
    const silentAt = addMs(noon, 2 * minuteMs);
    const claimed = await checks.claim("w", silentAt);
    await call(addMs(silentAt, -secondMs));
    const outcomes = claimed.map(one => decideOutcome(one, silence, silentAt, silentAt));
    expect(await recordResults(checks, "w", outcomes, silentAt)).toMatchObject({ taken: 0, stale: 1 });
    expect(await checks.stateOf(bot.id)).toMatchObject({ status: "online" });
  });

  it("keep their hours apart", async () => {
    const bot = await makeBot();
    await call(addMs(noon, 59.5 * minuteMs));
    await call(addMs(noon, hourMs + 10 * secondMs));
    const { sampleHour } = await checks.stateOf(bot.id);
    expect(sampleHour).toEqual(addMs(noon, hourMs));
  });

  it("are known but not counted while paused, and unknown with another token", async () => {
    const bot = await makeBot();
    await checks.db.transaction(tx => stopChecking(tx, bot.id, noon));
    expect(await call(noon)).toBe("paused");
    expect(await call(noon, "another")).toBe("unknown");
    expect((await checks.stateOf(bot.id)).lastBeatAt).toBeNull();
  });
});
