import { and, asc, eq, gt } from "drizzle-orm";
import {
  appeals,
  assistantConversations,
  assistantMessages,
  auditEntries,
  contactMessages,
  downloads,
  favorites,
  notices,
  reports,
  supportMessages,
  supportThreads,
} from "#db/schema/index.ts";
import type { Ctx } from "../../context/index.ts";
import { inSteps, jsonList, jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Pick<Ctx, "db"> & { userId: string };

async function* assistantOf({ db, userId }: Asking) {
  const talks = await db
    .select()
    .from(assistantConversations)
    .where(eq(assistantConversations.userId, userId))
    .orderBy(asc(assistantConversations.createdAt));
  for (const { userId: _, ...talk } of talks) {
    const said = await db
      .select()
      .from(assistantMessages)
      .where(eq(assistantMessages.conversationId, talk.id))
      .orderBy(asc(assistantMessages.position));
    yield { ...talk, messages: said.map(({ conversationId: __, position: ___, ...message }) => message) };
  }
}

/** Staff answer as the site: who of them wrote is not the user's. */
async function* supportOf({ db, userId }: Asking) {
  const threads = await db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .orderBy(asc(supportThreads.createdAt));
  for (const { id, subject, state, createdAt } of threads) {
    const messages = await db
      .select({
        fromStaff: supportMessages.fromStaff,
        text: supportMessages.text,
        createdAt: supportMessages.createdAt,
      })
      .from(supportMessages)
      .where(eq(supportMessages.threadId, id))
      .orderBy(asc(supportMessages.id));
    yield { subject, state, createdAt, messages };
  }
}

type Download = { id: string };

async function* downloadsOf({ db, userId }: Asking) {
  const rows = inSteps<Download>((after, limit) =>
    db
      .select({ id: downloads.id, kind: downloads.kind, itemId: downloads.itemId, at: downloads.at })
      .from(downloads)
      .where(and(eq(downloads.userId, userId), gt(downloads.id, after?.id ?? "")))
      .orderBy(asc(downloads.id))
      .limit(limit),
  );
  for await (const { id: _, ...download } of rows) yield download;
}

/** What the user keeps, took and reported. */
export async function* libraryEntries(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const kept = await db
    .select({ kind: favorites.kind, itemId: favorites.itemId, createdAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(asc(favorites.createdAt));
  yield { path: "favorites.json", pieces: jsonValue(kept) };
  yield { path: "downloads.json", pieces: jsonList(downloadsOf(asking)) };
  const made = await db
    .select({
      projectId: reports.projectId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      closedAt: reports.closedAt,
      outcome: reports.outcome,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(asc(reports.createdAt));
  yield { path: "reports.json", pieces: jsonValue(made) };
  const appealed = await db
    .select({
      projectId: appeals.projectId,
      message: appeals.message,
      status: appeals.status,
      createdAt: appeals.createdAt,
      decidedAt: appeals.decidedAt,
      answer: appeals.answer,
    })
    .from(appeals)
    .where(eq(appeals.ownerId, userId));
  yield { path: "appeals.json", pieces: jsonValue(appealed) };
}

/** What the user and the site wrote to each other. */
export async function* conversationEntries(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const told = await db
    .select({
      kind: notices.kind,
      subjectId: notices.subjectId,
      params: notices.params,
      createdAt: notices.createdAt,
      seenAt: notices.seenAt,
    })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(asc(notices.createdAt));
  yield { path: "notices.json", pieces: jsonValue(told) };
  yield { path: "support.json", pieces: jsonList(supportOf(asking)) };
  yield { path: "assistant.json", pieces: jsonList(assistantOf(asking)) };
  const written = await db
    .select({
      topic: contactMessages.topic,
      text: contactMessages.text,
      replyTo: contactMessages.replyTo,
      language: contactMessages.language,
      createdAt: contactMessages.createdAt,
      doneAt: contactMessages.doneAt,
    })
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.createdAt));
  yield { path: "contact.json", pieces: jsonValue(written) };
  const acts = await db
    .select({ action: auditEntries.action, at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
    .orderBy(asc(auditEntries.id));
  yield { path: "account-log.json", pieces: jsonValue(acts) };
}
