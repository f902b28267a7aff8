import { createHash } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";
import { limits } from "#core/limits.ts";
import { CodeContent, codePath } from "./code-content.schema.ts";

/** One version's files by their path, in the order of their names. */
export type CodeFiles = ReadonlyMap<string, string>;
export type ContentCode = {
  id: string;
  content: CodeContent;
  /** The files of each version, the first version first. */
  versions: CodeFiles[];
  /** Of all that stands in the folder, videos aside. */
  hash: string;
};

/** What is wrong with a folder, in words for whoever edits it. */
export class ContentError extends Error {}

const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

export const codeFoldersOf = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => entry.name)
        .sort(byName)
    : [];

/** Every file below a folder but videos, which are served from where they lie. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith(".webm") && entry.name !== ".DS_Store")
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort(byName);
}

/** A hash of the texts below a folder: their contents, not their times. */
export function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  for (const file of filesBelow(folder)) {
    const body = fs.readFileSync(path.join(folder, file));
    hash.update(`${file}\n${body.length}\n`).update(body);
  }
  return hash.digest("base64url");
}

function readText(file: string, name: string): string {
  const body = fs.readFileSync(file);
  if (body.length > limits.code.fileMaxBytes) throw new ContentError(`${name} is too large`);
  if (body.includes(0)) throw new ContentError(`${name} is no text`);
  try {
    return decoder.decode(body);
  } catch {
    throw new ContentError(`${name} is no UTF-8 text`);
  }
}

function readFiles(folder: string, name: string): CodeFiles {
  if (!fs.existsSync(folder)) throw new ContentError(`${name}/ is missing`);
  const paths = filesBelow(folder);
  if (paths.length === 0) throw new ContentError(`${name}/ is empty`);
  if (paths.length > limits.code.filesMax) throw new ContentError(`${name}/ has too many files`);
  const wrong = paths.find(file => !codePath.safeParse(file).success);
  if (wrong !== undefined) throw new ContentError(`the name ${JSON.stringify(wrong)} is not allowed`);
  return new Map(paths.map(file => [file, readText(path.join(folder, file), `${name}/${file}`)]));
}

function parseContent(text: string): CodeContent {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ContentError(`code.json is no JSON: ${error instanceof Error ? error.message : ""}`);
  }
  const result = CodeContent.safeParse(json);
  if (result.success) return result.data;
  const issues = result.error.issues.map(issue => `${issue.path.join(".") || "code.json"}: ${issue.message}`);
  throw new ContentError(issues.join("; "));
}

/** Reads one code's folder. Throws a ContentError that says what is wrong with it. */
export function readContentCode(folder: string, id: string): ContentCode {
  if (!idShape.test(id) || id.length > 60) throw new ContentError("the folder's name is no address");
  const own = path.join(folder, id);
  if (!fs.existsSync(path.join(own, "code.json"))) throw new ContentError("code.json is missing");
  const content = parseContent(readText(path.join(own, "code.json"), "code.json"));
  const newest = content.versions.length;
  const versions = content.versions.map(({ number }) => {
    const name = number === newest ? "files" : `versions/${number}`;
    return readFiles(path.join(own, name), name);
  });
  for (const file of [content.entry, content.preview])
    if (file !== null && versions.at(-1)?.has(file) !== true)
      throw new ContentError(`files/${file} is missing`);
  if (content.video === "demo.webm" && !fs.existsSync(path.join(own, "demo.webm")))
    throw new ContentError("demo.webm is missing");
  return { id, content, versions, hash: hashFolder(own) };
}
