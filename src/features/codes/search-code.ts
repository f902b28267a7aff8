import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import { removeSearchDocument, writeSearchDocument } from "../search/index.ts";
import { readVersionFiles } from "./version-files.ts";

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
    tags: code.tags,
    code: [files.get(code.entry) ?? "", ...rest],
    views: code.views,
    createdAt: code.createdAt,
    updatedAt: code.updatedAt,
  });
}
