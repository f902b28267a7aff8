import { describe, expect, it } from "vitest";
import { findCommandSetProblems } from "./command-limits.ts";

const command = (more: object = {}) => ({ name: "ping", description: "Ping", ...more });
const option = (more: object = {}) => ({ type: 3, name: "text", description: "Text", ...more });
const subcommand = (more: object = {}) => option({ type: 1, name: "add", ...more });
const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `c${at}`, value: `v${at}` }));
const long = choices(25).map(({ name }) => ({ name: name.padEnd(100, "n"), value: "v".repeat(100) }));
const named = (count: number) => Array.from({ length: count }, (_, at) => option({ name: `o${at}` }));

const good: [what: string, command: object][] = [
  ["a plain one", command()],
  ["an Arabic name", command({ name: "عمر-الحساب" })],
  ["25 options", command({ options: named(25) })],
  ["25 choices", command({ options: [option({ choices: choices(25) })] })],
  ["a group", command({ options: [{ ...subcommand({ type: 2, options: [subcommand()] }) }] })],
  ["a context menu with a space", { type: 2, name: "Show profile" }],
  ["a name in Turkish", command({ name_localizations: { tr: "pıng" } })],
];

const bad: [what: string, command: object, problem: RegExp][] = [
  ["capitals", command({ name: "Ping" }), /lower case/],
  ["a space", command({ name: "ping me" }), /must match/],
  ["33 letters", command({ name: "a".repeat(33) }), /must match/],
  ["no description", command({ description: "" }), /1 to 100/],
  ["26 options", command({ options: named(26) }), /at most 25 options/],
  ["26 choices", command({ options: [option({ choices: choices(26) })] }), /at most 25 choices/],
  [
    "a required option too late",
    command({ options: [option(), option({ name: "b", required: true })] }),
    /come first/,
  ],
  ["the same option twice", command({ options: [option(), option()] }), /same name/],
  [
    "choices and autocomplete",
    command({ options: [option({ choices: choices(1), autocomplete: true })] }),
    /not both/,
  ],
  ["a subcommand beside an option", command({ options: [subcommand(), option()] }), /do not mix/],
  [
    "a subcommand in a subcommand",
    command({ options: [subcommand({ options: [subcommand()] })] }),
    /do not nest/,
  ],
  ["a locale that Discord lacks", command({ name_localizations: { ar: "بنق" } }), /no locale/],
  ["a context menu with a description", { type: 3, name: "Report", description: "Report" }, /no description/],
  [
    "8001 characters",
    command({ options: [option({ choices: long }), option({ name: "b", choices: long })] }),
    /8000/,
  ],
];
describe("limits of commands", () => {
  it.each(good)("lets %s pass", (_, one) => {
    expect(findCommandSetProblems([{ ...one }])).toEqual([]);
  });

  it.each(bad)("finds %s", (_, one, problem) => {
    expect(findCommandSetProblems([{ ...one }]).join("\n")).toMatch(problem);
  });

  it("finds names that are taken, and too many", () => {
    expect(findCommandSetProblems([command(), command()]).join()).toMatch(/same name/);
    const many = Array.from({ length: 101 }, (_, at) => command({ name: `c${at}` }));
    expect(findCommandSetProblems(many).join()).toMatch(/101 commands/);
  });
});
