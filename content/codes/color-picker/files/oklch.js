const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const toLinear = c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = c => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** OKLCH (lightness 0–1, chroma 0–0.4, hue in degrees) → linear red, green, blue, perhaps outside 0–1. */
function oklchToLinear({ l, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export const isInSrgb = colour => oklchToLinear(colour).every(c => c >= -0.0001 && c <= 1.0001);

/** The same lightness and hue with as much chroma as the screen can show. */
export function fitToSrgb(colour) {
  if (isInSrgb(colour)) return colour;
  let low = 0;
  let high = colour.c;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isInSrgb({ ...colour, c: middle })) low = middle;
    else high = middle;
  }
  return { ...colour, c: low };
}

export function oklchToHex(colour) {
  const channels = oklchToLinear(fitToSrgb(colour)).map(c => Math.round(toGamma(clamp(c, 0, 1)) * 255));
  return `#${channels.map(c => c.toString(16).padStart(2, "0")).join("")}`;
}

/** "#5865f2" or "58f" → OKLCH; null when it is no colour. */
export function hexToOklch(text) {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join("") : digits;
  const [r, g, b] = [0, 2, 4].map(at => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(x, y);
  return { l, c, h: c < 0.0002 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** Discord writes colours as one number. */
export const hexToNumber = hex => Number.parseInt(hex.slice(1), 16);
