import { describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { languages, policyNames } from "#core/vocabulary.ts";
import { getPolicy, parsePolicy } from "./index.ts";
import type { Policy } from "./policy.schema.ts";

const read = (name: Policy["name"], language: "en" | "ar", settings: Record<string, string> = {}) =>
  getPolicy({ services: { env: parseEnv(settings) }, language }, name);

describe.each(policyNames)("%s", name => {
  it.each(languages)("is whole in %s", language => {
    const policy = read(name, language);
    expect(JSON.stringify(policy)).not.toMatch(/[{]\w+[}]/);
    expect(policy.sections.length).toBeGreaterThan(5);
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(policy.sections.length);
  });

  it("has the same parts, points and date in both languages", () => {
    const shape = ({ updatedAt, sections }: Policy) => ({
      updatedAt,
      sections: sections.map(({ id, blocks }) => [
        id,
        blocks.map(block => (block.kind === "list" ? block.items.length : 0)),
      ]),
    });
    expect(shape(read(name, "ar"))).toEqual(shape(read(name, "en")));
  });
});

it("names addresses where they are set, and the contact form otherwise", () => {
  const hrefs = (settings: Record<string, string>) =>
    JSON.stringify(read("terms-of-use", "en", settings)).match(/mailto:[^"]+/g) ?? [];
  expect(hrefs({})).toEqual([]);
  const addresses = { SUPPORT_EMAIL: "help@site.example", LEGAL_EMAIL: "law@site.example" };
  expect(new Set(hrefs(addresses))).toEqual(new Set(["mailto:help@site.example", "mailto:law@site.example"]));
});

it.each([
  ["en", [/obfuscat/i, /ready/i, /minif|smaller/i]],
  ["ar", [/تشويش|تعمية|تشفير/, /جاهز/, /تصغير|ضغط|أصغر/]],
] as const)("tells of the obfuscator, the ready codes and the minifiers in %s", (language, words) => {
  const text = JSON.stringify(read("about-us", language));
  for (const word of words) expect(text).toMatch(word);
});

const file = (body: string) => `title: T\ndescription: D\nupdated: 2026-01-02\n---\n${body}`;

it.each([
  ["HTML", "<script>alert(1)</script>"],
  ["a script for a link", "[x](javascript:alert)"],
  ["a picture", "![x](https://a.example/x.png)"],
  ["an unknown value", "{nothing}"],
  ["a heading without an id", "## Title\n\nText"],
])("refuses %s", (_, body) => {
  expect(() => parsePolicy("about-us", file(body), {})).toThrow();
});
