import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The library's own codes, as they lie in the repository. */

export const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
export const codesRoot = join(repositoryRoot, "content", "codes");

export type CodeFolder = { name: string; path: string };

export const listCodeFolders = (): CodeFolder[] =>
  readdirSync(codesRoot, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(codesRoot, name) }));

export const readCodeJson = ({ path }: CodeFolder): unknown =>
  JSON.parse(readFileSync(join(path, "code.json"), "utf8"));

function isDiscordCode(folder: CodeFolder): boolean {
  if (!existsSync(join(folder.path, "code.json"))) return false;
  return (readCodeJson(folder) as { kind?: string }).kind === "djs";
}

export const listDiscordCodes = (): CodeFolder[] => listCodeFolders().filter(isDiscordCode);
