import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import { CodeId } from "./codes.schema.ts";

export type CodeRow = typeof codes.$inferSelect;

/** A code that is not hidden; null for everything else, odd ids included. */
export async function findCode(tx: Tx, id: string): Promise<CodeRow | null> {
  if (!CodeId.safeParse(id).success) return null;
  const [row] = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.hiddenAt)));
  return row ?? null;
}

export async function getCode(tx: Tx, id: string): Promise<CodeRow> {
  const code = await findCode(tx, id);
  if (code === null) throw new AppError("code_not_found");
  return code;
}
