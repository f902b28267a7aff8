import { type ClaimedCheck, timeLimitMs } from "#features/checks/index.ts";
import { parseStatusRanges, type StatusRange } from "#features/monitors/status-ranges.ts";
import type { ProbeTarget } from "#probes/index.ts";

/** Any answer below 500 says that a bot's host is awake. */
const awake: readonly StatusRange[] = [[100, 499]];

/** The settings of ten thousand monitors are a handful of texts. */
const parsed = new Map<string, readonly StatusRange[]>();
const parsedMax = 1_000;

function rangesOf(text: string): readonly StatusRange[] {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  if (parsed.size >= parsedMax) parsed.clear();
  const ranges = parseStatusRanges(text) ?? [];
  parsed.set(text, ranges);
  return ranges;
}

/** What the probe is asked to do for a monitor. A host that sleeps gets a second call at once. */
export function probeTargetOf(check: ClaimedCheck, url: string): ProbeTarget {
  const isBot = check.type === "bot";
  return {
    url,
    timeLimitMs: timeLimitMs(check.type),
    acceptedStatuses: isBot ? awake : rangesOf(check.acceptedStatuses),
    keyword: check.keyword,
    secondTry: isBot,
  };
}
