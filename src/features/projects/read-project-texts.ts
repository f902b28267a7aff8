import type { Ctx } from "../context/index.ts";
import { readContents } from "./project-rows.ts";
import { readText } from "./read-text.ts";

const filesMax = 20;
const isRead = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|html?|css|md)$/i.test(path) && !/(?:^|\/)package-lock\.json$/.test(path);

/** The first texts of a project, those nearest to its root before others. Who may read them is the caller's to say. */
export async function readProjectTexts(
  access: Pick<Ctx, "db" | "files">,
  projectId: string,
): Promise<{ name: string; text: string }[]> {
  const { files } = await readContents(access.db, projectId);
  const depth = (path: string) => path.split("/").length;
  const chosen = files
    .filter(({ path, isText }) => isText && isRead(path))
    .toSorted((one, other) => depth(one.path) - depth(other.path))
    .slice(0, filesMax);
  const texts: { name: string; text: string }[] = [];
  for (const { path, hash } of chosen) {
    const text = await readText(access.files, hash);
    if (text !== null) texts.push({ name: path, text });
  }
  return texts;
}
