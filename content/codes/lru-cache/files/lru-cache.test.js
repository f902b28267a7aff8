import assert from "node:assert/strict";
import { test } from "node:test";
import { LruCache } from "./lru-cache.js";

const keys = cache => [...cache].map(([key]) => key);

test("the one not used for longest goes first", () => {
  const gone = [];
  const cache = new LruCache({ max: 2, onEvict: (key, value, reason) => gone.push([key, value, reason]) });
  cache.set("a", 1).set("b", 2);
  assert.equal(cache.get("a"), 1);
  cache.set("c", 3);
  assert.deepEqual(keys(cache), ["a", "c"]);
  assert.deepEqual(gone, [["b", 2, "full"]]);
  assert.equal(cache.peek("a"), 1);
  cache.set("d", 4);
  assert.deepEqual(keys(cache), ["c", "d"]);
});

test("values expire by the clock, each after its own time", () => {
  let now = 0;
  const cache = new LruCache({ ttlMs: 100, clock: () => now });
  cache.set("a", 1).set("b", 2, { ttlMs: 500 });
  now = 100;
  assert.equal(cache.has("a"), false);
  assert.equal(cache.get("b"), 2);
  assert.equal(cache.size, 1);
});

test("weights count", () => {
  const cache = new LruCache({ maxSize: 10, sizeOf: text => text.length });
  cache.set(1, "12345").set(2, "1234").set(3, "12");
  assert.deepEqual(keys(cache), [2, 3]);
  cache.set(4, "far too long for it");
  assert.deepEqual(keys(cache), [2, 3]);
  cache.set(2, "1");
  assert.equal(cache.weight, 3);
  cache.clear();
  assert.equal(cache.weight + cache.size, 0);
});

test("fetch loads once for all who ask, and forgets failures", async () => {
  const cache = new LruCache({ max: 10 });
  let loads = 0;
  const load = async key => {
    loads += 1;
    if (loads === 1) throw new Error("offline");
    return `${key}!`;
  };
  await assert.rejects(cache.fetch("a", load), /offline/);
  assert.deepEqual(await Promise.all([cache.fetch("a", load), cache.fetch("a", load)]), ["a!", "a!"]);
  assert.equal(await cache.fetch("a", load), "a!");
  assert.equal(loads, 2);
});

test("undefined and null are values, nonsense limits are refused", async () => {
  const cache = new LruCache();
  cache.set("u", undefined);
  assert.equal(cache.has("u"), true);
  assert.equal(await cache.fetch("u", () => 1), undefined);
  assert.throws(() => new LruCache({ max: 0 }), RangeError);
});
