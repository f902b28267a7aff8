import type { Books, NewWebhook } from "#features/sandbox/sandbox-books.ts";
import type { SandboxSubscription, SandboxTransaction } from "#features/sandbox/sandbox-shapes.ts";

/** Books in memory, for a provider that lives as long as a test. */
export function memoryBooks(): Books & { webhooks: NewWebhook[] } {
  const subscriptions = new Map<string, { body: SandboxSubscription; dueAt: Date | null }>();
  const transactions = new Map<string, SandboxTransaction>();
  const webhooks: NewWebhook[] = [];
  return {
    webhooks,
    findSubscription: async id => subscriptions.get(id)?.body ?? null,
    findTransaction: async id => transactions.get(id) ?? null,
    listTransactions: async id =>
      [...transactions.values()]
        .filter(one => one.subscription_id === id)
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
    listDue: async now =>
      [...subscriptions].flatMap(([id, { dueAt }]) => (dueAt !== null && dueAt <= now ? [id] : [])),
    countInvoices: async () => [...transactions.values()].filter(one => one.invoice_number !== null).length,
    putSubscription: async (body, dueAt) => void subscriptions.set(body.id, { body, dueAt }),
    putTransaction: async body => void transactions.set(body.id, body),
    send: async list => void webhooks.push(...list),
  };
}
