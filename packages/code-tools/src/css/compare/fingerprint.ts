import type { AtRule, Declaration, Node, Rule } from "../parse.ts";
import { canonicalPrelude, canonicalSelectors, canonicalSteps } from "./canonical-prelude.ts";
import { canonicalParts, canonicalValue } from "./canonical-value.ts";
import { initialOf } from "./initial.ts";
import { expand } from "./shorthands.ts";

/** What one declaration says about one selector, in the order of the sheet. */
export interface Entry {
  /** At-rules, parents and selector. */
  where: string;
  what: string;
  important: boolean;
  /** Offset of the declaration in its sheet. */
  start: number;
}
export type Fingerprint = Map<string, Entry[]>;

const conditional = /^(?:media|supports|container|layer|scope|starting-style|(?:-\w+-)?document)$/;

/** Words and functions that not every browser in use knows: what stands before them may be a fallback. */
const young =
  /(?<![\w-])(?:-(?:webkit|moz|ms|o)-|stretch|fit-content|min-content|max-content|sticky|clip|contents|revert|anywhere|flow-root|subgrid|[\d.]+(?:[sld]?v[ib]|[sld]v[wh]|cq\w|r?lh|cap|ic)(?!\w))|(?<![\w-])(?!(?:calc|rgba?|hsla?|url|translate\w*|scale\w*|rotate\w*|skew\w*|matrix\w*|cubic-bezier|steps|linear-gradient|attr|counters?|var|format)\()[\w-]+\(/;

const aliases: Record<string, string> = {
  "word-wrap": "overflow-wrap",
  "grid-gap": "gap",
  "grid-row-gap": "row-gap",
  "grid-column-gap": "column-gap",
};
/** The name of what a property sets, whichever of its names is used. */
export function plainName(name: string): string {
  const plain = name.replace(/^-webkit-/, "");
  return aliases[plain] ?? plain;
}
export const logical = /^(?:scroll-)?(?:margin|padding|inset|border)-(?:block|inline|start-|end-)/;

/** Properties of which some name sides of the screen and others sides of the text: their order among each other counts. */
function familyOf(name: string): string | null {
  if (/radius$/.test(name)) return "radius";
  if (/^(?:inset|top|right|bottom|left)(?:-|$)/.test(name)) return "inset";
  return (
    /^(?:scroll-)?(?:margin|padding)|^border(?=-(?:top|right|bottom|left|block|inline))/.exec(name)?.[0] ??
    null
  );
}

class Reader {
  readonly lists: Fingerprint = new Map();
  private readonly layers = new Set<string>();
  private readonly logicalFamilies = new Set<string>();

  constructor(nodes: readonly Node[]) {
    eachDeclaration(nodes, ({ name }) => {
      const family = logical.test(name) ? familyOf(name) : null;
      if (family !== null) this.logicalFamilies.add(family);
    });
  }

  private add(list: string, entry: Entry) {
    const entries = this.lists.get(list);
    if (entries) entries.push(entry);
    else this.lists.set(list, [entry]);
  }

  private declaration(where: readonly string[], { name, value, important, start }: Declaration) {
    const isFallback = young.test(value.map(token => token.text).join(""));
    for (const [longhand, text] of expand(name, canonicalParts(name, value))) {
      const list = plainName(longhand);
      const what = `${isFallback ? "?" : ""}${longhand}:${text === "initial" ? initialOf(longhand) : text}`;
      for (const place of where) {
        this.add(list, { where: place, what, important, start });
        const family = familyOf(longhand);
        if (family !== null && this.logicalFamilies.has(family))
          this.add(`${family} in both ways`, { where: place, what, important, start });
      }
    }
  }

  private rule(context: string, { prelude, children }: Rule, isNested: boolean) {
    const selectors = canonicalSelectors(prelude, isNested).sort();
    const where = selectors.map(selector => `${context}{${selector}`);
    const inside = `${context}{${selectors.join(",")}`;
    this.block(children, { where, inside, isNested: true });
  }

  /** A block whose declarations are no styles of elements: it counts as a whole, in its place among its like. */
  private whole(context: string, node: AtRule) {
    const list = `@${node.name}`;
    const where = `${context}${list} ${canonicalPrelude(node.name, node.prelude)}`;
    const what = node.children === null ? "" : wholeText(node.children, /keyframes$/.test(node.name));
    this.add(list, { where, what, important: false, start: node.start });
  }

  private at(context: string, node: AtRule, outer: Outer) {
    if (node.name === "charset") return;
    if (!conditional.test(node.name) || node.children === null) return this.whole(context, node);
    const inside = `${context}@${node.name} ${canonicalPrelude(node.name, node.prelude)}`;
    // The first mention of a layer settles its place.
    if (node.name === "layer" && !this.layers.has(inside)) {
      this.layers.add(inside);
      this.add("@layer", { where: inside, what: "", important: false, start: node.start });
    }
    const where = outer.where.map(
      place => `${place}@${node.name} ${canonicalPrelude(node.name, node.prelude)}`,
    );
    this.block(node.children, { where, inside, isNested: outer.isNested });
  }

  block(nodes: readonly Node[], outer: Outer) {
    for (const node of nodes) {
      if (node.kind === "declaration") this.declaration(outer.where, node);
      else if (node.kind === "rule") this.rule(outer.inside, node, outer.isNested);
      else if (node.kind === "at") this.at(outer.inside, node, outer);
      else if (node.kind === "raw")
        this.add("raw", {
          where: outer.inside,
          what: node.text.replace(/\s+/g, ""),
          important: false,
          start: node.start,
        });
    }
  }
}
type Outer = { where: readonly string[]; inside: string; isNested: boolean };

function eachDeclaration(nodes: readonly Node[], act: (node: Declaration) => void) {
  for (const node of nodes) {
    if (node.kind === "declaration") act(node);
    else if (node.kind === "rule" || node.kind === "at") eachDeclaration(node.children ?? [], act);
  }
}

/** Descriptors and steps as one text. */
function wholeText(nodes: readonly Node[], isSteps: boolean): string {
  if (isSteps) {
    const steps = new Map<string, string[]>();
    for (const node of nodes) {
      if (node.kind !== "rule") continue;
      for (const step of canonicalSteps(node.prelude)) {
        const said = node.children.flatMap(child =>
          child.kind === "declaration"
            ? expand(child.name, canonicalParts(child.name, child.value)).map(pair => pair.join(":"))
            : [],
        );
        steps.set(step, [...(steps.get(step) ?? []), ...said.sort()]);
      }
    }
    return JSON.stringify([...steps].sort());
  }
  const parts = nodes.map(node => {
    if (node.kind === "declaration") return `${node.name}:${canonicalValue(node.name, node.value)}`;
    if (node.kind === "rule")
      return `${canonicalSelectors(node.prelude, false)}{${wholeText(node.children, false)}}`;
    if (node.kind === "at")
      return `@${node.name} ${canonicalPrelude(node.name, node.prelude)}{${wholeText(node.children ?? [], false)}}`;
    return "";
  });
  return parts.filter(part => part !== "").join(";");
}

/** Leaves out what a later declaration of the same place always wins over, and puts neighbours that say the same in one order. */
function settle(entries: readonly Entry[]): Entry[] {
  const later = new Set<string>();
  const kept: Entry[] = [];
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const name = entry.what.slice(0, entry.what.indexOf(":")).replace("?", "");
    const key = `${entry.where}|${name}`;
    if (later.has(`${key}!`) || (!entry.important && later.has(key))) continue;
    if (!entry.what.startsWith("?")) later.add(entry.important ? `${key}!` : key);
    kept.push(entry);
  }
  kept.reverse();
  const order = (one: Entry, other: Entry) =>
    one.where < other.where ? -1 : one.where > other.where ? 1 : 0;
  const sorted: Entry[] = [];
  for (let from = 0; from < kept.length; ) {
    let to = from;
    while (
      to < kept.length &&
      kept[to]?.what === kept[from]?.what &&
      kept[to]?.important === kept[from]?.important
    )
      to += 1;
    const run = kept.slice(from, to).sort(order);
    sorted.push(...run.filter((entry, index) => entry.where !== run[index - 1]?.where));
    from = to;
  }
  return sorted;
}

/** Of animations with one name in one place the last one counts, wherever others stand. */
function lastOfEach(entries: readonly Entry[]): Entry[] {
  const last = new Map(entries.map(entry => [entry.where, entry]));
  return [...last.values()].sort((one, other) => (one.where < other.where ? -1 : 1));
}

/** What a style sheet says, longhand by longhand: a list of places and values in the order in which they win. */
export function fingerprint(nodes: readonly Node[]): Fingerprint {
  const reader = new Reader(nodes);
  reader.block(nodes, { where: [""], inside: "", isNested: false });
  for (const [list, entries] of reader.lists) {
    // `border` takes a picture away; where nobody puts one there, it makes no difference.
    const isIdle =
      list.startsWith("border-image-") &&
      entries.every(entry => /:(?:initial|inherit|unset)$/.test(entry.what));
    if (isIdle) reader.lists.delete(list);
    else if (list.endsWith("keyframes")) reader.lists.set(list, lastOfEach(entries));
    else reader.lists.set(list, list.startsWith("@") ? entries : settle(entries));
  }
  return reader.lists;
}
