export type Pairs = [string, string][];

export const transitionLonghands = ["property", "duration", "timing-function", "delay", "behavior"].map(
  part => `transition-${part}`,
);
export const animationLonghands = [
  ...["name", "duration", "timing-function", "delay", "iteration-count", "direction", "fill-mode"],
  ...["play-state", "timeline", "range-start", "range-end"],
].map(part => `animation-${part}`);

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
export function expandTransition(parts: readonly string[]): Pairs | null {
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
  return transitionLonghands.map((name, index) => [
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

export function expandAnimation(parts: readonly string[]): Pairs | null {
  const found = layersOf(parts).map(animationLayer);
  if (found.includes(null)) return null;
  return animationLonghands.map((name, index) => [
    name,
    found.map(layer => layer?.[index] ?? "").join(" , "),
  ]);
}

/** Longhands whose list begins anew when it is used up: the same thing several times is that thing once. */
const repeating =
  /^(?:-webkit-)?(?:transition|animation)-(?:duration|timing-function|delay|iteration-count|direction|fill-mode)$/;

export function withoutRepeats([name, text]: [string, string]): [string, string] {
  if (!repeating.test(name) || !text.includes(" , ")) return [name, text];
  const [first = "", ...rest] = text.split(" , ");
  return [name, rest.every(other => other === first) ? first : text];
}

const isNone = (part: string) => part === "none";

/** Type, position and picture of a list in any order; null where `none` could be either. */
export function expandListStyle(parts: readonly string[]): Pairs | null {
  const position = parts.filter(part => /^(?:inside|outside)$/.test(part));
  const image = parts.filter(part => /^(?:url|[\w-]*gradient|image-set)\(/.test(part));
  const type = parts.filter(part => !position.includes(part) && !image.includes(part));
  if (position.length > 1 || image.length > 1 || type.length > 1) return null;
  if (type.some(isNone) && image.length > 0) return null;
  return [
    ["list-style-type", type[0] ?? "disc"],
    ["list-style-position", position[0] ?? "outside"],
    ["list-style-image", image[0] ?? "none"],
  ];
}
