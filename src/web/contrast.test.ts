import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Oklch = { l: number; c: number; h: number };
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function colours(name: string): Record<"light" | "dark", Oklch> {
  const value = new RegExp(`--color-${name}:([^;]+);`).exec(css)?.[1] ?? "";
  const found = Array.from(value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g), match => ({
    l: Number(match[1]),
    c: Number(match[2]),
    h: Number(match[3]),
  }));
  const [light, dark = light] = found;
  if (light === undefined || dark === undefined) throw new Error(`no colour ${name}`);
  return { light, dark };
}

/** Relative luminance by WCAG, from Oklch by way of linear sRGB cut to what a screen shows. */
function luminance({ l, c, h }: Oklch): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  const red = cut(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const green = cut(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const blue = cut(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("colours on %s", scheme => {
  const texts = ["text", "muted", "accent", "coin", "online", "offline", "pending"];
  const surfaces = ["canvas", "surface", "raised"];
  const pairs = [
    ...texts.flatMap(text => surfaces.map(surface => [text, surface])),
    ...["accent", "coin", "online", "offline", "pending"].flatMap(name => [
      [name, `${name}-soft`],
      ["text", `${name}-soft`],
    ]),
    ["on-accent", "accent-fill"],
    ["on-accent", "accent-fill-hover"],
  ];
  it.each(pairs)("%s is readable on %s", (text = "", surface = "") => {
    expect(contrast(colours(text)[scheme], colours(surface)[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)("edges of controls are seen on %s", surface => {
    expect(contrast(colours("line-strong")[scheme], colours(surface)[scheme])).toBeGreaterThanOrEqual(3);
  });

  it.each(["online-fill", "offline-fill"])("%s is seen on a surface", name => {
    expect(contrast(colours(name)[scheme], colours("surface")[scheme])).toBeGreaterThanOrEqual(3);
  });
});
