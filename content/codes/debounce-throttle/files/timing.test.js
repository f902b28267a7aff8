import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { debounce, throttle } from "./timing.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
});

const spy = () => {
  const calls = [];
  return { calls, fn: (...args) => void calls.push(args) };
};

test("debounce waits for a pause and keeps the last arguments", () => {
  const { calls, fn } = spy();
  const save = debounce(fn, 100);
  save(1);
  mock.timers.tick(99);
  save(2);
  mock.timers.tick(99);
  assert.deepEqual(calls, []);
  mock.timers.tick(1);
  assert.deepEqual(calls, [[2]]);
});

test("debounce does not wait longer than maxWaitMs", () => {
  const { calls, fn } = spy();
  const save = debounce(fn, 100, { maxWaitMs: 250 });
  for (let n = 0; n < 5; n += 1) {
    save(n);
    mock.timers.tick(60);
  }
  assert.deepEqual(calls, [[4]]);
});

test("debounce can be cancelled and flushed, and keeps this", () => {
  const seen = [];
  const box = {
    name: "box",
    save: debounce(function save(value) {
      seen.push([this.name, value]);
    }, 100),
  };
  box.save(1);
  box.save.cancel();
  mock.timers.tick(200);
  assert.equal(box.save.isPending(), false);
  box.save(2);
  box.save.flush();
  box.save.flush();
  mock.timers.tick(200);
  assert.deepEqual(seen, [["box", 2]]);
});

test("throttle calls at once, then at most once in its time, and never loses the last call", () => {
  const { calls, fn } = spy();
  const move = throttle(fn, 100);
  move(1);
  move(2);
  move(3);
  assert.deepEqual(calls, [[1]]);
  mock.timers.tick(100);
  assert.deepEqual(calls, [[1], [3]]);
  mock.timers.tick(50);
  move(4);
  assert.equal(calls.length, 2);
  mock.timers.tick(50);
  assert.deepEqual(calls.at(-1), [4]);
  mock.timers.tick(500);
  move(5);
  assert.deepEqual(calls.at(-1), [5]);
});
