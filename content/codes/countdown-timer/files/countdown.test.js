import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { startCountdown, timeLeft, unitParts } from "./countdown.js";

test("what is left, in whole units", () => {
  const target = Date.UTC(2027, 0, 1);
  assert.deepEqual(timeLeft(target, target - 90_061_000), { days: 1, hours: 1, minutes: 1, seconds: 1 });
  assert.deepEqual(timeLeft(target, target - 1), { days: 0, hours: 0, minutes: 0, seconds: 1 });
  assert.deepEqual(timeLeft(new Date(target), new Date(target + 5)), {
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});

test("units speak Arabic and English", () => {
  assert.deepEqual(unitParts(1, "days", "en"), { number: "1", label: "day" });
  assert.deepEqual(unitParts(5, "hours", "en"), { number: "5", label: "hours" });
  const words = [1, 2, 3, 11, 100].map(value => unitParts(value, "days", "ar-u-nu-latn"));
  assert.deepEqual(
    words.map(({ number }) => number),
    ["1", "2", "3", "11", "100"],
  );
  assert.equal(words[2].label, "أيام");
  assert.equal(words[3].label, "يومًا");
  assert.ok(words.every(({ label }) => label !== ""));
});

test("it ticks on full seconds, catches up after a sleep, and ends once", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 200 });
  const seen = [];
  let ends = 0;
  startCountdown(5_000, {
    onTick: ({ seconds }) => seen.push(seconds),
    onEnd: () => {
      ends += 1;
    },
  });
  mock.timers.tick(800);
  mock.timers.setTime(3_900);
  mock.timers.tick(10_000);
  assert.equal(seen[0], 5);
  assert.equal(seen.at(-1), 0);
  assert.deepEqual(
    [...seen].sort((a, b) => b - a),
    seen,
  );
  assert.equal(ends, 1);
  mock.timers.reset();
});
