import type { EngineName } from "./engines.ts";
import type { Node } from "./parse.ts";

export type Chain = readonly EngineName[];

/**
 * Each engine alone, so that no answer is larger than one of theirs that is fit, and rows of them. csso does not read what
 * lightningcss writes: it never comes second.
 */
const chains: Record<"best" | "maximum", readonly Chain[]> = {
  best: [["cssnano"], ["lightningcss"], ["csso"], ["csso", "lightningcss"], ["cssnano", "lightningcss"]],
  maximum: [
    ["cssnano"],
    ["lightningcss"],
    ["csso"],
    ["csso", "lightningcss"],
    ["cssnano", "lightningcss"],
    ["lightningcss", "cssnano"],
  ],
};

/** What csso 5 was written before: rules in rules, and media queries with signs. */
function isYoung(nodes: readonly Node[], isInRule = false): boolean {
  return nodes.some(node => {
    if (node.kind === "rule") return isInRule || isYoung(node.children, true);
    if (node.kind !== "at") return false;
    const hasSigns = node.name === "media" && node.prelude.some(({ text }) => /[<>]/.test(text));
    return isInRule || hasSigns || isYoung(node.children ?? []);
  });
}

/** The chains of a level that can read this sheet. */
export function chainsFor(level: "best" | "maximum", nodes: readonly Node[]): readonly Chain[] {
  const withoutCsso = isYoung(nodes);
  return chains[level].filter(chain => !(withoutCsso && chain.includes("csso")));
}

/**
 * In how many places an answer may say something else for the rest of it to be worth asking again. csso moves rules
 * about: where much of that is wrong, it stays wrong after what was wrong first is kept from it.
 */
export const changesMax = (chain: Chain): number => (chain.includes("csso") ? 300 : Number.POSITIVE_INFINITY);
