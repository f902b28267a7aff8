import { describe, expect, it } from "vitest";
import { type ContentCode, readContentCode } from "#features/codes/read-content.ts";
import { projectProblems } from "#features/projects/project-files.schema.ts";
import { findBidiControls, scanSecrets } from "#secret-scan";
import { codesRoot, listCodeFolders, listDiscordCodes } from "./code-folders.ts";

const arabicLetters = /\p{Script=Arabic}/gu;
const latinLetters = /\p{Script=Latin}/gu;
/** What discord.js 14 warns about, or what leaves it with version 15. */
const deprecated = [
  /\bephemeral:\s*true/,
  /\bfetchReply\b/,
  /client\.(?:on|once)\(["'`](?:ready|message|interaction)["'`]/,
  /\bsendPremiumRequired\b/,
  /\bActionRowBuilder\b[^;]*\bTextInputBuilder>/,
];

const newest = ({ versions }: ContentCode) => versions.at(-1) ?? new Map<string, string>();
const filesOf = ({ versions }: ContentCode) => versions.flatMap(files => [...files]);

function* textsOf({ content }: ContentCode): Generator<[language: "en" | "ar", text: string]> {
  for (const language of ["en", "ar"] as const) {
    const notes = content.versions.map(({ note }) => note[language]);
    for (const text of [content.title[language], content.description[language], ...notes])
      yield [language, text];
  }
}

/** English may show a word of Arabic; Arabic is full of names of products. */
function isWrittenIn(language: "en" | "ar", text: string): boolean {
  const arabic = text.match(arabicLetters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  return language === "ar" ? arabic > 0 : latin > arabic;
}

function languageProblems(code: ContentCode): string[] {
  const problems = [...textsOf(code)].filter(([language, text]) => !isWrittenIn(language, text));
  const { en, ar } = code.content.setup;
  const steps = en.length === ar.length ? [] : [`${en.length} steps in English, ${ar.length} in Arabic`];
  return [...steps, ...problems.map(([language, text]) => `not ${language}: ${text}`)];
}

describe("codes of the library", () => {
  it.each(listCodeFolders())("$name is complete, allowed and without secrets", ({ name }) => {
    const code = readContentCode(codesRoot, name);
    expect(languageProblems(code)).toEqual([]);
    for (const files of code.versions) {
      const entries = [...files].map(([path, text]) => ({ path, sizeBytes: Buffer.byteLength(text) }));
      expect(projectProblems(entries)).toEqual([]);
    }
    for (const [path, text] of filesOf(code)) {
      expect(scanSecrets(path, text), path).toEqual([]);
      expect(findBidiControls(text), path).toEqual([]);
    }
  });
});

describe("codes for discord.js", () => {
  const codes = listDiscordCodes().map(({ name }) => readContentCode(codesRoot, name));

  it("are many, in two languages, some with a past and some for paid plans", () => {
    const count = (wanted: (code: ContentCode) => boolean) => codes.filter(wanted).length;
    expect(codes.length).toBeGreaterThanOrEqual(32);
    expect(count(({ content }) => content.language === "typescript")).toBeGreaterThanOrEqual(4);
    expect(count(({ versions }) => versions.length > 1)).toBeGreaterThanOrEqual(5);
    expect(count(({ content }) => content.plan === "paid")).toBeGreaterThanOrEqual(4);
  });

  it.each(codes)("$id installs discord.js 14 alone and starts with npm start", code => {
    const manifest = JSON.parse(newest(code).get("package.json") ?? "{}");
    expect(manifest).toMatchObject({
      name: code.id,
      private: true,
      type: expect.stringMatching(/^(module|commonjs)$/),
      scripts: { start: expect.stringMatching(/^node /) },
      engines: { node: expect.any(String) },
    });
    expect(manifest.dependencies).toEqual({ "discord.js": expect.stringMatching(/^\^14\./) });
    expect(newest(code).has(manifest.main)).toBe(true);
  });

  it.each(codes)("$id uses nothing deprecated", code => {
    for (const [path, text] of newest(code))
      for (const pattern of deprecated) expect(text, path).not.toMatch(pattern);
  });
});
