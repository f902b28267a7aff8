import type { Node } from "@babel/types";
import { describe, expect, it } from "vitest";
import { walk } from "../src/engine/walk.ts";
import { runCase } from "./run-case.ts";
import { head, isReadable, read, steps } from "./statements.ts";

/** A statement with its texts between backticks. */
function inBackticks(statement: string): string {
  const texts: Node[] = [];
  walk(read(statement), node => {
    if (node.type === "StringLiteral" && /^[^`\\$]*$/.test(node.value)) texts.push(node);
  });
  let written = statement;
  for (const { start, end } of texts.reverse()) {
    const [open, close] = [(start ?? 0) - head.length, (end ?? 0) - head.length];
    const next = `${written.slice(0, open)}\`${written.slice(open + 1, close - 1)}\`${written.slice(close)}`;
    // The keys of an object cannot stand so.
    if (isReadable(next)) written = next;
  }
  return written;
}

/** What a statement says, whatever quotes its texts are written in. */
const meaning = (statement: string): string =>
  JSON.stringify(read(statement), (key, value) => {
    if (/^(start|end|loc|extra|(leading|trailing|inner)Comments)$/.test(key)) return undefined;
    const isText = value?.type === "TemplateLiteral" && value.expressions.length === 0;
    return isText ? { type: "StringLiteral", value: value.quasis[0].value.cooked } : value;
  });

describe.each(steps)("from $from to $to", ({ from, to, all }) => {
  it("texts are the same in backticks", () => {
    const pairs = all
      .filter(([, statement]) => isReadable(statement))
      .map(([, statement]) => [statement, inBackticks(statement)])
      .filter(([statement, written]) => statement !== written);
    expect(pairs.length).toBeGreaterThan(all.length / 6);
    for (const pair of pairs) {
      const [plain = "", other = ""] = pair.map(statement => meaning(runCase(statement, from, to).body));
      expect(other, pair[1]).toBe(plain);
    }
  });
});
