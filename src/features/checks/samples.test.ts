import { describe, expect, it } from "vitest";
import { addMs, startOfHour } from "#core/time.ts";
import { failureCauses } from "#core/vocabulary.ts";
import { noon } from "#tests/factories.ts";
import { decodeSamples, packSample, sampleBytes } from "./samples.ts";

const good = (at: Date, ms: number) => ({ at, ok: true, cause: null, ms });

describe("packed samples", () => {
  it("come back as they were, to a tenth of a second", () => {
    const samples = [
      good(noon, 0),
      good(addMs(noon, 100), 65_534),
      ...failureCauses.map((cause, index) => ({
        at: addMs(noon, 60_000 * (index + 1)),
        ok: false,
        cause,
        ms: 17,
      })),
      good(addMs(noon, 3_599_900), 42),
    ];
    const bytes = Buffer.concat(samples.map(packSample));
    expect(bytes.length).toBe(samples.length * sampleBytes);
    expect(decodeSamples(noon, bytes)).toEqual(samples);
  });

  it.each([
    [65_535, 65_535],
    [120_000, 65_535],
    [-3, 0],
    [12.6, 13],
  ])("keep %d ms as %d", (ms, kept) => {
    expect(decodeSamples(noon, packSample(good(noon, ms)))[0]?.ms).toBe(kept);
  });

  it("belong to the hour in which the check began", () => {
    const at = new Date("2026-03-10T12:59:59.999Z");
    expect(decodeSamples(startOfHour(at), packSample(good(at, 5)))[0]?.at).toEqual(
      new Date("2026-03-10T12:59:59.900Z"),
    );
  });

  it("leaves out what is no sample", () => {
    const good5 = packSample(good(noon, 5));
    const unknownOutcome = Buffer.from([0, 0, 200, 0, 1]);
    const beyondTheHour = Buffer.from([0xff, 0xff, 0, 0, 1]);
    const cutOff = Buffer.from([0, 1, 0]);
    const bytes = Buffer.concat([unknownOutcome, good5, beyondTheHour, cutOff]);
    expect(decodeSamples(noon, bytes)).toEqual([good(noon, 5)]);
    expect(decodeSamples(noon, Buffer.alloc(0))).toEqual([]);
  });
});
