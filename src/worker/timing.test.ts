import { describe, expect, it } from "vitest";
import { repeat, type Timing } from "./timing.ts";

/** A task that ends when it is told to, and a clock whose timers are fired by hand. */
function setUp() {
  const timers = new Set<() => void>();
  const timing: Timing = {
    now: () => new Date(0),
    after(_delayMs, callback) {
      timers.add(callback);
      return () => void timers.delete(callback);
    },
  };
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>(resolve => void ends.push(resolve));
  const settle = () => new Promise<void>(resolve => setImmediate(resolve));
  return {
    loop: repeat(timing, 60_000, task),
    runs: () => ends.length,
    waiting: () => timers.size,
    async fire() {
      for (const callback of [...timers]) {
        timers.delete(callback);
        callback();
      }
      await settle();
    },
    async end() {
      ends.at(-1)?.();
      await settle();
    },
  };
}

describe("repeating", () => {
  it("begins again when the time is up after a run has ended", async () => {
    const { runs, waiting, fire, end } = setUp();
    expect(runs()).toBe(0);
    await fire();
    expect([runs(), waiting()]).toEqual([1, 0]);
    await end();
    expect([runs(), waiting()]).toEqual([1, 1]);
    await fire();
    expect(runs()).toBe(2);
  });

  it("does not wait where it is to hurry, and keeps one timer", async () => {
    const { loop, runs, waiting, fire, end } = setUp();
    await fire();
    await end();
    loop.hurry();
    expect([runs(), waiting()]).toEqual([2, 0]);
    await end();
    expect([runs(), waiting()]).toEqual([2, 1]);
  });

  it("follows a run that may have looked too early by one more, however often it is to hurry", async () => {
    const { loop, runs, fire, end } = setUp();
    await fire();
    loop.hurry();
    loop.hurry();
    expect(runs()).toBe(1);
    await end();
    expect(runs()).toBe(2);
    await end();
    expect(runs()).toBe(2);
  });

  it("does nothing any more once it is stopped", async () => {
    const { loop, runs, waiting, fire, end } = setUp();
    await fire();
    const stopped = loop.stop();
    loop.hurry();
    await end();
    await stopped;
    expect([runs(), waiting()]).toEqual([1, 0]);
  });
});
