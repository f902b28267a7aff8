export type StatusRange = readonly [from: number, to: number];

const codeMin = 100;
const codeMax = 599;
const rangesMax = 20;

function parseRange(text: string): StatusRange | null {
  const match = /^(\d{3})(?:-(\d{3}))?$/.exec(text.trim());
  if (!match) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from >= codeMin && to <= codeMax && from <= to ? [from, to] : null;
}

/** "200-299,401" → [[200, 299], [401, 401]]; null when a part is not a code or a range of codes from 100 to 599. */
export function parseStatusRanges(text: string): StatusRange[] | null {
  const parts = text.split(",");
  if (parts.length > rangesMax) return null;
  const ranges = parts.map(parseRange);
  return ranges.every(range => range !== null) ? ranges : null;
}
