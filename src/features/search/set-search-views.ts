import { and, eq } from "drizzle-orm";
import type { LibraryKind } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { searchDocuments } from "#db/schema/index.ts";

/** Keeps the order by views in step with the item's own figure. An item that is not searched has no row. */
export async function setSearchViews(
  tx: Tx,
  { kind, id, views }: { kind: LibraryKind; id: string; views: number },
): Promise<void> {
  await tx
    .update(searchDocuments)
    .set({ views })
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.itemId, id)));
}
