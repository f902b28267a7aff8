import * as fs from "node:fs/promises";
import * as path from "node:path";
import type { Level } from "#code-tools";
import type { MeasuredSheet } from "./css-tables.ts";

const folder = path.resolve(import.meta.dirname, "../../.cache/bench-tools");

/** What a run of these levels has measured so far, on the disk: a run that was stopped can go on where it was. */
export async function openKeptSheets(levels: readonly Level[], resumes: boolean) {
  const place = path.join(folder, `css-${levels.join("-")}.json`);
  const text = resumes ? await fs.readFile(place, "utf8").catch(() => "[]") : "[]";
  // Written by this file alone.
  const sheets = JSON.parse(text) as MeasuredSheet[];
  return {
    find: (sheet: string) => sheets.find(each => each.sheet === sheet),
    add: async (sheet: MeasuredSheet) => {
      sheets.push(sheet);
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(place, JSON.stringify(sheets));
    },
  };
}
