import assert from "node:assert/strict";
import { test } from "node:test";
import { visibleRange } from "./virtual-list.js";

const range = (scrollTop, rest = {}) =>
  visibleRange({ scrollTop, height: 300, rowHeight: 30, count: 1000, ...rest });

test("shows what fits, and a few more", () => {
  assert.deepEqual(range(0), { first: 0, last: 14 });
  assert.deepEqual(range(3000), { first: 96, last: 114 });
  assert.deepEqual(range(3010, { overscan: 0 }), { first: 100, last: 111 });
});

test("never leaves the list", () => {
  assert.deepEqual(range(29_700), { first: 986, last: 1000 });
  assert.deepEqual(range(-50), { first: 0, last: 13 });
  assert.deepEqual(range(0, { count: 0 }), { first: 0, last: 0 });
  assert.deepEqual(range(99_999, { count: 3 }), { first: 3, last: 3 });
});
