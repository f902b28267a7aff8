import { nextDue } from "#features/checks/index.ts";

/** A message and when it arrived. */
export type Arrival = [text: string, at: number];

/** Pairs of index and milliseconds since 1970, one after the other; bodies of Discord messages, texts of mails. */
export type Notes = { calls: number[]; failures: number[]; notices: Arrival[]; mails: Arrival[] };

/** The moments of each index, ascending. */
function byIndex(pairs: readonly number[]): Map<number, number[]> {
  const moments = new Map<number, number[]>();
  for (let n = 0; n + 1 < pairs.length; n += 2) {
    const index = pairs[n] ?? -1;
    const known = moments.get(index);
    if (known) known.push(pairs[n + 1] ?? 0);
    else moments.set(index, [pairs[n + 1] ?? 0]);
  }
  return moments;
}

/** How late each check came that was due in the window; one that did not come before the next was due is missed. */
export function latenessOf(
  calls: readonly number[],
  seqs: readonly number[],
  intervalMs: number,
  window: { fromMs: number; toMs: number },
) {
  const moments = byIndex(calls);
  const late: number[] = [];
  let expected = 0;
  seqs.forEach((seq, index) => {
    const seen = moments.get(index) ?? [];
    let due = nextDue(seq, intervalMs, new Date(window.fromMs)).getTime();
    for (; due < window.toMs; due += intervalMs) {
      expected++;
      const came = seen.find(at => at >= due - 1 && at < due + intervalMs);
      if (came !== undefined) late.push(Math.max(0, came - due));
    }
  });
  return { done: late.length, expected, late };
}

/** From the answer that confirmed a failure to the arrival of the notification. */
export function noticeDelays(failures: readonly number[], arrivals: readonly Arrival[]): number[] {
  const failed = byIndex(failures);
  const delays: number[] = [];
  for (const [text, at] of arrivals) {
    const index = Number(/\bmonitor (\d+)\b/.exec(text)?.[1] ?? -1);
    const confirmed = failed.get(index)?.[1];
    if (confirmed !== undefined) delays.push(at - confirmed);
  }
  return delays;
}

export function quantiles(values: readonly number[], shares: readonly number[]): string {
  if (values.length === 0) return "–";
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return shares.map(share => at(share).toFixed(1)).join(" / ");
}
