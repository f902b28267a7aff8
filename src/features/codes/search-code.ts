import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import { removeSearchDocument, writeSearchDocument } from "../search/index.ts";
import { readVersionFiles } from "./version-files.ts";

/** Search knows codes with a video by this tag; nobody else's tags say so. */
export const videoTag = "video";

function tagsOf({ tags, video }: typeof codes.$inferSelect): string[] {
  const own = tags.filter(tag => tag !== videoTag);
  return video === null ? own : [...own, videoTag];
}

/** Brings what search knows of a code up to date; a hidden one is found no more. */
export async function writeCodeDocument(tx: Tx, id: string): Promise<void> {
  const [code] = await tx.select().from(codes).where(eq(codes.id, id));
  if (code === undefined || code.hiddenAt !== null) return removeSearchDocument(tx, { kind: "code", id });
  const files = await readVersionFiles(tx, id, code.version);
  const rest = [...files].filter(([path]) => path !== code.entry).map(([, text]) => text);
  await writeSearchDocument(tx, {
    kind: "code",
    id,
    section: code.kind,
    language: code.language,
    titles: [code.titleEn, code.titleAr],
    descriptions: [code.descriptionEn, code.descriptionAr],
    tags: tagsOf(code),
    code: [files.get(code.entry) ?? "", ...rest],
    views: code.views,
    createdAt: code.createdAt,
    updatedAt: code.updatedAt,
  });
}
