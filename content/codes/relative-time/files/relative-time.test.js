import assert from "node:assert/strict";
import { test } from "node:test";
import { nextChangeMs, relativeTime } from "./relative-time.js";

const now = Date.UTC(2026, 10, 20, 12);
const [s, m, h, d] = [1000, 60_000, 3_600_000, 86_400_000];
const say = (ms, language) => relativeTime(now + ms, { now, language });

test("English", () => {
  const cases = [
    [0, "now"],
    [-9 * s, "now"],
    [-30 * s, "30 seconds ago"],
    [-50 * s, "1 minute ago"],
    [-59 * m, "1 hour ago"],
    [-5 * h, "5 hours ago"],
    [-23 * h, "yesterday"],
    [d, "tomorrow"],
    [-6 * d, "6 days ago"],
    [-7 * d, "last week"],
    [-29 * d, "last month"],
    [-400 * d, "last year"],
    [3 * 365 * d, "in 3 years"],
  ];
  for (const [ms, words] of cases) assert.equal(say(ms, "en"), words);
});

test("Arabic, with its forms for one, two, few and many", () => {
  const cases = [
    [-2 * m, "قبل دقيقتين"],
    [-3 * m, "قبل 3 دقائق"],
    [-11 * m, "قبل 11 دقيقة"],
    [-d, "أمس"],
    [5 * d, "خلال 5 أيام"],
  ];
  for (const [ms, words] of cases) assert.equal(say(ms, "ar-u-nu-latn"), words);
});

test("dates may be Date objects; what is no date is refused", () => {
  assert.equal(relativeTime(new Date(now - d), { now: new Date(now) }), "yesterday");
  assert.throws(() => relativeTime("soon"), RangeError);
});

test("fresh times are looked at often, old ones seldom", () => {
  assert.ok(nextChangeMs(now - s, now) < nextChangeMs(now - h, now));
  assert.equal(nextChangeMs(now - 9 * d, now), h);
});
