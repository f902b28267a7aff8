import { and, inArray, isNull } from "drizzle-orm";
import type { Language } from "#core/vocabulary.ts";
import { codes } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { cardOf } from "./code-shapes.ts";
import type { CodeCard } from "./codes.schema.ts";

/** The cards of codes in the order of their ids; hidden and unknown ones are left out. */
export async function listCodeCards(
  ctx: Pick<Ctx, "db">,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<CodeCard[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(codes)
    .where(and(inArray(codes.id, [...ids]), isNull(codes.hiddenAt)));
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row === undefined ? [] : [cardOf(row, language)];
  });
}
