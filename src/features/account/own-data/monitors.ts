import { and, asc, eq, gt } from "drizzle-orm";
import { boosts, deliveries, monitorDays, monitorSpans, monitors } from "#db/schema/index.ts";
import type { Ctx } from "../../context/index.ts";
import { inSteps, jsonList, jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Pick<Ctx, "db"> & { userId: string };
type Row = typeof monitors.$inferSelect;

/** A webhook address lets whoever has it write to a channel, so that none leaves the site, not even with its owner. */
const maskedWebhook = "https://discord.com/api/webhooks/***";

const shownOf = (row: Row) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  mode: row.mode,
  url: row.url,
  intervalS: row.intervalS,
  acceptedStatuses: row.acceptedStatuses,
  keyword: row.keyword,
  emailEnabled: row.emailEnabled,
  email: row.email,
  discordEnabled: row.discordEnabled,
  webhook: row.webhookSealed === null ? null : maskedWebhook,
  onProfile: row.onProfile,
  pausedAt: row.pausedAt,
  pauseReason: row.pauseReason,
  boostUntil: row.boostUntil,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

type Span = { id: number; kind: string; startedAt: Date; endedAt: Date | null };

async function* incidentsOf({ db }: Pick<Ctx, "db">, monitorId: string) {
  const rows = inSteps<Span>((after, limit) =>
    db
      .select({
        id: monitorSpans.id,
        kind: monitorSpans.kind,
        startedAt: monitorSpans.startedAt,
        endedAt: monitorSpans.endedAt,
        cause: monitorSpans.cause,
        detail: monitorSpans.detail,
      })
      .from(monitorSpans)
      .where(and(eq(monitorSpans.monitorId, monitorId), gt(monitorSpans.id, after?.id ?? 0)))
      .orderBy(asc(monitorSpans.id))
      .limit(limit),
  );
  for await (const { id: _, ...span } of rows) yield span;
}

const daysOf = ({ db }: Pick<Ctx, "db">, monitorId: string) =>
  db
    .select({
      day: monitorDays.day,
      onlineMs: monitorDays.onlineMs,
      offlineMs: monitorDays.offlineMs,
      checks: monitorDays.checks,
      failures: monitorDays.failures,
      averageMs: monitorDays.averageMs,
      p95Ms: monitorDays.p95Ms,
      maxMs: monitorDays.maxMs,
    })
    .from(monitorDays)
    .where(eq(monitorDays.monitorId, monitorId))
    .orderBy(asc(monitorDays.day));

type Delivery = { id: string; createdAt: Date };

async function* notificationsOf({ db }: Pick<Ctx, "db">, monitorId: string) {
  const rows = inSteps<Delivery>((after, limit) =>
    db
      .select({
        id: deliveries.id,
        channel: deliveries.channel,
        kind: deliveries.kind,
        happenedAt: deliveries.happenedAt,
        cause: deliveries.cause,
        status: deliveries.status,
        createdAt: deliveries.createdAt,
        sentAt: deliveries.sentAt,
      })
      .from(deliveries)
      .where(and(eq(deliveries.monitorId, monitorId), gt(deliveries.id, after?.id ?? "")))
      .orderBy(asc(deliveries.id))
      .limit(limit),
  );
  for await (const { id: _, ...delivery } of rows) yield delivery;
}

/** Each monitor with its timeline, its days and what was sent about it. */
export async function* monitorEntries(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const owned = await db
    .select()
    .from(monitors)
    .where(eq(monitors.ownerId, userId))
    .orderBy(asc(monitors.createdAt), asc(monitors.seq));
  yield { path: "monitors/monitors.json", pieces: jsonValue(owned.map(shownOf)) };
  for (const { id } of owned) {
    yield { path: `monitors/${id}/timeline.json`, pieces: jsonList(incidentsOf(asking, id)) };
    yield { path: `monitors/${id}/days.json`, pieces: jsonValue(await daysOf(asking, id)) };
    yield { path: `monitors/${id}/notifications.json`, pieces: jsonList(notificationsOf(asking, id)) };
  }
  const boosted = await db
    .select({ monitorId: boosts.monitorId, startedAt: boosts.startedAt })
    .from(boosts)
    .where(eq(boosts.userId, userId))
    .orderBy(asc(boosts.startedAt));
  yield { path: "monitors/boosts.json", pieces: jsonValue(boosted) };
}
