import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { keepFor } from "#core/kept.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { codes } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import type { CodeOverview } from "./codes.schema.ts";
import { findCodeOverview } from "./get-code-overview.ts";

const kept = keepFor<CodeOverview | null>(limits.code.featuredKeepMs);

async function readFeaturedCode(ctx: Pick<Ctx, "db">, language: Language): Promise<CodeOverview | null> {
  const [row] = await ctx.db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.kind, "djs"), eq(codes.needsPlan, false), isNull(codes.hiddenAt)))
    .orderBy(desc(codes.views), desc(codes.version), asc(codes.createdAt), asc(codes.id))
    .limit(1);
  return row === undefined ? null : findCodeOverview(ctx, { id: row.id, language });
}

/** The code that the home page shows: the most viewed free one for bots; null in an empty library. */
export const findFeaturedCode = (
  ctx: Pick<Ctx, "db" | "now">,
  language: Language,
): Promise<CodeOverview | null> => kept(ctx.db, language, ctx.now, () => readFeaturedCode(ctx, language));
