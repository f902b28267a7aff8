import { expect, it } from "vitest";
import { noon } from "#tests/factories.ts";
import { createSlotWheel } from "./slot-wheel.ts";
import { manualTiming } from "./test-timing.ts";

const resting = {
  figures: () => ({ held: 0, planned: 0, running: 0, unstored: 0, busy: false, isolated: false }),
};
const start = noon.getTime();

function makeWheel() {
  const timing = manualTiming(noon);
  const fired: [item: string, afterMs: number][] = [];
  const wheel = createSlotWheel<string>(timing, 10, items => {
    for (const item of items) fired.push([item, timing.now().getTime() - start]);
  });
  return { wheel, fired, advance: (ms: number) => timing.advance(ms, resting) };
}

it("fires each item at its moment, in order, never before", async () => {
  const { wheel, fired, advance } = makeWheel();
  for (const ms of [500, 20, 1_993, 25, 20]) wheel.add(start + ms, String(ms));
  expect(wheel.size()).toBe(5);
  await advance(3_000);
  expect(fired).toEqual([
    ["20", 20],
    ["20", 20],
    ["25", 30],
    ["500", 500],
    ["1993", 2_000],
  ]);
  expect(wheel.size()).toBe(0);
});

it("fires what is overdue at once, also when it comes while another waits", async () => {
  const { wheel, fired, advance } = makeWheel();
  wheel.add(start + 1_000, "later");
  wheel.add(start - 60_000, "long ago");
  wheel.add(start, "now");
  await advance(0);
  expect(fired).toEqual([
    ["long ago", 0],
    ["now", 0],
  ]);
  await advance(1_000);
  expect(fired.at(-1)).toEqual(["later", 1_000]);
});

it("takes items that a firing adds", async () => {
  const timing = manualTiming(noon);
  const fired: number[] = [];
  const wheel = createSlotWheel<number>(timing, 10, items => {
    for (const item of items) {
      fired.push(item);
      if (item < 3) wheel.add(timing.now().getTime() + 100, item + 1);
    }
  });
  wheel.add(start + 10, 1);
  await timing.advance(1_000, resting);
  expect(fired).toEqual([1, 2, 3]);
});

it("gives back what has not fired", async () => {
  const { wheel, fired, advance } = makeWheel();
  wheel.add(start + 10, "a");
  wheel.add(start + 20, "b");
  await advance(10);
  expect(wheel.clear()).toEqual(["b"]);
  await advance(1_000);
  expect(fired).toEqual([["a", 10]]);
});
