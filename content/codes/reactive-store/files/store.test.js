import assert from "node:assert/strict";
import { test } from "node:test";
import { batch, computed, effect, signal } from "./store.js";

test("effects run on what they read, and only on that", () => {
  const name = signal("Rana");
  const other = signal(1);
  const seen = [];
  const stop = effect(() => {
    seen.push(name());
  });
  other.set(2);
  name.set("Rana");
  name.set("Sami");
  stop();
  name.set("Lina");
  assert.deepEqual(seen, ["Rana", "Sami"]);
});

test("computed values are lazy, kept, and never half old", () => {
  const price = signal(10);
  const count = signal(2);
  let runs = 0;
  const total = computed(() => {
    runs += 1;
    return price() * count();
  });
  const text = computed(() => `${count()} for ${total()}`);
  assert.equal(runs, 0);
  const seen = [];
  effect(() => void seen.push(text()));
  count.set(3);
  assert.deepEqual(seen, ["2 for 20", "3 for 30"]);
  assert.equal(runs, 2);
  batch(() => {
    price.set(1);
    count.set(1);
  });
  assert.deepEqual(seen.at(-1), "1 for 1");
  assert.equal(seen.length, 3);
});

test("what is no longer read is no longer heard", () => {
  const isOpen = signal(true);
  const text = signal("a");
  let runs = 0;
  effect(() => {
    runs += 1;
    if (isOpen()) text();
  });
  isOpen.set(false);
  text.set("b");
  assert.equal(runs, 2);
});

test("clean-ups come before the next run and at the end", () => {
  const room = signal("one");
  const log = [];
  const stop = effect(() => {
    const current = room();
    log.push(`in ${current}`);
    return () => log.push(`out ${current}`);
  });
  room.set("two");
  stop();
  assert.deepEqual(log, ["in one", "out one", "in two", "out two"]);
});

test("effects may write, but not for ever", () => {
  const a = signal(1);
  const double = signal(0);
  effect(() => double.set(a() * 2));
  a.set(4);
  assert.equal(double(), 8);
  const loop = signal(0);
  assert.throws(() => effect(() => loop.set(loop() + 1)) && loop.set(9), /for ever/);
});
