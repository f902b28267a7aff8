import { expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import { adPlacements } from "#core/vocabulary.ts";
import { hasRoute } from "../route-table.ts";
import { houseAdOf } from "./house-ads.ts";

const noon = new Date("2026-03-10T12:00:00.000Z");
const month = Array.from({ length: 30 }, (_, day) => addMs(noon, day * dayMs));

it.each(adPlacements)(
  "shows several ads on %s, one a day, and each leads to a page that exists",
  placement => {
    const ads = month.map(day => houseAdOf(placement, day));
    expect(new Set(ads.map(ad => ad?.id)).size).toBeGreaterThan(1);
    for (const ad of ads) expect(hasRoute(ad?.path ?? "")).toBe(true);
    expect(houseAdOf(placement, addMs(noon, 1_000))).toEqual(ads[0]);
  },
);

it("praises nothing on its own page", () => {
  for (const day of month) {
    expect(houseAdOf("codes", day)?.path).not.toBe("/codes/djs");
    expect(houseAdOf("uptimes", day)?.path).not.toBe("/uptimes");
    expect(houseAdOf("projects", day)?.path).not.toBe("/sharecode-command-handler");
  }
});
