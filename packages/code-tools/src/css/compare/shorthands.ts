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
longhands.transition = ["property", "duration", "timing-function", "delay", "behavior"].map(
  part => `transition-${part}`,
);
longhands.animation = [
  ...["name", "duration", "timing-function", "delay", "iteration-count", "direction", "fill-mode"],
  ...["play-state", "timeline", "range-start", "range-end"],
].map(part => `animation-${part}`);
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

type Pairs = [string, string][];

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

function pairOf(names: readonly string[], parts: readonly string[]): Pairs | null {
  const [first, second = first] = parts;
  if (first === undefined || second === undefined || parts.length > 2) return null;
  return names.map((name, index) => [name, index === 0 ? first : second]);
}

/** The layers of a list, between commas. */
function layersOf(parts: readonly string[]): string[][] {
  const layers: string[][] = [[]];
  for (const part of parts) {
    if (part === ",") layers.push([]);
    else layers.at(-1)?.push(part);
  }
  return layers;
}

const timing =
  /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|cubic-bezier\(.*|steps\(.*|linear\(.*)$/;
const duration = /^-?[\d.]+s$/;

/** Property, duration, easing, delay and behaviour of each layer of a transition, with what is left out. */
function expandTransition(parts: readonly string[]): Pairs | null {
  const found = layersOf(parts).map(layer => {
    const times = layer.filter(part => duration.test(part));
    const easing = layer.filter(part => timing.test(part));
    const behavior = layer.filter(part => /^(?:normal|allow-discrete)$/.test(part));
    const rest = layer.filter(part => ![...times, ...easing, ...behavior].includes(part));
    if (times.length > 2 || easing.length > 1 || rest.length > 1 || behavior.length > 1) return null;
    if (!rest.every(part => /^[\w-]+$/.test(part))) return null;
    return [
      rest[0] ?? "all",
      times[0] ?? "0s",
      easing[0] ?? "ease",
      times[1] ?? "0s",
      behavior[0] ?? "normal",
    ];
  });
  if (found.includes(null)) return null;
  return (longhands.transition ?? []).map((name, index) => [
    name,
    found.map(layer => layer?.[index] ?? "").join(" , "),
  ]);
}

const animationWords = {
  direction: /^(?:normal|reverse|alternate|alternate-reverse)$/,
  fill: /^(?:forwards|backwards|both)$/,
  state: /^(?:running|paused)$/,
};

/** One animation of a list, part by part with what is left out; null where a word could be two things. */
function animationLayer(layer: readonly string[]): string[] | null {
  const rest: string[] = [];
  const found: Record<string, string[]> = {
    time: [],
    easing: [],
    count: [],
    direction: [],
    fill: [],
    state: [],
  };
  for (const part of layer) {
    if (duration.test(part)) found.time?.push(part);
    else if (timing.test(part)) found.easing?.push(part);
    else if (part === "infinite" || /^[\d.]+$/.test(part)) found.count?.push(part);
    else if (animationWords.direction.test(part)) found.direction?.push(part);
    else if (animationWords.fill.test(part)) found.fill?.push(part);
    else if (animationWords.state.test(part)) found.state?.push(part);
    else rest.push(part);
  }
  const { time = [], easing = [], count = [], direction = [], fill = [], state = [] } = found;
  if (time.length > 2 || [easing, count, direction, fill, state, rest].some(list => list.length > 1))
    return null;
  const head = [rest[0] ?? "none", time[0] ?? "0s", easing[0] ?? "ease", time[1] ?? "0s", count[0] ?? "1"];
  return [
    ...head,
    direction[0] ?? "normal",
    fill[0] ?? "none",
    state[0] ?? "running",
    "auto",
    "normal",
    "normal",
  ];
}

function expandAnimation(parts: readonly string[]): Pairs | null {
  const found = layersOf(parts).map(animationLayer);
  if (found.includes(null)) return null;
  return (longhands.animation ?? []).map((name, index) => [
    name,
    found.map(layer => layer?.[index] ?? "").join(" , "),
  ]);
}

function expandKnown(property: string, parts: readonly string[]): Pairs | null {
  const names = longhands[property] ?? [];
  if (boxes[property] || property === "border-radius") {
    return spread(parts)?.map((value, index): [string, string] => [names[index] ?? "", value]) ?? null;
  }
  if (/^(?:border(?:-(?:top|right|bottom|left))?|outline|column-rule)$/.test(property))
    return expandLine(property, parts);
  if (/^(?:overflow|gap|place-(?:items|content|self))$/.test(property)) return pairOf(names, parts);
  if (property === "transition") return expandTransition(parts);
  if (property === "animation") return expandAnimation(parts);
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
  if (names === undefined) return [[property, text]];
  if (isWide(parts)) return names.map(name => [name, text]);
  const known = isOpaque(parts) ? null : expandKnown(plain, parts);
  if (known) return known.map(([name, value]) => [`${prefix}${name}`, value]);
  return names.map(name => [name, `${property}: ${text}`]);
}
