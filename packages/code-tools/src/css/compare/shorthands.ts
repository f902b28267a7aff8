import {
  animationLonghands,
  expandAnimation,
  expandListStyle,
  expandTransition,
  type Pairs,
  transitionLonghands,
  withoutRepeats,
} from "./shorthand-lists.ts";

const sides = ["top", "right", "bottom", "left"] as const;
const corners = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
const lineParts = ["width", "style", "color"] as const;

const lineStyle = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;
const isColor = (part: string): boolean => /^(?:#|currentcolor$)/.test(part);
const isSize = (part: string): boolean => /^(?:[\d.-]|thin$|medium$|thick$|calc\()/.test(part);
/** Values of which only the browser knows what they hold, and words that mean each longhand alike. */
const isOpaque = (parts: readonly string[]): boolean =>
  parts.some(part => /\b(?:var|env|attr|if)\(/.test(part));
const isWide = (parts: readonly string[]): boolean =>
  parts.length === 1 && /^(?:inherit|initial|unset|revert|revert-layer)$/.test(parts[0] ?? "");

/** Which longhands each shorthand sets. */
const longhands: Record<string, readonly string[]> = {};
const boxes: Record<string, (side: string) => string> = {
  margin: side => `margin-${side}`,
  padding: side => `padding-${side}`,
  inset: side => side,
  "scroll-margin": side => `scroll-margin-${side}`,
  "scroll-padding": side => `scroll-padding-${side}`,
  "border-width": side => `border-${side}-width`,
  "border-style": side => `border-${side}-style`,
  "border-color": side => `border-${side}-color`,
};
for (const [name, longhand] of Object.entries(boxes)) longhands[name] = sides.map(longhand);
for (const side of sides) longhands[`border-${side}`] = lineParts.map(part => `border-${side}-${part}`);
longhands.border = [
  ...sides.flatMap(side => longhands[`border-${side}`] ?? []),
  ...["source", "slice", "width", "outset", "repeat"].map(part => `border-image-${part}`),
];
longhands["border-radius"] = corners.map(corner => `border-${corner}-radius`);
longhands.outline = lineParts.map(part => `outline-${part}`);
longhands["column-rule"] = lineParts.map(part => `column-rule-${part}`);
longhands.overflow = ["overflow-x", "overflow-y"];
longhands.gap = ["row-gap", "column-gap"];
longhands.flex = ["flex-grow", "flex-shrink", "flex-basis"];
longhands["flex-flow"] = ["flex-direction", "flex-wrap"];
longhands.columns = ["column-width", "column-count"];
longhands["list-style"] = ["list-style-type", "list-style-position", "list-style-image"];
longhands.background = [
  ...[
    "image",
    "position",
    "position-x",
    "position-y",
    "size",
    "repeat",
    "attachment",
    "origin",
    "clip",
    "color",
  ],
].map(part => `background-${part}`);
longhands["background-position"] = ["background-position-x", "background-position-y", "background-position"];
longhands.font = [
  ...["font-style", "font-variant", "font-weight", "font-stretch", "font-size", "line-height", "font-family"],
  ...[
    "font-size-adjust",
    "font-kerning",
    "font-feature-settings",
    "font-variation-settings",
    "font-optical-sizing",
  ],
];
longhands.transition = transitionLonghands;
longhands.animation = animationLonghands;
longhands["text-decoration"] = ["line", "style", "color", "thickness"].map(part => `text-decoration-${part}`);
longhands["place-items"] = ["align-items", "justify-items"];
longhands["place-content"] = ["align-content", "justify-content"];
longhands["place-self"] = ["align-self", "justify-self"];
longhands["grid-area"] = ["grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end"];
longhands["grid-row"] = ["grid-row-start", "grid-row-end"];
longhands["grid-column"] = ["grid-column-start", "grid-column-end"];
longhands["grid-template"] = ["grid-template-rows", "grid-template-columns", "grid-template-areas"];
longhands.grid = [
  ...(longhands["grid-template"] ?? []),
  ...["grid-auto-rows", "grid-auto-columns", "grid-auto-flow"],
];
for (const name of ["margin", "padding", "inset", "scroll-margin", "scroll-padding"])
  for (const axis of ["inline", "block"])
    longhands[`${name}-${axis}`] = ["start", "end"].map(end => `${name}-${axis}-${end}`);
longhands.container = ["container-name", "container-type"];
longhands.mask = ["image", "mode", "repeat", "position", "clip", "origin", "size", "composite"].map(
  part => `mask-${part}`,
);

/** One to four values for four sides. */
function spread(parts: readonly string[]): string[] | null {
  const [top, right = top, bottom = top, left = right] = parts;
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return null;
  return parts.length > 4 || parts.includes("/") || parts.includes(",") ? null : [top, right, bottom, left];
}

/** Width, style and colour in any order. */
function line(parts: readonly string[]): Record<(typeof lineParts)[number], string> | null {
  const found = { width: "medium", style: "none", color: "currentcolor" };
  const set = new Set<string>();
  for (const part of parts) {
    const kind = lineStyle.test(part) ? "style" : isColor(part) ? "color" : isSize(part) ? "width" : null;
    if (kind === null || set.has(kind)) return null;
    set.add(kind);
    found[kind] = part;
  }
  return found;
}

function expandLine(property: string, parts: readonly string[]): Pairs | null {
  const found = line(parts);
  if (found === null) return null;
  const ends = property === "border" ? sides.map(side => `border-${side}`) : [property];
  const pairs = ends.flatMap(end =>
    lineParts.map((part): [string, string] => [`${end}-${part}`, found[part]]),
  );
  if (property !== "border") return pairs;
  const image = (longhands.border ?? []).slice(-5).map((name): [string, string] => [name, "initial"]);
  return [...pairs, ...image];
}

function expandFlex(parts: readonly string[]): Pairs | null {
  const isNumber = (part: string | undefined) => part !== undefined && /^-?[\d.]+$/.test(part);
  const [first, second, third] = parts;
  const words: Record<string, string[]> = {
    none: ["0", "0", "auto"],
    auto: ["1", "1", "auto"],
    initial: ["0", "1", "auto"],
  };
  let found = parts.length === 1 ? words[first ?? ""] : undefined;
  if (!found && isNumber(first)) {
    if (parts.length === 1) found = [first ?? "", "1", "0"];
    else if (parts.length === 2)
      found = isNumber(second) ? [first ?? "", second ?? "", "0"] : [first ?? "", "1", second ?? ""];
    else if (isNumber(second) && third !== undefined) found = [first ?? "", second ?? "", third];
  }
  if (!found) return null;
  // `0%` and `0` as a basis differ only where the height of the container is not known: they are kept apart below.
  return (longhands.flex ?? []).map((name, index) => [name, found[index] ?? ""]);
}

/** Direction and wrapping in any order. */
function expandFlow(parts: readonly string[]): Pairs | null {
  const wraps = parts.filter(part => /wrap/.test(part));
  const ways = parts.filter(part => /^(?:row|column)/.test(part));
  if (wraps.length > 1 || ways.length > 1 || wraps.length + ways.length !== parts.length) return null;
  return [
    ["flex-direction", ways[0] ?? "row"],
    ["flex-wrap", wraps[0] ?? "nowrap"],
  ];
}

function pairOf(names: readonly string[], parts: readonly string[]): Pairs | null {
  const [first, second = first] = parts;
  if (first === undefined || second === undefined || parts.length > 2) return null;
  return names.map((name, index) => [name, index === 0 ? first : second]);
}

function expandKnown(property: string, parts: readonly string[]): Pairs | null {
  const names = longhands[property] ?? [];
  if (boxes[property] || property === "border-radius") {
    return spread(parts)?.map((value, index): [string, string] => [names[index] ?? "", value]) ?? null;
  }
  if (/^(?:border(?:-(?:top|right|bottom|left))?|outline|column-rule)$/.test(property))
    return expandLine(property, parts);
  if (/^(?:overflow|gap|place-(?:items|content|self)|.*-(?:inline|block))$/.test(property))
    return pairOf(names, parts);
  if (property === "list-style") return expandListStyle(parts);
  if (property === "container" && parts.length === 3 && parts[1] === "/")
    return pairOf(names, [parts[0] ?? "", parts[2] ?? ""]);
  if (property === "transition") return expandTransition(parts);
  if (property === "animation") return expandAnimation(parts);
  if (property === "flex-flow") return expandFlow(parts);
  return property === "flex" ? expandFlex(parts) : null;
}

/**
 * What a declaration sets, longhand by longhand. A shorthand that is not taken apart sets each of its longhands to its
 * whole text: its place among the others still counts.
 */
export function expand(property: string, parts: readonly string[]): Pairs {
  const [, prefix = "", plain = property] = /^(-(?:webkit|moz|ms|o)-)?(.*)$/.exec(property) ?? [];
  const names = longhands[plain]?.map(name => `${prefix}${name}`);
  const text = parts.join(" ");
  if (names === undefined) return [withoutRepeats([property, text])];
  if (isWide(parts)) return names.map(name => [name, text]);
  const known = isOpaque(parts) ? null : expandKnown(plain, parts);
  if (known) return known.map(([name, value]) => withoutRepeats([`${prefix}${name}`, value]));
  // Whatever a border is, it takes the picture away.
  const isTaken = (name: string) => plain === "border" && name.includes("border-image-");
  return names.map(name => [name, isTaken(name) ? "initial" : `${property}: ${text}`]);
}
