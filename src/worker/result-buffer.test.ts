import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#core/log.ts";
import { addMs } from "#core/time.ts";
import {
  type CheckOutcome,
  type ClaimedCheck,
  decideOutcome,
  dropOutcome,
  silence,
} from "#features/checks/index.ts";
import { noon } from "#tests/factories.ts";
import { createResultBuffer } from "./result-buffer.ts";
import { type ManualTiming, manualTiming } from "./test-timing.ts";

const check: ClaimedCheck = {
  monitorId: "m",
  seq: 1,
  type: "website",
  mode: "http",
  url: "http://a.example/",
  intervalS: 60,
  boostUntil: null,
  acceptedStatuses: "200-299",
  keyword: null,
  dueAt: noon,
  leaseUntil: addMs(noon, 45_000),
  state: { status: "online", since: noon, turn: 1, failingSince: null, lastAt: noon },
  sampleHour: null,
};
const good = { ...silence, ok: true, cause: null };
const plain = () => decideOutcome(check, good, noon, noon);
const failing = () => decideOutcome(check, { ...silence, cause: "connect" }, noon, noon);

describe("the buffer of results", () => {
  let timing: ManualTiming;
  let stored: { count: number; afterMs: number }[];
  let failures: number;
  let busy: boolean;
  beforeEach(() => {
    timing = manualTiming(noon);
    stored = [];
    failures = 0;
    busy = false;
  });
  const makeBuffer = () =>
    createResultBuffer({
      timing,
      log: createLog("silent"),
      store: async (outcomes: CheckOutcome[]) => {
        busy = true;
        await null;
        busy = false;
        if (failures-- > 0) throw new Error("no database");
        stored.push({ count: outcomes.length, afterMs: timing.now().getTime() - noon.getTime() });
        return { taken: outcomes.length, stale: 0, turned: 0 };
      },
      onStored: () => {},
    });
  const figures = () => ({ held: 0, planned: 0, running: 0, unstored: 0, busy, isolated: false });
  const advance = (ms: number) => timing.advance(ms, { figures });

  it("stores plain results together, within a second", async () => {
    const buffer = makeBuffer();
    for (let n = 0; n < 10; n++) buffer.add(plain());
    buffer.add(dropOutcome(check, noon));
    await advance(1_000);
    expect(stored).toMatchObject([{ count: 11 }]);
    expect(stored[0]?.afterMs).toBeLessThan(900);
  });

  it("does not let a failure wait, and takes the others along", async () => {
    const buffer = makeBuffer();
    buffer.add(plain());
    await advance(100);
    buffer.add(failing());
    await advance(50);
    expect(stored).toEqual([{ count: 2, afterMs: 140 }]);
  });

  it("keeps what could not be stored and tries again", async () => {
    failures = 2;
    const buffer = makeBuffer();
    buffer.add(failing());
    await advance(500);
    expect(buffer.size()).toBe(1);
    buffer.add(plain());
    await advance(3_000);
    expect(stored).toMatchObject([{ count: 2 }]);
    expect(buffer.size()).toBe(0);
  });

  it("stores everything when it is drained", async () => {
    const buffer = makeBuffer();
    for (let n = 0; n < 2_500; n++) buffer.add(plain());
    await buffer.drain();
    expect(stored.reduce((sum, batch) => sum + batch.count, 0)).toBe(2_500);
  });

  it("gives up draining when the database is gone", async () => {
    failures = 100;
    const buffer = makeBuffer();
    buffer.add(plain());
    await buffer.drain();
    expect(buffer.size()).toBe(1);
  });
});
