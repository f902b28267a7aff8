/** @typedef {{ month: number, day: number }} DayOfYear */
/** @typedef {DayOfYear & { year: number, hour: number }} Now */

/** A leap year: the 29th of February is a birthday, too. */
const leapYear = 2024;
const dayMs = 86_400_000;

/** @param {DayOfYear} date */
export function isRealDay({ month, day }) {
  const date = new Date(Date.UTC(leapYear, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** @param {DayOfYear} date */
export const nameOf = ({ month, day }) =>
  new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    Date.UTC(leapYear, month - 1, day),
  );

/**
 * What the calendar and the clock on the wall say there.
 * @param {string} zone
 * @returns {Now}
 */
export function today(zone, now = new Date()) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    hourCycle: "h23",
  }).formatToParts(now);
  /** @param {Intl.DateTimeFormatPartTypes} type */
  const read = type => Number(parts.find(part => part.type === type)?.value);
  return { year: read("year"), month: read("month"), day: read("day"), hour: read("hour") };
}

/**
 * The day on which a birthday is celebrated in a year: without a 29th of February, on the 28th.
 * @param {DayOfYear} date
 * @param {number} year
 */
export function celebratedOn({ month, day }, year) {
  const isMissing = month === 2 && day === 29 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
  return isMissing ? { month: 2, day: 28 } : { month, day };
}

/**
 * @param {DayOfYear} date
 * @param {Now} now
 */
export function daysUntil(date, now) {
  const start = Date.UTC(now.year, now.month - 1, now.day);
  const [thisYear, nextYear] = [now.year, now.year + 1].map(year => {
    const { month, day } = celebratedOn(date, year);
    return Math.round((Date.UTC(year, month - 1, day) - start) / dayMs);
  });
  return thisYear >= 0 ? thisYear : nextYear;
}
