import { describe, expect, it } from "vitest";
import { catalogue } from "../src/index.ts";
import { cases12 } from "./cases-12.ts";
import { cases13 } from "./cases-13.ts";
import { cases14 } from "./cases-14.ts";
import { casesRest } from "./cases-rest.ts";
import { casesSeen, rowsOfPackage } from "./cases-seen.ts";
import { casesTypes } from "./cases-types.ts";
import { type Case, goneCase, runCase, runTrap } from "./run-case.ts";

const steps = [
  { from: 11, to: 12, cases: cases12 },
  { from: 12, to: 13, cases: cases13 },
  { from: 13, to: 14, cases: cases14 },
] as const;

/** Rows that say the same as another one. */
const same: Readonly<Record<string, string>> = { "13-T17": "13-109" };

/** Rows that say no more than that a class lost a member need no words of their own. */
const goneCases = (version: number, written: readonly Case[]): Case[] => {
  const ids = new Set(written.map(([id]) => id));
  return catalogue.flatMap(([id, before, after, , convert, , classes]): Case[] => {
    if (!id.startsWith(`${version}-`) || ids.has(id) || convert !== "flag" || /→/.test(after)) return [];
    const statement = goneCase(before, classes);
    return statement ? [[id, statement, null]] : [];
  });
};

for (const { from, to, cases } of steps) {
  describe(`version ${from} to ${to}`, () => {
    const written = [...cases, ...[...casesRest, ...casesSeen].filter(([id]) => id.startsWith(`${to}-`))];
    const all = [...written, ...goneCases(to, written)];
    const named = all.map(([id, before, after, kind]) => ({ id, before, after, kind }));
    it.each(named)("$id $before", ({ id, before, after, kind }) => {
      const outcome = runCase(before, from, to);
      expect(outcome.body).toBe(after ?? before);
      expect(outcome.unreadable).toBeNull();
      expect(after === null || kind ? outcome.flags : [...outcome.rules, ...outcome.flags]).toContain(
        same[id] ?? id,
      );
    });
    it.each(named.filter(one => one.after !== null))("$id leaves alone: $after", ({ after }) => {
      expect(runCase(after ?? "", from, to).body).toBe(after);
    });
    // Objects that only their keys tell have no receiver that could belong to something else.
    it.each(named.filter(one => !/^(f\((Discord|require)|require\(|const (names = |\{))/.test(one.before)))(
      "$id leaves alone: $before",
      ({ before }) => {
        const outcome = runTrap(before, from, to);
        expect(outcome).toEqual({ body: before, rules: [], flags: [], unreadable: null });
      },
    );
  });
}

describe("the catalogue", () => {
  it("has a test of its own for every row", () => {
    const written = [...cases12, ...cases13, ...cases14, ...casesRest, ...casesSeen];
    const tested = new Set([
      ...[...written, ...[12, 13, 14].flatMap(to => goneCases(to, written))].map(([id]) => id),
      ...rowsOfPackage,
      ...casesTypes.map(([id]) => id),
    ]);
    expect(catalogue.map(([id]) => id).filter(id => !tested.has(id))).toEqual([]);
  });
});
