/** @type {Record<string, number>} */
const unitsS = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const range = { min: 60, max: 60 * 86_400 };

/**
 * "1d12h" → seconds; null if it is none or out of range.
 * @param {string} text
 */
export function parseDuration(text) {
  const parts = [...text.toLowerCase().matchAll(/(\d+)\s*([smhdw])/g)];
  const isWhole =
    text
      .toLowerCase()
      .replaceAll(/(\d+)\s*([smhdw])/g, "")
      .trim() === "";
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * unitsS[unit], 0);
  return isWhole && seconds >= range.min && seconds <= range.max ? seconds : null;
}
