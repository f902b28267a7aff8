import { describe, expect, it } from "vitest";
import { addMonths } from "./time.ts";

const day = (text: string) => new Date(`${text}T10:20:30.456Z`);

/** Written by hand from a calendar. */
const single = [
  ["2026-01-01", 1, "2026-02-01"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-01-30", 1, "2026-02-28"],
  ["2026-01-29", 1, "2026-02-28"],
  ["2028-01-29", 1, "2028-02-29"],
  ["2026-03-31", 1, "2026-04-30"],
  ["2026-05-31", 1, "2026-06-30"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-02-28", 12, "2027-02-28"],
  ["2099-12-31", 2, "2100-02-28"],
  ["2026-06-15", 0, "2026-06-15"],
  ["2026-03-31", -1, "2026-02-28"],
] as const;

/** Twenty-five renewals of what began on 31 January 2027. */
const monthly = [
  "2027-02-28",
  "2027-03-31",
  "2027-04-30",
  "2027-05-31",
  "2027-06-30",
  "2027-07-31",
  "2027-08-31",
  "2027-09-30",
  "2027-10-31",
  "2027-11-30",
  "2027-12-31",
  "2028-01-31",
  "2028-02-29",
  "2028-03-31",
  "2028-04-30",
  "2028-05-31",
  "2028-06-30",
  "2028-07-31",
  "2028-08-31",
  "2028-09-30",
  "2028-10-31",
  "2028-11-30",
  "2028-12-31",
  "2029-01-31",
  "2029-02-28",
];
/** Renewals of a year that began on 29 February 2028. */
const yearly = ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29", "2033-02-28"];

describe("addMonths", () => {
  it.each(single)("%s and %i months give %s", (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  it.each([
    ["25 months from 31 January", "2027-01-31", 1, monthly],
    ["5 years from 29 February", "2028-02-29", 12, yearly],
  ] as const)("keeps the day that a series began on: %s", (_, from, months, expected) => {
    const start = day(from);
    let end = start;
    for (const date of expected) {
      end = addMonths(end, months, start.getUTCDate());
      expect(end).toEqual(day(date));
    }
  });
});
