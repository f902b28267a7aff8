import { describe, expect, it } from "vitest";
import { walk } from "../src/engine/walk.ts";
import type { Version } from "../src/index.ts";
import { runCase } from "./run-case.ts";
import { head, isReadable, read, steps } from "./statements.ts";

// Operators that bind less than a member, a call or a spread does.
const operators: Readonly<Record<string, (text: string) => string>> = {
  await: text => `await ${text}`,
  or: text => `${text} || ${text}`,
  choice: text => `yes ? ${text} : ${text}`,
};

// What the value of a statement's expression may be used for.
const uses: Readonly<Record<string, (text: string) => string>> = {
  not: text => `f(!${text});`,
  member: text => `f(${text}.x);`,
  call: text => `f(${text}());`,
  add: text => `f("a" + ${text} + "b");`,
  await: text => `await ${text};`,
  spread: text => `f([...${text}]);`,
  choice: text => `f(${text} ? 1 : 2);`,
  compare: text => `if (${text} === y) f();`,
  template: text => `f(\`\${${text}}\`);`,
};

type Pair = readonly [bare: string, inBrackets: string];

/** A statement with each of its arguments in the place of an operator's, and the same in brackets. */
function withArguments(statement: string, written: (text: string) => string): Pair[] {
  if (!isReadable(statement)) return [];
  const pairs: Pair[] = [];
  walk(read(statement), node => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    for (const one of node.arguments) {
      if (one.type === "SpreadElement") continue;
      const [start, end] = [(one.start ?? 0) - head.length, (one.end ?? 0) - head.length];
      const text = written(statement.slice(start, end));
      const put = (argument: string) => statement.slice(0, start) + argument + statement.slice(end);
      pairs.push([put(text), put(`(${text})`)]);
    }
  });
  return pairs;
}

/** What a text says, whatever brackets and spaces it is written with. */
const meaning = (statement: string): string =>
  JSON.stringify(read(statement), (key, value) =>
    /^(start|end|loc|extra|(leading|trailing|inner)Comments)$/.test(key) ? undefined : value,
  );

/** Pairs of one meaning that two texts come out of. */
function toldApart(pairs: readonly Pair[], from: Version, to: Version): string[] {
  return pairs.flatMap(pair => {
    const [one = "", other = ""] = pair.map(statement => runCase(statement, from, to).body);
    return meaning(one) === meaning(other) ? [] : `${one} is not ${other}`;
  });
}

const isOneMeaning = ([bare, inBrackets]: Pair): boolean =>
  isReadable(bare) && isReadable(inBrackets) && meaning(bare) === meaning(inBrackets);

describe.each(steps)("from $from to $to, brackets say nothing", ({ from, to, all }) => {
  it.each(Object.entries(operators))("around an argument: %s", (_name, written) => {
    const pairs = all.flatMap(([, statement]) => withArguments(statement, written)).filter(isOneMeaning);
    expect(pairs.length).toBeGreaterThan(all.length / 2);
    expect(toldApart(pairs, from, to)).toEqual([]);
  });

  it.each(Object.entries(uses))("around what is used: %s", (_name, used) => {
    const texts = all.map(([, statement]) => statement.replace(/;$/, ""));
    const pairs = texts.map((text): Pair => [used(text), used(`(${text})`)]).filter(isOneMeaning);
    expect(pairs.length).toBeGreaterThan(all.length / 2);
    expect(toldApart(pairs, from, to)).toEqual([]);
  });
});
