import assert from "node:assert/strict";
import { test } from "node:test";
import { limitTo, mapPool } from "./promise-pool.js";

const turn = () => new Promise(resolve => setImmediate(resolve));

/** Work that notes how many run at once. */
function counted(result = item => item) {
  const seen = { running: 0, most: 0, begun: 0 };
  const work = async (item, index, signal) => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    for (let n = 0; n <= index % 3; n += 1) await turn();
    seen.running -= 1;
    return result(item, signal);
  };
  return { seen, work };
}

test("results keep their order, and no more than the limit run", async () => {
  const { seen, work } = counted(item => item * 2);
  assert.deepEqual(await mapPool([1, 2, 3, 4, 5, 6, 7], 3, work), [2, 4, 6, 8, 10, 12, 14]);
  assert.equal(seen.most, 3);
  assert.deepEqual(await mapPool([], 3, work), []);
});

test("any iterable will do", async () => {
  async function* numbers() {
    for (let n = 0; n < 5; n += 1) yield n;
  }
  assert.deepEqual(await mapPool(numbers(), 2, n => n + 1), [1, 2, 3, 4, 5]);
  assert.deepEqual(await mapPool(new Set(["a", "b"]), 9, letter => letter), ["a", "b"]);
});

test("the first error stops the rest, and nothing runs on behind it", async () => {
  const { seen, work } = counted(item => {
    if (item === 2) throw new Error("second");
    return item;
  });
  await assert.rejects(
    mapPool(
      Array.from({ length: 50 }, (_, n) => n),
      3,
      work,
    ),
    /second/,
  );
  assert.ok(seen.begun < 10);
  assert.equal(seen.running, 0);
});

test("settle goes on and tells how each one ended", async () => {
  const progress = [];
  const ends = await mapPool(
    [1, 2, 3],
    2,
    n => {
      if (n === 2) throw new Error("two");
      return n;
    },
    { settle: true, onProgress: done => progress.push(done) },
  );
  assert.deepEqual(
    ends.map(end => end.status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  assert.deepEqual(progress, [1, 2, 3]);
});

test("a signal from outside stops it", async () => {
  const controller = new AbortController();
  const running = mapPool(
    [1, 2, 3, 4],
    1,
    async n => {
      if (n === 2) controller.abort(new Error("closed"));
      await turn();
    },
    { signal: controller.signal },
  );
  await assert.rejects(running, /closed/);
  await assert.rejects(
    mapPool([1], 0, () => 1),
    RangeError,
  );
});

test("limitTo lets few in at a time, also after errors", async () => {
  const { seen, work } = counted();
  const slow = limitTo(2);
  await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map(n =>
      slow(() => {
        if (n === 1) throw new Error("one");
        return work(n, n);
      }),
    ),
  );
  assert.equal(seen.most, 2);
  assert.equal(seen.begun, 5);
});
