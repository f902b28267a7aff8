import lighthouse, { type RunnerResult } from "lighthouse";

export type Figures = {
  scores: number[];
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
  fontKb: number;
  totalKb: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"];
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function figuresOf({ lhr }: RunnerResult): Figures {
  const numeric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  // The items of this audit are the requests that the page made.
  const details = lhr.audits["network-requests"]?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const kb = (type?: string) =>
    (details?.items ?? [])
      .filter(item => type === undefined || item.resourceType === type)
      .reduce((sum, item) => sum + item.transferSize, 0) / 1_024;
  return {
    scores: categories.map(id => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcpMs: numeric("largest-contentful-paint"),
    tbtMs: numeric("total-blocking-time"),
    cls: numeric("cumulative-layout-shift"),
    scriptKb: kb("Script"),
    fontKb: kb("Font"),
    totalKb: kb(),
  };
}

type Asking = { address: string; port: number; cookie: string | null; runs: number };

/** A page as a phone meets it, by Lighthouse: medians of some runs. */
export async function onPhone({ address, port, cookie, runs }: Asking): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: categories,
      // Nothing is kept from run to run: each is somebody's first visit.
      ...(cookie !== null && { extraHeaders: { cookie } }),
    });
    if (result === undefined) throw new Error(`Lighthouse had no answer for ${address}`);
    all.push(figuresOf(result));
  }
  const pick = (of: (figures: Figures) => number) => middle(all.map(of));
  return {
    scores: categories.map((_, index) => pick(figures => figures.scores[index] ?? 0)),
    lcpMs: pick(f => f.lcpMs),
    tbtMs: pick(f => f.tbtMs),
    cls: pick(f => f.cls),
    scriptKb: pick(f => f.scriptKb),
    fontKb: pick(f => f.fontKb),
    totalKb: pick(f => f.totalKb),
  };
}

export function rowOf(page: string, f: Figures): string {
  const cells = [
    page.padEnd(26),
    f.scores.join(" / ").padEnd(22),
    `${Math.round(f.lcpMs)} ms`.padStart(8),
    `${Math.round(f.tbtMs)} ms`.padStart(7),
    f.cls.toFixed(3).padStart(6),
    `${f.scriptKb.toFixed(0)} KB`.padStart(8),
    `${f.fontKb.toFixed(0)} KB`.padStart(7),
    `${f.totalKb.toFixed(0)} KB`.padStart(7),
  ];
  return `| ${cells.join(" | ")} |`;
}
