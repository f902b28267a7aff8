import * as fs from "node:fs";
import * as path from "node:path";
import { packageRoot } from "#db/package-root.ts";
import { Article } from "./article.schema.ts";

export const articlesFolder = (): string => path.join(packageRoot(), "content", "articles");

/** Parts of a file begin with a line `== name`. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(/^== /m).slice(1)) {
    const end = part.indexOf("\n");
    parts.set(part.slice(0, end).trim(), part.slice(end + 1).trim());
  }
  return parts;
}

/** Reads one article. Throws when a part of it is missing. */
export function parseArticle(id: string, text: string): Article {
  const parts = partsOf(text);
  const both = (name: string) => ({ en: parts.get(`${name} en`), ar: parts.get(`${name} ar`) });
  return Article.parse({
    id,
    error: parts.get("error"),
    words: parts.get("words"),
    code: parts.get("code"),
    title: both("title"),
    cause: both("cause"),
    fix: both("fix"),
  });
}

/** The articles of a folder, in the order of their names. */
export function readArticles(folder: string = articlesFolder()): Article[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter(name => name.endsWith(".txt"))
    .sort()
    .map(name =>
      parseArticle(name.slice(0, -".txt".length), fs.readFileSync(path.join(folder, name), "utf8")),
    );
}
