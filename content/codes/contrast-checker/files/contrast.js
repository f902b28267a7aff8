const linear = channel => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** "#rgb", "#rrggbb", with or without # → [r, g, b]; null when it is none. */
export function parseHex(text) {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join("") : digits;
  return [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16));
}

export const toHex = rgb => `#${rgb.map(c => Math.round(c).toString(16).padStart(2, "0")).join("")}`;

export const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The ratio of WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What the ratio is good for. Never rounded up: 4.499 is not 4.5. */
export const grades = ratio => ({
  text: ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "fail",
  largeText: ratio >= 4.5 ? "AAA" : ratio >= 3 ? "AA" : "fail",
  parts: ratio >= 3 ? "AA" : "fail",
});

/** The colour nearest to `text` that reaches `wanted` on `background`: mixed with black or white, whichever needs less. */
export function nearestReadable(text, background, wanted = 4.5) {
  if (contrast(text, background) >= wanted) return text;
  const towards = end => {
    const mix = share => text.map((c, at) => Math.round(c + (end[at] - c) * share));
    if (contrast(end, background) < wanted) return null;
    let low = 0;
    let high = 1;
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (contrast(mix(middle), background) >= wanted) high = middle;
      else low = middle;
    }
    return { share: high, rgb: mix(high) };
  };
  const found = [towards([0, 0, 0]), towards([255, 255, 255])].filter(each => each !== null);
  if (found.length === 0) return null;
  return found.reduce((best, each) => (each.share < best.share ? each : best)).rgb;
}
