import { describe, expect, it } from "vitest";
import type { ResponseTimes } from "#features/monitors/monitors.schema.ts";
import { chartRows, chartSummary } from "./chart-rows.ts";

const noonS = Date.UTC(2026, 2, 10, 12) / 1_000;
const times: ResponseTimes = {
  range: "day",
  at: [noonS, noonS + 300, noonS + 3_600, noonS + 7_200],
  averageMs: [100, 200, null, null],
  maxMs: [150, 400, null, null],
  failures: [0, 1, 2, 0],
};

describe("chartRows", () => {
  it("makes a row an hour, newest first, without empty ones", () => {
    expect(chartRows(times)).toEqual([
      { at: "2026-03-10T13:00:00.000Z", averageMs: null, maxMs: null, failures: 2 },
      { at: "2026-03-10T12:00:00.000Z", averageMs: 150, maxMs: 400, failures: 1 },
    ]);
  });

  it("makes a row a day for longer ranges", () => {
    expect(chartRows({ ...times, range: "week" })).toEqual([
      { at: "2026-03-10T00:00:00.000Z", averageMs: 150, maxMs: 400, failures: 3 },
    ]);
  });
});

describe("chartSummary", () => {
  it("says the least, the most and the average, or nothing", () => {
    expect(chartSummary(times)).toEqual({ min: 100, max: 400, average: 150 });
    expect(chartSummary({ ...times, averageMs: [null, null, null, null] })).toBeNull();
  });
});
