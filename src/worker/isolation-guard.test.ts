import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#core/log.ts";
import type { CheckEnd } from "#features/checks/index.ts";
import { noon } from "#tests/factories.ts";
import { createIsolationGuard } from "./isolation-guard.ts";
import { systemTiming } from "./timing.ts";

const answered = (scope: CheckEnd["scope"]): CheckEnd => ({ ok: true, cause: null, scope });
const failed = (scope: CheckEnd["scope"] = "public"): CheckEnd => ({ ok: false, cause: "timeout", scope });

describe("the guard against a dead network of our own", () => {
  let nowMs: number;
  let reachable: boolean;
  let asked: number;
  let changes: boolean[];
  let lines: string[];
  beforeEach(() => {
    nowMs = noon.getTime();
    reachable = true;
    asked = 0;
    changes = [];
    lines = [];
  });
  const makeGuard = () =>
    createIsolationGuard({
      timing: { ...systemTiming, now: () => new Date(nowMs) },
      log: createLog("info", { write: line => lines.push(line) }),
      onChange: isolated => changes.push(isolated),
      control: {
        reachable: async () => {
          asked++;
          return reachable;
        },
      },
    });
  /** A check that took a second and has just ended. */
  const end = async (guard: ReturnType<typeof makeGuard>, how: CheckEnd) => {
    nowMs += 1_000;
    return guard.believes(how, nowMs - 1_000);
  };

  it("believes a failure while others answer, without asking anybody", async () => {
    const guard = makeGuard();
    nowMs += 500;
    guard.believes(answered("public"), nowMs - 10);
    expect(guard.believes(failed(), nowMs - 600)).toBe(true);
    expect(asked).toBe(0);
  });

  it("asks the control targets when nobody answers", async () => {
    const guard = makeGuard();
    expect(await end(guard, failed())).toBe(true);
    expect(asked).toBe(1);
    expect(guard.isolated()).toBe(false);
  });

  it("is isolated when they do not answer either, and says so once", async () => {
    const guard = makeGuard();
    reachable = false;
    for (let n = 0; n < 5; n++) expect(await end(guard, failed())).toBe(false);
    expect(guard.isolated()).toBe(true);
    expect(changes).toEqual([true]);
    expect(lines.length).toBe(1);
  });

  it("is back with the first answer from outside", async () => {
    const guard = makeGuard();
    reachable = false;
    await end(guard, failed());
    expect(await end(guard, answered("public"))).toBe(true);
    expect(guard.isolated()).toBe(false);
    expect(changes).toEqual([true, false]);
    expect(lines.length).toBe(2);
  });

  it("asks again when only the local network answers", async () => {
    const guard = makeGuard();
    reachable = false;
    await end(guard, failed());
    reachable = true;
    await end(guard, answered("private"));
    await null;
    expect(guard.isolated()).toBe(false);
  });

  it("learns nothing from this very machine, and always believes it", async () => {
    const guard = makeGuard();
    reachable = false;
    expect(await end(guard, failed("loopback"))).toBe(true);
    await end(guard, failed());
    await end(guard, answered("loopback"));
    expect(guard.isolated()).toBe(true);
  });
});
