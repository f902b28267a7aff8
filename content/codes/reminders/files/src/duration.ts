const unitsS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const yearS = 366 * 86_400;

/** "2h30m" → seconds; null if it is none, or longer than a year. */
export function parseDuration(text: string): number | null {
  const pattern = /(\d{1,6})\s*([smhdw])/g;
  const lower = text.toLowerCase();
  if (lower.replaceAll(pattern, "").trim() !== "") return null;
  let seconds = 0;
  for (const [, count, unit = ""] of lower.matchAll(pattern)) seconds += Number(count) * (unitsS[unit] ?? 0);
  return seconds > 0 && seconds <= yearS ? seconds : null;
}
