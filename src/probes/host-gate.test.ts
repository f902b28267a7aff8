import { expect, it } from "vitest";
import { createHostGate } from "./host-gate.ts";

/** Time that stands until it is moved; callbacks run in the order of their moments. */
function manualTime() {
  let now = 0;
  let pending: { at: number; callback: () => void }[] = [];
  return {
    scheduler: {
      nowMs: () => now,
      after: (delayMs: number, callback: () => void) => {
        pending.push({ at: now + delayMs, callback });
      },
    },
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        await settled();
        const next = pending.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > end) break;
        pending = pending.filter(entry => entry !== next);
        now = next.at;
        next.callback();
      }
      now = end;
      await settled();
    },
  };
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

/** Tasks that note their start and end when told to. */
function tasks(nowMs: () => number) {
  const started: { name: string; at: number }[] = [];
  const ends = new Map<string, () => void>();
  const make = (name: string) => () =>
    new Promise<string>(resolve => {
      started.push({ name, at: nowMs() });
      ends.set(name, () => resolve(name));
    });
  return { started, make, end: (name: string) => ends.get(name)?.() };
}

it("runs at most so many tasks of a host at a time, the next in the order of the calls", async () => {
  const time = manualTime();
  const { started, make, end } = tasks(time.scheduler.nowMs);
  const gate = createHostGate({ scheduler: time.scheduler, concurrent: 2, perSecond: 50 });
  const results = ["a", "b", "c", "d"].map(name => gate.run("host", make(name)));
  expect(started.map(task => task.name)).toEqual(["a", "b"]);
  expect(gate.stats()).toEqual({ hosts: 1, running: 2, waiting: 2 });
  end("b");
  expect(await results[1]).toBe("b");
  await settled();
  expect(started.map(task => task.name)).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await settled();
  end("d");
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

it("does not let one host wait for another", async () => {
  const time = manualTime();
  const { started, make } = tasks(time.scheduler.nowMs);
  const gate = createHostGate({ scheduler: time.scheduler, concurrent: 1 });
  for (const host of ["x", "y", "x", "y"]) void gate.run(host, make(host));
  expect(started.map(task => task.name)).toEqual(["x", "y"]);
});

it("starts at most so many in any one second", async () => {
  const time = manualTime();
  const starts: number[] = [];
  const gate = createHostGate({ scheduler: time.scheduler, concurrent: 4, perSecond: 5 });
  const note = async () => {
    starts.push(time.scheduler.nowMs());
  };
  await time.pass(300);
  const early = gate.run("host", note);
  await time.pass(500);
  const rest = Promise.all(Array.from({ length: 16 }, () => gate.run("host", note)));
  await time.pass(10_000);
  await Promise.all([early, rest]);
  expect(starts).toHaveLength(17);
  const windows = starts.map(from => starts.filter(at => at >= from && at < from + 1_000).length);
  expect(Math.max(...windows)).toBe(5);
  expect(starts.at(-1)).toBe(3_800);
});

it("lets a task's failure through and goes on, also when it throws at once", async () => {
  const gate = createHostGate({ scheduler: manualTime().scheduler, concurrent: 1 });
  const failing = gate.run("host", () => Promise.reject(new Error("first")));
  const throwing = gate.run("host", () => {
    throw new Error("second");
  });
  const good = gate.run("host", async () => "third");
  await expect(failing).rejects.toThrow("first");
  await expect(throwing).rejects.toThrow("second");
  expect(await good).toBe("third");
});

it("forgets a host that went away, but not before its starts have stopped counting", async () => {
  const time = manualTime();
  const gate = createHostGate({ scheduler: time.scheduler, concurrent: 4, perSecond: 2 });
  const starts: number[] = [];
  const note = async () => {
    starts.push(time.scheduler.nowMs());
  };
  for (let index = 0; index < 1_000; index++) void gate.run(`host-${index}`, note);
  await settled();
  expect(gate.stats()).toEqual({ hosts: 1_000, running: 0, waiting: 0 });
  await time.pass(900);
  void gate.run("host-0", note);
  void gate.run("host-0", note);
  await time.pass(200);
  expect(gate.stats().hosts).toBe(1);
  await time.pass(3_000);
  expect(starts.slice(-2)).toEqual([900, 1_000]);
  expect(gate.stats()).toEqual({ hosts: 0, running: 0, waiting: 0 });
});
