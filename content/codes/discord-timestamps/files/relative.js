const units = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** "in 3 days", rounded to the largest unit that fits. */
export function relative(date, now, language) {
  const seconds = Math.round((Number(date) - Number(now)) / 1000);
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(language).format(Math.round(seconds / size), unit);
}
