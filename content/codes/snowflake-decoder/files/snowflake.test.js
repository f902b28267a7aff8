import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSnowflakes, decodeSnowflake, findSnowflakes, snowflakeAt } from "./snowflake.js";

test("the example of Discord's own documentation", () => {
  const decoded = decodeSnowflake("175928847299117063");
  assert.equal(decoded.date.toISOString(), "2016-04-30T11:18:25.796Z");
  assert.deepEqual([decoded.workerId, decoded.processId, decoded.increment], [1, 0, 7]);
});

test("what is no id is null", () => {
  for (const text of ["", "123", "1759288472991170630000", "17592884729911706x", "99999999999999999999"])
    assert.equal(decodeSnowflake(text), null, text);
});

test("an id of a moment leads back to it", () => {
  const date = new Date("2026-11-20T18:24:00.123Z");
  assert.equal(decodeSnowflake(snowflakeAt(date)).timestamp, date.getTime());
  assert.throws(() => snowflakeAt(0), RangeError);
});

test("ids are found wherever they stand", () => {
  const text =
    "<@175928847299117063> in <#1300000000000000001> https://discord.com/channels/175928847299117063/1300000000000000001 2026";
  assert.deepEqual(findSnowflakes(text), ["175928847299117063", "1300000000000000001"]);
});

test("older first", () => {
  assert.deepEqual(
    ["1300000000000000001", "175928847299117063", "1300000000000000000"].sort(compareSnowflakes),
    ["175928847299117063", "1300000000000000000", "1300000000000000001"],
  );
});
