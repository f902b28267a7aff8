import { describe, expect, it } from "vitest";
import { isInvocation } from "../src/engine/nodes.ts";
import { walk } from "../src/engine/walk.ts";
import { runCase } from "./run-case.ts";
import { head, isReadable, read, steps } from "./statements.ts";

const list = "...given";

/** A statement with a list spread in the place of each argument of each call, before it, and behind it. */
function withSpread(statement: string): string[] {
  if (!isReadable(statement)) return [];
  const written: string[] = [];
  walk(read(statement), node => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    for (const one of node.arguments) {
      const [start, end] = [(one.start ?? 0) - head.length, (one.end ?? 0) - head.length];
      const text = statement.slice(start, end);
      for (const put of [list, `${list}, ${text}`, `${text}, ${list}`])
        written.push(statement.slice(0, start) + put + statement.slice(end));
    }
  });
  return written.filter(isReadable);
}

/** How many calls get the list as arguments: nowhere else may it be, and no call lose it. */
function spreadsOf(statement: string): number {
  let count = 0;
  walk(read(statement), node => {
    if (!isInvocation(node)) return;
    count += node.arguments.filter(
      one =>
        one.type === "SpreadElement" && one.argument.type === "Identifier" && one.argument.name === "given",
    ).length;
  });
  return count;
}

describe.each(steps)("from $from to $to", ({ from, to, all }) => {
  it("a list that is spread among arguments stays there", () => {
    const statements = all.flatMap(([, statement]) => withSpread(statement));
    expect(statements.length).toBeGreaterThan(all.length);
    const lost = statements.filter(one => spreadsOf(runCase(one, from, to).body) !== spreadsOf(one));
    expect(lost).toEqual([]);
  });
});
