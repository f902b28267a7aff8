import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  assistantFailures,
  assistantRoles,
  type assistantSourceKinds,
  assistantStates,
} from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** What an answer was made from, as it was then. Lines count from 1. */
type StoredSource = {
  kind: (typeof assistantSourceKinds)[number];
  id: string;
  /** Address of its page, below the language. */
  path: string;
  title: { en: string; ar: string };
  about: { en: string; ar: string };
  /** Version of a code, and the discord.js it is written for. */
  version: number | null;
  discordJs: string | null;
  excerpt: { file: string | null; from: number | null; lines: string[] } | null;
};
type StoredAttachment = { kind: "code" | "project"; id: string };

export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    createdAt: instant("created_at").notNull(),
    /** The last message. */
    lastAt: instant("last_at").notNull(),
  },
  table => [index("assistant_conversations_user").on(table.userId, table.lastAt)],
);

/** Questions and answers. What was asked anew or edited keeps its row and is shown no more. */
export const assistantMessages = pgTable(
  "assistant_messages",
  {
    id: text().primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => assistantConversations.id, { onDelete: "cascade" }),
    /** Counts up: the order of a conversation. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    role: text({ enum: assistantRoles }).notNull(),
    state: text({ enum: assistantStates }).notNull(),
    failure: text({ enum: assistantFailures }),
    text: text().notNull(),
    /** Null: no model wrote it. */
    model: text(),
    sources: jsonb().$type<StoredSource[]>().notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull(),
    /** What it cost in the end. */
    coins: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    supersededAt: instant("superseded_at"),
  },
  table => [index("assistant_messages_conversation").on(table.conversationId, table.position)],
);

/**
 * Every question that was asked, under the key of its request. It outlives its conversation: a repeated request never
 * costs twice, and deleting conversations opens no limit.
 */
export const assistantAsks = pgTable(
  "assistant_asks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Names the hold of its coins, too. */
    answerId: text("answer_id").notNull(),
    conversationId: text("conversation_id").notNull(),
    at: instant("at").notNull(),
    /** When whoever writes the answer was last heard of. */
    aliveAt: instant("alive_at").notNull(),
    /** Its reader wants it to end. */
    stopAt: instant("stop_at"),
    endedAt: instant("ended_at"),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    uniqueIndex("assistant_asks_answer").on(table.answerId),
    uniqueIndex("assistant_asks_one").on(table.userId).where(sql`${table.endedAt} is null`),
    index("assistant_asks_user").on(table.userId, table.at),
  ],
);
