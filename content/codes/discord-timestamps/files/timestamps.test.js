import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTimestamp, preview, styles, timestamp } from "./timestamps.js";

const date = new Date("2026-11-20T18:24:05Z");

test("timestamps are written and read", () => {
  assert.equal(timestamp(date), "<t:1795199045:f>");
  for (const style of Object.keys(styles)) {
    assert.deepEqual(parseTimestamp(timestamp(date, style)), { date, style });
  }
  assert.equal(parseTimestamp("<t:1795199045>").style, "f");
  assert.equal(parseTimestamp("<t:12:x>"), null);
});

test("nonsense is refused", () => {
  assert.throws(() => timestamp(new Date("soon")), RangeError);
  assert.throws(() => timestamp(date, "toString"), RangeError);
});

test("previews follow language and time zone", () => {
  const see = (style, language, timeZone) =>
    preview(date, style, { language, timeZone, now: date.getTime() - 7_200_000 });
  assert.match(see("t", "en", "Asia/Riyadh"), /9:24\sPM/);
  assert.match(see("F", "en-GB", "UTC"), /Friday.*20 November 2026.*18:24/);
  assert.match(see("D", "ar-u-nu-latn-ca-gregory", "UTC"), /20 نوفمبر 2026/);
  assert.equal(see("R", "en"), "in 2 hours");
  assert.equal(see("R", "ar-u-nu-latn"), "خلال ساعتين");
});
