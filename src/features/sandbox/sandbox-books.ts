import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { sandboxObjects, sandboxWebhooks } from "#db/schema/index.ts";
import type { SandboxSubscription, SandboxTransaction } from "./sandbox-shapes.ts";

export type NewWebhook = { id: string; body: string; sendAt: Date };

/** What the sandbox remembers, for the length of one transaction. */
export type Books = {
  findSubscription(id: string): Promise<SandboxSubscription | null>;
  findTransaction(id: string): Promise<SandboxTransaction | null>;
  /** The newest first. */
  listTransactions(subscriptionId: string): Promise<SandboxTransaction[]>;
  listDue(now: Date): Promise<string[]>;
  countInvoices(): Promise<number>;
  putSubscription(subscription: SandboxSubscription, dueAt: Date | null): Promise<void>;
  putTransaction(transaction: SandboxTransaction): Promise<void>;
  send(webhooks: NewWebhook[]): Promise<void>;
};

const put = (tx: Tx, row: typeof sandboxObjects.$inferInsert) =>
  tx
    .insert(sandboxObjects)
    .values(row)
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { body: row.body, dueAt: row.dueAt ?? null } });

/** The books in the database. What is found is locked, so that two processes never renew the same thing. */
export function databaseBooks(tx: Tx): Books {
  const find = async (id: string, kind: "transaction" | "subscription") => {
    const [row] = await tx
      .select({ body: sandboxObjects.body })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
      .for("update");
    return row?.body ?? null;
  };
  const body = sandboxObjects.body;
  return {
    // The casts hold because each kind is written by its own `put` below and by nothing else.
    findSubscription: async id => (await find(id, "subscription")) as SandboxSubscription | null,
    findTransaction: async id => (await find(id, "transaction")) as SandboxTransaction | null,
    async listTransactions(subscriptionId) {
      const rows = await tx
        .select({ body })
        .from(sandboxObjects)
        .where(
          and(eq(sandboxObjects.kind, "transaction"), eq(sql`${body}->>'subscription_id'`, subscriptionId)),
        );
      return rows
        .map(row => row.body as SandboxTransaction)
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
    },
    async listDue(now) {
      const rows = await tx
        .select({ id: sandboxObjects.id })
        .from(sandboxObjects)
        .where(and(isNotNull(sandboxObjects.dueAt), lte(sandboxObjects.dueAt, now)))
        .orderBy(asc(sandboxObjects.dueAt));
      return rows.map(row => row.id);
    },
    countInvoices: () =>
      tx.$count(
        sandboxObjects,
        and(eq(sandboxObjects.kind, "transaction"), isNotNull(sql`${body}->>'invoice_number'`)),
      ),
    putSubscription: async (subscription, dueAt) =>
      void (await put(tx, { id: subscription.id, kind: "subscription", body: subscription, dueAt })),
    putTransaction: async transaction =>
      void (await put(tx, { id: transaction.id, kind: "transaction", body: transaction })),
    send: async webhooks => {
      if (webhooks.length > 0) await tx.insert(sandboxWebhooks).values(webhooks);
    },
  };
}

/** Webhooks that are due and were not taken yet, the first first. */
export const listWaitingWebhooks = (tx: Tx, now: Date, limit: number) =>
  tx
    .select()
    .from(sandboxWebhooks)
    .where(and(lte(sandboxWebhooks.sendAt, now), sql`${sandboxWebhooks.sentAt} is null`))
    .orderBy(asc(sandboxWebhooks.sendAt), asc(sandboxWebhooks.id))
    .limit(limit);

export const markSent = (tx: Tx, ids: string[], now: Date) =>
  tx.update(sandboxWebhooks).set({ sentAt: now }).where(inArray(sandboxWebhooks.id, ids));
