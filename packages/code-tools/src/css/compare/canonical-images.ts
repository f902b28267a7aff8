const directions: Record<string, string> = {
  "to top": "0deg",
  "to right": "90deg",
  "to bottom": "180deg",
  "to left": "270deg",
};

/** Splits at a sign outside of brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === sign && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}

const isShare = (text: string) => /^-?[\d.]+%$/.test(text) || text === "0";

/**
 * Stops of a gradient, each with one place: `red 0 50%` are two, and a place before the last one is the last one. Only
 * where all places are shares of the whole.
 */
function stopsOf(parts: readonly string[]): string[] | null {
  let last = Number.NEGATIVE_INFINITY;
  const stops: string[] = [];
  for (const part of parts) {
    const [color = "", ...places] = splitOutside(part, " ");
    if (places.length > 2 || !places.every(isShare) || isShare(color)) return null;
    if (places.length === 0) {
      if (stops.length === 0) last = 0;
      stops.push(color);
    }
    for (const place of places) {
      last = Math.max(last, Number.parseFloat(place));
      stops.push(`${color} ${last}%`);
    }
  }
  return stops;
}

/** A gradient with its sides as angles, without the default one, and its stops in one spelling. */
export function canonicalGradient(part: string): string {
  const [, name, inside] =
    /^((?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient)\((.*)\)$/.exec(part) ?? [];
  if (name === undefined || inside === undefined) return part;
  const parts = splitOutside(inside, ",").map(text => text.trim());
  const [first = "", ...rest] = parts;
  const isColor = /^(?:#|[\w-]+\(|currentcolor)/.test(first);
  const head = isColor
    ? []
    : [directions[first] !== undefined && !name.startsWith("-") ? directions[first] : first];
  const stops = isColor ? parts : rest;
  const shown = head[0] === "180deg" && name.endsWith("linear-gradient") && !name.startsWith("-") ? [] : head;
  return `${name}(${[...shown, ...(stopsOf(stops) ?? stops)].join(",")})`;
}

/** A shadow with `inset` first and without sizes of zero at the end; the colour is last. */
function shadow(parts: readonly string[]): string[] {
  const sizes = parts.filter(part => /^-?[\d.]/.test(part));
  const others = parts.filter(part => !sizes.includes(part) && part !== "inset");
  while (sizes.length > 2 && sizes.at(-1) === "0") sizes.pop();
  return [...(parts.includes("inset") ? ["inset"] : []), ...sizes, ...others];
}

/** Applies `change` to each layer of a list, between commas. */
export function eachLayer(parts: readonly string[], change: (layer: string[]) => string[]): string[] {
  const layers: string[][] = [[]];
  for (const part of parts) {
    if (part === ",") layers.push([]);
    else layers.at(-1)?.push(part);
  }
  return layers.flatMap((layer, at) => (at === 0 ? change(layer) : [",", ...change(layer)]));
}

export const canonicalShadows = (parts: readonly string[]): string[] => eachLayer(parts, shadow);
