import { createId } from "#core/ids.ts";
import { addMs, minuteMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { codes, codeVersions, projects, readPasses, sessions } from "#db/schema/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { noon } from "./factories.ts";

/** A code without files, straight in the tables. */
export async function makeCode(db: Db, given: Partial<typeof codes.$inferInsert> = {}) {
  const [row] = await db
    .insert(codes)
    .values({
      id: `code-${createId().toLowerCase()}`,
      kind: "djs",
      language: "javascript",
      source: "staff",
      titleEn: "Ticket panel",
      titleAr: "لوحة تذاكر",
      descriptionEn: "Opens a channel for each ticket.",
      descriptionAr: "تفتح قناة لكل تذكرة.",
      setup: { en: [], ar: [] },
      tags: ["tickets"],
      discordJs: "14",
      entry: "index.js",
      version: 1,
      createdAt: noon,
      updatedAt: noon,
      ...given,
    })
    .returning();
  if (row === undefined) throw new Error("the code was not inserted");
  await db.insert(codeVersions).values({
    codeId: row.id,
    number: 1,
    date: noon,
    noteEn: "First version",
    noteAr: "النسخة الأولى",
    createdAt: noon,
  });
  return row;
}

/** A public project without files, straight in the tables. */
export async function makeProject(
  db: Db,
  ownerId: string,
  given: Partial<typeof projects.$inferInsert> = {},
) {
  const id = createId();
  const [row] = await db
    .insert(projects)
    .values({
      id,
      codename: `economy-bot-${id.toLowerCase()}`,
      ownerId,
      name: "Economy bot",
      description: "Coins, shop and a daily gift for a server.",
      tags: ["economy"],
      isPrivate: false,
      fileCount: 0,
      sizeBytes: 0,
      createdAt: noon,
      updatedAt: noon,
      ...given,
    })
    .returning();
  if (row === undefined) throw new Error("the project was not inserted");
  return row;
}

/** Writes the session that `makeUser` names and lets it read code. */
export async function giveReadPassTo(ctx: Ctx, validUntil = addMs(ctx.now, 30 * minuteMs)): Promise<void> {
  if (ctx.actor.kind !== "user") throw new Error("a user was expected");
  const { sessionId, userId } = ctx.actor;
  await ctx.db
    .insert(sessions)
    .values({
      id: sessionId,
      tokenHash: createId(),
      userId,
      createdAt: ctx.now,
      lastSeenAt: ctx.now,
      expiresAt: addMs(ctx.now, 60 * minuteMs),
    })
    .onConflictDoNothing();
  await ctx.db
    .insert(readPasses)
    .values({ sessionId, validUntil })
    .onConflictDoUpdate({ target: readPasses.sessionId, set: { validUntil } });
}
