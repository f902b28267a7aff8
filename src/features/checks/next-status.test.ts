import { describe, expect, it } from "vitest";
import { addMs, minuteMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { nextStatus, type Observation, type StatusChange, type StatusState } from "./next-status.ts";

const policy = { intervalMs: minuteMs, confirm: true };
const fresh: StatusState = { status: "pending", since: null, turn: 0, failingSince: null, lastAt: null };
const at = (minutes: number) => addMs(noon, minutes * minuteMs);
const good = (minutes: number): Observation => ({ at: at(minutes), ok: true, cause: null, detail: null });
const bad = (minutes: number): Observation => ({
  at: at(minutes),
  ok: false,
  cause: "connect",
  detail: "ECONNREFUSED",
});

function walk(seen: Observation[], from: StatusState = fresh, rules = policy): StatusChange[] {
  const changes: StatusChange[] = [];
  let state = from;
  for (const observation of seen) {
    const change = nextStatus(state, observation, rules);
    changes.push(change);
    state = change.state;
  }
  return changes;
}
const last = (changes: StatusChange[]): StatusChange => {
  const change = changes.at(-1);
  if (change === undefined) throw new Error("nothing was observed");
  return change;
};

describe("the status", () => {
  it("of a new monitor is pending until its first good check, which is no news", () => {
    const change = last(walk([good(0)]));
    expect(change.state).toEqual({
      status: "online",
      since: noon,
      turn: 1,
      failingSince: null,
      lastAt: noon,
    });
    expect(change.turn).toMatchObject({ kind: "online", from: "pending", notify: false, outageMs: null });
  });

  it("of a new monitor that fails twice is offline, which is news", () => {
    const [first, second] = walk([bad(0), bad(0.1)]);
    expect(first).toMatchObject({ state: { status: "pending" }, turn: null, recheck: true });
    expect(second?.turn).toMatchObject({ kind: "offline", from: "pending", since: noon, notify: true });
  });

  it("turns offline by the second failure, since the first", () => {
    const [, first, second] = walk([good(0), bad(1), bad(1.1)]);
    expect(first).toMatchObject({
      state: { status: "online", turn: 1, failingSince: at(1) },
      turn: null,
      recheck: true,
    });
    expect(second).toMatchObject({
      state: { status: "offline", since: at(1), turn: 2, failingSince: null },
      turn: { kind: "offline", from: "online", number: 2, cause: "connect", detail: "ECONNREFUSED" },
      recheck: false,
    });
  });

  it("does not turn by a failure that the second check does not confirm", () => {
    const change = last(walk([good(0), bad(1), good(1.1)]));
    expect(change).toMatchObject({
      state: { status: "online", since: noon, turn: 1, failingSince: null },
      turn: null,
      recheck: false,
    });
  });

  it("turns back by one good check and tells the length of the outage", () => {
    const change = last(walk([good(0), bad(1), bad(1.1), bad(2), bad(3), good(4)]));
    expect(change).toMatchObject({
      state: { status: "online", since: at(4), turn: 3 },
      turn: { kind: "online", from: "offline", outageMs: 3 * minuteMs, notify: true },
    });
  });

  it("stays offline without further turns or confirmations", () => {
    const changes = walk([bad(0), bad(0.1), bad(1), bad(2)]);
    expect(changes.slice(2)).toMatchObject([
      { turn: null, recheck: false },
      { turn: null, recheck: false },
    ]);
  });

  it("flapping at every check never turns", () => {
    const changes = walk([good(0), bad(1), good(2), bad(3), good(4), bad(5), good(6)]);
    expect(changes.slice(1).every(change => change.turn === null)).toBe(true);
  });

  it("turns at once where nothing has to be confirmed", () => {
    const silent: Observation = { at: at(3), ok: false, cause: "silent", detail: null };
    const change = last(walk([good(0), silent], fresh, { ...policy, confirm: false }));
    expect(change.turn).toMatchObject({ kind: "offline", cause: "silent", since: at(3) });
  });
});

describe("time that nobody observed", () => {
  it.each([
    ["as late as two intervals and two minutes", 4, false],
    ["longer", 4.001, true],
  ])("%s is a gap or not", (_, minutes, isGap) => {
    expect(last(walk([good(0), good(minutes)])).gap !== null).toBe(isGap);
  });

  it("begins when the next check should have come and ends with the one that came", () => {
    expect(last(walk([good(0), good(60)])).gap).toEqual({ from: at(1), to: at(60) });
  });

  it("is none before the first check or after a pause", () => {
    expect(last(walk([good(0)])).gap).toBeNull();
    const resumed: StatusState = { ...fresh, turn: 4, lastAt: at(-600) };
    expect(last(walk([good(0)], resumed)).gap).toBeNull();
  });

  it("makes a failure from before it confirm nothing", () => {
    const change = last(walk([good(0), bad(1), bad(60)]));
    expect(change).toMatchObject({ turn: null, recheck: true, state: { failingSince: at(60) } });
  });

  it("does not hide that the target came back meanwhile", () => {
    const change = last(walk([bad(0), bad(0.1), good(60)]));
    expect(change).toMatchObject({ turn: { kind: "online", outageMs: 60 * minuteMs } });
    expect(change.gap).toEqual({ from: at(1.1), to: at(60) });
  });

  it("never makes an outage negative when a clock went back", () => {
    const change = last(walk([bad(0), bad(0.1), good(-5)]));
    expect(change.turn?.outageMs).toBe(0);
  });
});
