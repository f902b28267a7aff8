import type { Tx } from "#db/client.ts";
import type { Ctx } from "../context/index.ts";
import { isPublic, type ProjectRow } from "./find-project.ts";
import type { StoredFile } from "./project-contents.ts";
import { readContents } from "./project-rows.ts";
import { readSearchedCode, writeProjectSearch } from "./write-search.ts";

type Access = Pick<Ctx, "db" | "files">;

/** What search has to know of a project whose files stay as they are. */
export type PreparedSearch = { files: StoredFile[]; code: string[] };

/** Read before the transaction that shows the project again: contents never change under their hash. */
export async function prepareProjectSearch(access: Access, projectId: string): Promise<PreparedSearch> {
  const { files } = await readContents(access.db, projectId);
  return { files, code: await readSearchedCode(access.files, files) };
}

const isSame = (one: readonly StoredFile[], other: readonly StoredFile[]): boolean =>
  one.length === other.length &&
  one.every((file, index) => file.path === other[index]?.path && file.hash === other[index]?.hash);

/**
 * Tells search what a project is after staff hid or showed it; its row is locked. A save that came in between is read
 * anew.
 */
export async function writePreparedSearch(
  tx: Tx,
  access: Pick<Ctx, "files">,
  { row, search }: { row: ProjectRow; search: PreparedSearch | null },
): Promise<void> {
  if (!isPublic(row)) return writeProjectSearch(tx, row, { files: [], code: [] });
  const { files } = await readContents(tx, row.id);
  const isPrepared = search !== null && isSame(search.files, files);
  const code = isPrepared ? search.code : await readSearchedCode(access.files, files);
  await writeProjectSearch(tx, row, { files, code });
}
