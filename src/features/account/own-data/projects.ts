import { asc, eq } from "drizzle-orm";
import { projectFiles, projectFolders, projectImages, projects } from "#db/schema/index.ts";
import type { Ctx } from "../../context/index.ts";
import { jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Pick<Ctx, "db" | "files"> & { userId: string };

/** A content of the file store; one that is missing there is an empty file, and the rest comes all the same. */
async function* contentOf({ files }: Pick<Ctx, "files">, hash: string): AsyncGenerator<Uint8Array> {
  const stream = await files.get(hash);
  if (stream !== null) yield* stream;
}

async function* filesOf(asking: Asking, projectId: string, root: string): AsyncGenerator<ZipEntry> {
  const { db } = asking;
  const listed = await db
    .select({ path: projectFiles.path, hash: projectFiles.hash })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.path));
  for (const { path, hash } of listed)
    yield { path: `${root}/files/${path}`, pieces: contentOf(asking, hash) };
  const pictures = await db
    .select({ hash: projectImages.hash })
    .from(projectImages)
    .where(eq(projectImages.projectId, projectId))
    .orderBy(asc(projectImages.position));
  for (const [index, { hash }] of pictures.entries())
    yield { path: `${root}/images/${index + 1}.webp`, pieces: contentOf(asking, hash), isPacked: true };
}

/** Each project of the user with its files and pictures, private, hidden and removed ones as well. */
export async function* projectEntries(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const owned = await db
    .select()
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  for (const { ownerId: _, riskScore: __, ...project } of owned) {
    const root = `projects/${project.codename}`;
    const folders = await db
      .select({ path: projectFolders.path })
      .from(projectFolders)
      .where(eq(projectFolders.projectId, project.id));
    const shown = { ...project, emptyFolders: folders.map(({ path }) => path) };
    yield { path: `${root}/project.json`, pieces: jsonValue(shown) };
    yield* filesOf(asking, project.id, root);
  }
}
