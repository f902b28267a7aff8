import type { Node } from "@babel/types";
import { describe, expect, it } from "vitest";
import { walk } from "../src/engine/walk.ts";
import { runCase } from "./run-case.ts";
import { head, isReadable, read, steps } from "./statements.ts";

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
  "brackets around the first argument": node => around(argumentsOf(node).at(0), "(", ")"),
  "brackets around the last argument": node => around(argumentsOf(node).at(-1), "(", ")"),
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
  "brackets around objects": ["12-081", "12-106", "12-T30", "13-016", "13-095", "14-116", "14-T71"],
  "comments around arguments": ["12-150", "13-016", "13-020", "13-T26", "14-T71"],
  "lines and comments": ["14-T110"],
};

/** The statement in another layout; null where it cannot be written so. */
function laidOut(statement: string, layout: Layout): string | null {
  if (!isReadable(statement)) return null;
  const insertions: Insertion[] = [];
  walk(read(statement), node => insertions.push(...layout(node)));
  return inserted(statement, insertions);
}

/** The statement with texts put in, at offsets behind `head`; null where it cannot be read so. */
function inserted(statement: string, insertions: readonly Insertion[]): string | null {
  // What closes stands before what opens at the same place.
  const rows = insertions.map((one, order) => ({
    ...one,
    order,
    isOpen: /^\(|^\/\* \(|^\n +$/.test(one.text),
  }));
  rows.sort((a, b) => a.at - b.at || Number(a.isOpen) - Number(b.isOpen) || a.order - b.order);
  let text = "";
  let from = head.length;
  for (const { at, text: one } of rows) {
    text += `${head}${statement}`.slice(from, at) + one;
    from = at;
  }
  const whole = text + `${head}${statement}`.slice(from);
  return isReadable(whole) ? whole : null;
}

describe.each(steps)("from $from to $to, in any layout", ({ from, to, all }) => {
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
