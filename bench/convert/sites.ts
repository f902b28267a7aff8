import * as fs from "node:fs";
import * as path from "node:path";
import { pathToFileURL } from "node:url";
import { convert, type Version } from "#djs-convert";
import { linesBefore } from "./origin.ts";

/** A place that the type checker objects to, as the harness lists them: what kind of place, and on which line. */
type Site = { key: string; line: number; msg: string };
type Checked = Record<string, { sites: Site[]; parse: string | null }>;
type Check = (
  texts: ReadonlyMap<string, string>,
  options: { version: number; from?: number; pair?: number; fromEvents: unknown },
) => { res: Checked };

type Counts = {
  bots: number;
  files: number;
  sites: number;
  remaining: number;
  remarked: number;
  introduced: number;
  stoodBefore: number;
};

/** So many bots are checked in one program: all of them together would not fit into memory. */
const botsAtATime = 10;

/** The files of a bot that the harness reads, by their paths under `folder`. */
function readBot(folder: string, bot: string): [string, string][] {
  const files = fs.readdirSync(path.join(folder, bot), { recursive: true, withFileTypes: true });
  return files
    .filter(file => file.isFile() && /\.[cm]?js$/.test(file.name) && !/node_modules/.test(file.parentPath))
    .map(file => path.join(file.parentPath, file.name))
    .map(file => [path.relative(folder, file), fs.readFileSync(file, "utf8")]);
}

/** `arg` of `arg:addField`: a fault that was there keeps its kind, and gets the method's new name. */
const kindOf = ({ key }: Site): string => key.slice(0, key.indexOf(":"));

const byKey = (sites: readonly Site[]): Map<string, Site[]> => Map.groupBy(sites, site => site.key);

/** Of each kind of place those of `sites` that are more than in `others`: a fault that was there before is none. */
function beyond(sites: readonly Site[], others: readonly Site[]): Map<string, Site[]> {
  const known = byKey(others);
  const more = [...byKey(sites)].map(([key, list]): [string, Site[]] => [
    key,
    list.slice(known.get(key)?.length ?? 0),
  ]);
  return new Map(more.filter(([, list]) => list.length > 0));
}

/** One file: what the checker said of it in its own version, in the next one, and of the converted text there. */
function count(
  counts: Counts,
  own: readonly Site[],
  next: readonly Site[],
  converted: readonly Site[],
  text: { before: string; after: string; remarked: ReadonlySet<number> },
): void {
  const breaking = beyond(next, own);
  const left = beyond(converted, own);
  const origin = linesBefore(text.before, text.after);
  counts.files += 1;
  counts.sites += [...breaking.values()].flat().length;
  for (const [key, sites] of left) {
    const stayed = sites.slice(0, breaking.get(key)?.length ?? 0);
    const added = sites.slice(stayed.length);
    counts.remaining += stayed.length;
    counts.remarked += stayed.filter(site => origin(site.line).some(line => text.remarked.has(line))).length;
    counts.introduced += added.length;
    counts.stoodBefore += added.filter(site =>
      own.some(old => kindOf(old) === kindOf(site) && origin(site.line).includes(old.line)),
    ).length;
  }
}

/**
 * What became of every place that breaks in a folder of bots (`folder/<bot>/…`), one by one: how many were mended, how
 * many of the others have a remark on their line, how many came in by converting, and how many of those are no news:
 * the checker objected to the same line before conversion, in the bot's own version, under the name of then.
 */
export async function measureSites(
  harness: string,
  home: string,
  step: string,
  folder: string,
): Promise<string> {
  // The harness is no part of this project: it looks for the typings where its environment says.
  process.env.CONVERT_HOME = home;
  const { check } = (await import(pathToFileURL(path.join(harness, "check.mjs")).href)) as { check: Check };
  const [from, to] = step.split("-").map(Number) as [Version, Version];
  const { events } = JSON.parse(fs.readFileSync(path.join(harness, `graph-v${from}.json`), "utf8"));
  const bots = fs.readdirSync(folder).filter(name => fs.statSync(path.join(folder, name)).isDirectory());
  const counts: Counts = {
    bots: bots.length,
    files: 0,
    sites: 0,
    remaining: 0,
    remarked: 0,
    introduced: 0,
    stoodBefore: 0,
  };
  for (let first = 0; first < bots.length; first += botsAtATime) {
    const texts = new Map(bots.slice(first, first + botsAtATime).flatMap(bot => readBot(folder, bot)));
    const conversions = new Map(
      [...texts].map(([id, text]) => [id, convert(text, { from, to, filename: id })]),
    );
    const outputs = new Map([...conversions].map(([id, { code }]) => [id, code]));
    const own = check(texts, { version: from, pair: to, fromEvents: events }).res;
    const next = check(texts, { version: to, from, fromEvents: events }).res;
    const converted = check(outputs, { version: to, from, fromEvents: events }).res;
    for (const [id, { code, diagnostics }] of conversions) {
      const stands = next[id]?.sites ?? [];
      const unreadable = converted[id]?.parse !== null && next[id]?.parse === null;
      count(counts, own[id]?.sites ?? [], stands, unreadable ? stands : (converted[id]?.sites ?? []), {
        before: texts.get(id) ?? "",
        after: code,
        remarked: new Set(diagnostics.map(({ line }) => line)),
      });
    }
  }
  return inWords(step, counts);
}

function inWords(step: string, counts: Counts): string {
  const percent = (part: number) => ((part / Math.max(1, counts.sites)) * 100).toFixed(2);
  const mended = counts.sites - counts.remaining;
  return (
    `${step}: ${counts.bots} bots, ${counts.files} files, ${counts.sites} break sites, ` +
    `fixed ${percent(mended)} %, fixed or with a remark ${percent(mended + counts.remarked)} %, ` +
    `new per 100 ${percent(counts.introduced)}, without those that stood there before ` +
    `${percent(counts.introduced - counts.stoodBefore)}`
  );
}
