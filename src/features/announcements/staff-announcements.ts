import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { AuditAction } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { announcements } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import {
  AnnouncementDraft,
  type AnnouncementItem,
  type AnnouncementList,
  NewAnnouncement,
} from "./announcements.schema.ts";
import { findShownRow } from "./current-announcement.ts";

type Row = typeof announcements.$inferSelect;

function stateOf(row: Row, shown: string | null, now: Date): AnnouncementItem["state"] {
  if (!row.isOn) return "off";
  if (row.endsAt !== null && row.endsAt <= now) return "ended";
  if (row.publishedAt > now) return "waiting";
  return row.version === shown ? "shown" : "covered";
}

/** The latest announcements, and which of them is shown. For staff. */
export async function listAnnouncements(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
): Promise<z.output<typeof AnnouncementList>> {
  assertRight(ctx, "banner");
  const shown = (await findShownRow(ctx, ctx.now))?.version ?? null;
  const rows = await ctx.db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.publishedAt), announcements.version)
    .limit(limits.announcement.listed);
  const items = rows.map(row => ({
    version: row.version,
    textEn: row.textEn,
    textAr: row.textAr,
    link: row.link,
    isOn: row.isOn,
    startsAt: row.publishedAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    state: stateOf(row, shown, ctx.now),
  }));
  return { items };
}

const columnsOf = ({ startsAt, endsAt, ...draft }: AnnouncementDraft) => ({
  ...{ textEn: draft.textEn, textAr: draft.textAr, link: draft.link, isOn: draft.isOn },
  publishedAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

function audit(tx: Tx, ctx: Pick<Ctx, "actor" | "now">, entry: [AuditAction, string, AnnouncementDraft]) {
  const [action, subjectId, { textEn, textAr, link, isOn, startsAt, endsAt }] = entry;
  const details = { on: isOn, start: startsAt, end: endsAt, link, en: textEn, ar: textAr };
  return writeAudit(tx, ctx, { action, subjectKind: "banner", subjectId, details });
}

/** Adds an announcement under a version that none had before. For staff. */
export async function createAnnouncement(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: unknown,
): Promise<{ version: string }> {
  assertRight(ctx, "banner");
  const { version, ...draft } = parseInput(NewAnnouncement, input);
  await ctx.db.transaction(async tx => {
    const made = await tx
      .insert(announcements)
      .values({ version, ...columnsOf(draft) })
      .onConflictDoNothing()
      .returning({ version: announcements.version });
    if (made.length === 0)
      throw new AppError("validation_failed", {}, { version: { key: "banner_version_taken" } });
    await audit(tx, ctx, ["banner.create", version, draft]);
  });
  return { version };
}

/** Changes an announcement; who has dismissed its version does not see it again. For staff. */
export async function saveAnnouncement(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: { version: string; draft: unknown },
): Promise<{ version: string }> {
  assertRight(ctx, "banner");
  const { version } = input;
  const draft = parseInput(AnnouncementDraft, input.draft);
  await ctx.db.transaction(async tx => {
    const saved = await tx
      .update(announcements)
      .set(columnsOf(draft))
      .where(eq(announcements.version, version))
      .returning({ version: announcements.version });
    if (saved.length === 0) throw new AppError("not_found");
    await audit(tx, ctx, ["banner.save", version, draft]);
  });
  return { version };
}
