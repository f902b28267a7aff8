import { describe, expect, it } from "vitest";
import { findJournalProblems } from "./migrations.mjs";

const entry = (idx, tag, when = idx + 1) => ({ idx, tag, when });

describe("migrations", () => {
  it("accepts a journal that names every file in order", () => {
    const journal = { entries: [entry(0, "0000_start"), entry(1, "0001_more")] };
    expect(findJournalProblems(journal, ["0000_start.sql", "0001_more.sql", "meta"])).toEqual([]);
  });

  it("names a file that would never run and an entry without a file", () => {
    const journal = { entries: [entry(0, "0000_start"), entry(1, "0001_gone")] };
    expect(findJournalProblems(journal, ["0000_start.sql", "0001_new.sql"])).toEqual([
      "0001_new.sql is not in the journal: it would never run",
      "the journal names 0001_gone, which has no file",
    ]);
  });

  it("notices entries out of order or dated backwards", () => {
    const journal = { entries: [entry(0, "0000_a", 20), entry(1, "0002_b", 30), entry(2, "0002_c", 25)] };
    const files = ["0000_a.sql", "0002_b.sql", "0002_c.sql"];
    expect(findJournalProblems(journal, files)).toEqual([
      "0002_b is out of order in the journal",
      expect.stringContaining("0002_c is dated before its predecessor"),
    ]);
  });
});
