import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { lookUp } from "#i18n/message.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";
import {
  type FileProblem,
  filePathProblem,
  fileProblem,
  folderProblem,
  forbiddenExtensions,
  forbiddenFolders,
  imageProblem,
  projectProblems,
} from "./project-files.schema.ts";

const say = (problem: FileProblem | null, language: "en" | "ar" = "en") =>
  problem && lookUp(projectFileMessages, language, problem.key, problem.key, problem.params);
const inCases = (text: string) => [
  text,
  text.toUpperCase(),
  text.replace(/[a-z]/, letter => letter.toUpperCase()),
];
const textOf = (path: string) => say(filePathProblem(path));

describe("files", () => {
  it.each(forbiddenExtensions.flatMap(ext => inCases(ext).map(written => [written, ext])))(
    "%s is refused wherever a name bears it",
    (written, ext) => {
      for (const path of [`x${written}`, `src/a.tar${written}`, written, `${written}.local`])
        expect(textOf(path)).toBe(`File type ${ext} is not allowed`);
    },
  );

  it.each([
    "index.js",
    "README",
    ".gitignore",
    ".envrc",
    "env",
    "exe.js",
    "app.exe.js",
    "src/a.b.c.ts",
    "log/index.html",
    "بوت/أوامر.js",
    "a,b.js",
    "has space.txt",
    "$id.tsx",
    "[slug].tsx",
    "👩‍💻.md",
    "console.log.txt",
    "com10.js",
    "context.ts",
    `${"a".repeat(limits.project.segmentMaxBytes - 3)}.js`,
    Array.from({ length: limits.project.levelsMax }, () => "d").join("/"),
  ])("%s is allowed", path => {
    expect(textOf(path)).toBeNull();
  });

  it.each(forbiddenFolders.flatMap(name => inCases(name)))("the folder %s is refused anywhere", name => {
    const text = `Folder "${name}" is not allowed`;
    expect(textOf(`${name}/index.js`)).toBe(text);
    expect(textOf(`src/${name}/a/index.js`)).toBe(text);
    expect(say(folderProblem(`src/${name}`))).toBe(text);
  });

  it.each([
    ["", "name_empty"],
    ["a//b.js", "name_empty"],
    ["a/", "name_empty"],
    ["/etc/passwd", "path_absolute"],
    ["C:/x.js", "path_absolute"],
    ["c:x.js", "path_absolute"],
    ["//host/share.js", "path_absolute"],
    ["../x.js", "path_outside"],
    ["a/../../x.js", "path_outside"],
    ["./x.js", "path_outside"],
    ["a\\b.js", "path_backslash"],
    ["..\\x.js", "path_backslash"],
    ["a\0.js", "name_control"],
    ["a\n.js", "name_control"],
    ["a\u007f.js", "name_control"],
    ["a\u0085.js", "name_control"],
    ["exe\u202etxt.js", "name_control"],
    ["a\u2066.js", "name_control"],
    ["a\u200f.js", "name_control"],
    ["a\u2028.js", "name_control"],
    ["a\ufeff.js", "name_control"],
    ["a\ud800.js", "name_control"],
    ["CON", "name_reserved"],
    ["con.txt", "name_reserved"],
    ["src/Aux.js", "name_reserved"],
    ["NUL.tar.gz", "name_reserved"],
    ["com1", "name_reserved"],
    ["LPT9.md", "name_reserved"],
    ["COM¹.js", "name_reserved"],
    ["prn/index.js", "name_reserved"],
    ["x.js.", "name_end"],
    ["x.js ", "name_end"],
    ["folder./x.js", "name_end"],
    ["a?.js", "name_character"],
    ["a.js:stream", "name_character"],
    ["a|b.js", "name_character"],
    [`${"a".repeat(300)}.js`, "name_too_long"],
    [`${"ع".repeat(128)}.js`, "name_too_long"],
    [Array.from({ length: 21 }, () => "d").join("/"), "path_too_deep"],
    [Array.from({ length: 6 }, () => "d".repeat(200)).join("/"), "path_too_long"],
  ])("%j is refused: %s", (path, key) => {
    expect(filePathProblem(path)?.key).toBe(key);
    expect(say(filePathProblem(path), "ar")).toMatch(/[\u0600-\u06ff]/);
  });

  it("show a name that would turn the message round with its letters written out", () => {
    expect(textOf("gnp\u202etxt.js")).toBe(
      "The name gnp\\u202Etxt.js contains control or direction characters",
    );
  });

  it("have a size of at most 1 MB each", () => {
    const path = "src/bot.js";
    expect(fileProblem({ path, sizeBytes: 1_048_576 })).toBeNull();
    expect(say(fileProblem({ path, sizeBytes: 1_048_577 }))).toBe(
      "File bot.js is too large. Maximum size is 1MB",
    );
  });
});

describe("a whole project", () => {
  const files = (...paths: string[]) => paths.map(path => ({ path, sizeBytes: 1 }));
  const keysOf = (...args: Parameters<typeof projectProblems>) =>
    projectProblems(...args).map(({ problem }) => problem.key);

  it.each([
    ["nothing", files(), [], ["files_required"]],
    ["the same twice", files("a.js", "a.js"), [], ["path_twice"]],
    ["the same but for case", files("a.js", "A.JS"), [], ["path_twice"]],
    ["the same in another form of Unicode", files("\u00e9.js", "e\u0301.js"), [], ["path_twice"]],
    ["a file where others have a folder", files("a", "a/b.js"), [], ["path_file_and_folder"]],
    ["a file where others have a folder but for case", files("A", "a/b.js"), [], ["path_file_and_folder"]],
    ["a file named like an empty folder", files("a"), ["a"], ["path_file_and_folder"]],
    ["folders that differ in case", files("a/x.js", "A/y.js"), [], []],
  ])("%s", (_, entries, folders, keys) => {
    expect(keysOf(entries, folders)).toEqual(keys);
  });

  it("has at most 300 files and 20 MB", () => {
    const many = (count: number, sizeBytes: number) =>
      Array.from({ length: count }, (_, n) => ({ path: `${n}.js`, sizeBytes }));
    expect(keysOf(many(300, 1))).toEqual([]);
    expect(keysOf(many(301, 1))).toEqual(["files_too_many"]);
    expect(keysOf(many(20, 1_048_576))).toEqual([]);
    expect(keysOf(many(21, 1_000_000))).toEqual(["files_too_large"]);
  });
});

describe("pictures", () => {
  it.each([
    ["image/png", 5_242_880, null],
    ["image/webp", 1, null],
    ["image/png", 5_242_881, "image_too_large"],
    ["image/svg+xml", 10, "image_type"],
    ["text/html", 10, "image_type"],
    ["", 10, "image_type"],
  ])("%s of %i bytes: %s", (type, sizeBytes, key) => {
    expect(imageProblem({ name: "shot.png", type, sizeBytes })?.key ?? null).toBe(key);
  });
});
