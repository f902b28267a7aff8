import assert from "node:assert/strict";
import { test } from "node:test";
import { applyDiff, diff, formatPath } from "./deep-diff.js";

const short = changes => changes.map(({ op, path }) => `${op} ${formatPath(path)}`);

test("what was added, removed and replaced, with its path", () => {
  const before = { name: "Orbit", prefix: "!", roles: ["a", "b", "c"], on: { join: true } };
  const after = { name: "Orbit", roles: ["a", "x"], on: { join: false, leave: true } };
  assert.deepEqual(short(diff(before, after)), [
    "remove prefix",
    "replace roles[1]",
    "remove roles[2]",
    "replace on.join",
    "add on.leave",
  ]);
  assert.deepEqual(diff(before, structuredClone(before)), []);
});

test("values that are objects too", () => {
  const same = () => ({
    at: new Date(5),
    tags: new Set(["x"]),
    map: new Map([["k", { n: 1 }]]),
    bytes: new Uint8Array([1, 2]),
    nan: Number.NaN,
  });
  assert.deepEqual(diff(same(), same()), []);
  assert.deepEqual(short(diff(same(), { ...same(), at: new Date(6), bytes: new Uint8Array([1, 3]) })), [
    "replace at",
    "replace bytes",
  ]);
  assert.deepEqual(short(diff({ list: [] }, { list: {} })), ["replace list"]);
  assert.equal(diff(undefined, null).length, 1);
});

test("applied, the difference makes one into the other", () => {
  const pairs = [
    [
      { a: [1, 2, 3, 4], b: { c: 1 } },
      { a: [2, 9], b: {}, d: null },
    ],
    [[1, [2, 3]], [[1]]],
    ["text", { x: undefined }],
    [{}, { deep: { er: { est: ["نعم"] } } }],
  ];
  for (const [before, after] of pairs) {
    const copy = structuredClone(before);
    assert.deepEqual(applyDiff(before, diff(before, after)), after);
    assert.deepEqual(before, copy);
  }
});

test("circles come to an end, prototypes stay out of reach", () => {
  const ring = n => {
    const node = { n };
    node.self = node;
    return node;
  };
  assert.deepEqual(short(diff(ring(1), ring(2))), ["replace n"]);
  const attack = diff({}, JSON.parse('{"__proto__": {"isAdmin": true}}'));
  assert.throws(() => applyDiff({}, attack), /not allowed/);
  assert.equal({}.isAdmin, undefined);
});

test("paths are readable", () => {
  assert.equal(formatPath(["a", 0, "b c", "د"]), 'a[0]["b c"].د');
});
