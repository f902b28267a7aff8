import { parse } from "@babel/parser";
import type { Node } from "@babel/types";
import { describe, expect, it } from "vitest";
import { walk } from "../src/engine/walk.ts";
import { cases12 } from "./cases-12.ts";
import { cases13 } from "./cases-13.ts";
import { cases14 } from "./cases-14.ts";
import { casesRest } from "./cases-rest.ts";
import { casesSeen } from "./cases-seen.ts";
import { runCase } from "./run-case.ts";

type Insertion = { at: number; text: string };
/** What a way of writing puts around a node. */
type Layout = (node: Node) => Insertion[];

const around = (node: Node | null | undefined, open: string, close: string): Insertion[] =>
  node
    ? [
        { at: node.start ?? 0, text: open },
        { at: node.end ?? 0, text: close },
      ]
    : [];

const argumentsOf = (node: Node): Node[] =>
  node.type === "CallExpression" || node.type === "NewExpression"
    ? node.arguments.filter(one => one.type !== "SpreadElement")
    : [];

const layouts: Readonly<Record<string, Layout>> = {
  "brackets around arguments": node => argumentsOf(node).flatMap(one => around(one, "(", ")")),
  "brackets around objects": node =>
    node.type === "MemberExpression" && node.object.type !== "Super" ? around(node.object, "(", ")") : [],
  "brackets around values": node =>
    node.type === "ObjectProperty" && !node.shorthand && !/Pattern$/.test(node.value.type)
      ? around(node.value, "(", ")")
      : [],
  "comments around arguments": node => argumentsOf(node).flatMap(one => around(one, "/* ( */ ", " /* ) */")),
  "lines and comments": node => [
    ...argumentsOf(node).flatMap(one => around(one, "\n  ", "\n")),
    ...(node.type === "ObjectProperty" ? around(node, "\n    ", " // ,\n") : []),
  ],
  "commas at the end": node => around(argumentsOf(node).at(-1), "", ","),
};

/** Rows that a person gets who writes so: brackets that nobody writes, and comments that would be lost. */
const toPerson: Readonly<Record<string, readonly string[]>> = {
  "brackets around objects": ["12-081", "12-106", "12-T30", "13-016", "13-095", "14-116"],
  "comments around arguments": ["12-150", "13-016"],
};

const isReadable = (code: string): boolean => {
  try {
    parse(`async () => {${code}}`);
    return true;
  } catch {
    return false;
  }
};

/** The statement in another layout; null where it cannot be written so. */
function laidOut(statement: string, layout: Layout): string | null {
  const head = "async () => {";
  if (!isReadable(statement)) return null;
  const insertions: Insertion[] = [];
  walk(parse(`${head}${statement}}`).program, node => insertions.push(...layout(node)));
  // What closes stands before what opens at the same place.
  const rows = insertions.map((one, order) => ({
    ...one,
    order,
    isOpen: /^\(|^\/\* \(|^\n +$/.test(one.text),
  }));
  rows.sort((a, b) => a.at - b.at || Number(a.isOpen) - Number(b.isOpen) || a.order - b.order);
  let text = "";
  let from = head.length;
  for (const { at, text: inserted } of rows) {
    text += `${head}${statement}`.slice(from, at) + inserted;
    from = at;
  }
  const whole = text + `${head}${statement}`.slice(from);
  return isReadable(whole) ? whole : null;
}

const steps = [
  { from: 11, to: 12, cases: cases12 },
  { from: 12, to: 13, cases: cases13 },
  { from: 13, to: 14, cases: cases14 },
] as const;

describe.each(steps)("from $from to $to, in any layout", ({ from, to, cases }) => {
  const all = [...cases, ...[...casesRest, ...casesSeen].filter(([id]) => id.startsWith(`${to}-`))];
  it.each(Object.entries(layouts))(
    "%s: what comes out can be read, and is the same when converted again",
    (name, layout) => {
      const written = all.flatMap(([, plain]) => {
        const statement = laidOut(plain, layout);
        return statement === null ? [] : { plain, statement };
      });
      expect(written.length).toBeGreaterThan(all.length / 2);
      const broken = written.filter(({ plain, statement }) => {
        const { body, rules, flags, unreadable } = runCase(statement, from, to);
        // A change with which the text could not be read would have become a remark.
        const isLeft = runCase(plain, from, to).rules.some(
          one => flags.includes(one) && !rules.includes(one) && !toPerson[name]?.includes(one),
        );
        return unreadable !== null || isLeft || runCase(body, from, to).body !== body;
      });
      expect(broken).toEqual([]);
    },
  );
});
