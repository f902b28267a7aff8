import { limits } from "#core/limits.ts";
import type { CodeLanguage } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import type { FileStore } from "../file-store/index.ts";
import { removeSearchDocument, writeSearchDocument } from "../search/index.ts";
import { isPublic, type ProjectRow } from "./find-project.ts";
import type { StoredFile } from "./project-contents.ts";
import { nameOf } from "./project-files.schema.ts";
import { readText } from "./read-text.ts";

const languages: Record<string, CodeLanguage> = {
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  jsx: "javascript",
  ts: "typescript",
  mts: "typescript",
  cts: "typescript",
  tsx: "typescript",
  html: "html",
  htm: "html",
  css: "css",
};

/** The language that most bytes are written in, of those that the library is filtered by. */
function languageOf(files: readonly StoredFile[]): CodeLanguage | null {
  const bytes = new Map<CodeLanguage, number>();
  for (const { path, sizeBytes } of files) {
    const extension = /\.([^.]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
    const language = Object.hasOwn(languages, extension) ? languages[extension] : undefined;
    if (language) bytes.set(language, (bytes.get(language) ?? 0) + sizeBytes);
  }
  return [...bytes].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

const isEntry = (path: string) => /^(?:index|main|bot|app|server)\.[cm]?[jt]sx?$/i.test(nameOf(path));
const isLock = (path: string) => /^(?:package-lock\.json|.+\.lock|pnpm-lock\.yaml)$/i.test(nameOf(path));
const rank = ({ path }: StoredFile): number =>
  (isLock(path) ? 1_000 : 0) + path.split("/").length * 2 - (isEntry(path) ? 1 : 0);

/** As much of the code as search looks through, what matters most first. */
export async function readSearchedCode(
  store: Pick<FileStore, "get">,
  files: readonly StoredFile[],
): Promise<string[]> {
  const texts: string[] = [];
  let left = limits.library.searchedCodeMax;
  for (const file of files.filter(({ isText }) => isText).toSorted((one, other) => rank(one) - rank(other))) {
    if (left <= 0) break;
    const text = ((await readText(store, file.hash)) ?? "").slice(0, left);
    texts.push(text);
    left -= text.length;
  }
  return texts;
}

/** Tells search what a project is now; one that is not public is unknown to it. */
export async function writeProjectSearch(
  tx: Tx,
  row: ProjectRow,
  { files, code }: { files: readonly StoredFile[]; code: string[] },
): Promise<void> {
  const { id, name, description, tags, views, createdAt, updatedAt } = row;
  if (!isPublic(row)) return removeSearchDocument(tx, { kind: "project", id });
  await writeSearchDocument(tx, {
    kind: "project",
    id,
    section: "project",
    language: languageOf(files),
    titles: [name],
    descriptions: [description],
    tags,
    code,
    views,
    createdAt,
    updatedAt,
  });
}
