import { describe, expect, it } from "vitest";
import { findHouseProblems } from "./house.mjs";

const problemsOf = (path, text) => findHouseProblems([{ path, text }]);

describe("physical sides", () => {
  it.each([
    '<p className="ml-2 flex" />',
    '<p className="flex md:-mr-[3px]" />',
    "<p className={`pl-4`} />",
    '<p className={cn("hover:pr-px", x)} />',
    '<p className="left-0" />',
    '<p className="-right-1/2" />',
    '<p className="text-left" />',
    '<p className="border-r-2" />',
    '<p className="sm:rounded-l-md rounded" />',
    '<p className="rounded-tr-lg" />',
    '<p className="!ml-auto" />',
    '<p className="float-right" />',
    "<p style={{ marginLeft: 4 }} />",
    '<p style={{ textAlign: "right" }} />',
  ])("refuses %s", text => {
    expect(problemsOf("src/web/ui/card.tsx", text)).toEqual([
      expect.stringContaining("src/web/ui/card.tsx: line 1:"),
    ]);
  });

  it.each([
    "margin-left: 1px;",
    "padding-right:0",
    "border-left-color: red",
    "  left: 0;",
    "right : auto",
    "text-align: left",
    "border-top-right-radius: 2px",
    "@apply ml-2;",
  ])("refuses %s in a style sheet", text => {
    expect(problemsOf("src/web/app.css", `a {\n${text}\n}`)).toEqual([expect.stringContaining("line 2")]);
  });

  it.each([
    '<p className="ms-2 me-auto ps-4 pe-px start-0 end-1/2 text-start border-s rounded-e-lg" />',
    '<p className="html-2 xml-3 border-red-500 rounded-lg border-line" />',
    '<Toasts position="top-right" rtl />',
    "// right-to-left and left-to-right",
    '<p dir="rtl">the left: one</p>',
  ])("allows %s", text => {
    expect(problemsOf("src/web/ui/card.tsx", text)).toEqual([]);
  });

  it("allows logical properties in a style sheet", () => {
    const text =
      "a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; border-start-end-radius: 2px; --left: 1; }";
    expect(problemsOf("src/web/app.css", text)).toEqual([]);
  });
});

describe("files", () => {
  it("refuses more than 300 lines in the product", () => {
    const lines = count => "x;\n".repeat(count);
    expect(problemsOf("src/core/long.ts", lines(300))).toEqual([]);
    expect(problemsOf("src/core/long.ts", lines(301))).toEqual([expect.stringContaining("301 lines")]);
    expect(problemsOf("packages/tool/long.ts", lines(301))).toHaveLength(1);
    expect(problemsOf("content/long.md", lines(301))).toEqual([]);
  });

  it.each([
    "utils.ts",
    "string-utils.ts",
    "helpers.tsx",
    "http.helper.ts",
    "misc.css",
    "common.ts",
    "job-manager.ts",
  ])("refuses the name %s", name => {
    expect(problemsOf(`src/core/${name}`, "")).toEqual([expect.stringContaining("the name says nothing")]);
  });

  it.each(["utility-bill.ts", "commonplace.ts", "management.ts"])("allows the name %s", name => {
    expect(problemsOf(`src/core/${name}`, "")).toEqual([]);
  });
});

describe("code", () => {
  it("lets only core/env read the environment", () => {
    const text = "const port = process.env.PORT;";
    expect(problemsOf("src/api/app.ts", text)).toEqual([expect.stringContaining("line 1: only core/env")]);
    expect(problemsOf("src/core/env.ts", text)).toEqual([]);
    expect(problemsOf("tests/support/app.ts", text)).toEqual([]);
  });

  it.each(["// TODO: later", "/* FIXME */", "<p>Coming soon</p>"])("refuses the unfinished %s", text => {
    expect(problemsOf("src/web/page.tsx", text)).toEqual([
      expect.stringContaining("finish it or leave it out"),
    ]);
  });

  it.each(["it.only(", "describe.skip(", "test.todo(", "test.describe.fixme(", "it.concurrent.only("])(
    "refuses %s in a test",
    call => {
      expect(problemsOf("src/core/time.test.ts", `${call}"x", () => {});`)).toEqual([
        expect.stringContaining("every test runs"),
      ]);
    },
  );

  it("allows each, skipped rows of data and the like in a test", () => {
    expect(problemsOf("src/core/time.test.ts", "it.each([])(x); rows.skip(1); list.only = 1;")).toEqual([]);
  });

  it.each(["vi.mock(", "vi.doMock(", "vi.resetModules("])("lets only isolated tests call %s", text => {
    expect(problemsOf("src/core/time.test.ts", text)).toEqual([expect.stringContaining("*.isolated.test.*")]);
    expect(problemsOf("src/core/time.isolated.test.ts", text)).toEqual([]);
    expect(problemsOf("src/core/time.test.ts", "vi.mocked(now); vi.fn();")).toEqual([]);
  });
});

describe("words", () => {
  it.each(["/home/me/project", "see /root/x", '"/work/x"'])("refuses the machine's path %s", text => {
    expect(problemsOf("docs/notes.md", text)).toEqual([expect.stringContaining("path of one machine")]);
  });

  it.each(["/homepage", "https://ra3d.example/home/", "src/work/x", "/workers/x"])("allows %s", text => {
    expect(problemsOf("docs/notes.md", text)).toEqual([]);
  });

  it.each(["as issue 12 asks", "see issue #3", "the brief says", "by a sub-agent"])(
    "refuses the talk of %s",
    text => {
      expect(problemsOf("docs/notes.md", text)).toEqual([expect.stringContaining("speaks of the work")]);
    },
  );

  it("allows the product's own words", () => {
    expect(problemsOf("src/core/x.ts", "session, User-Agent, issues a token, brief, prompt")).toEqual([]);
  });
});
