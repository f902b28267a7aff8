import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import type { Services } from "../context/index.ts";
import type { Message } from "./notice.ts";
import { addressHash } from "./unsubscribe-link.ts";

/** What the account or its settings say. */
function plainRefusal({ first }: Message): string | null {
  if (first.banned) return "account_banned";
  if (first.channel === "discord") return first.webhookSealed === null ? "channel_off" : null;
  if (first.email === null) return "channel_off";
  return first.emailNotifications ? null : "email_off";
}

async function suppressedOf(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select address_hash as hash from mail_suppressions where address_hash = any(${sql.param(hashes)}::text[])`,
  );
  return new Set(rows.map(row => row.hash));
}

/** How many mails each account has caused in the last 24 hours. */
async function mailsOf(tx: Tx, ownerIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const since = (ms: number) => sql`${addMs(now, -ms).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ ownerId: string; mails: number }>(sql`
    select m.owner_id as "ownerId", count(distinct coalesce(d.message_id, d.id))::int as mails
    from monitors m join deliveries d on d.monitor_id = m.id
    where m.owner_id = any(${sql.param(ownerIds)}::text[]) and d.channel = 'email' and d.status = 'sent'
      and d.sent_at > ${since(dayMs)} and d.created_at > ${since(2 * dayMs)}
    group by m.owner_id`);
  return new Map(rows.map(row => [row.ownerId, row.mails]));
}

/**
 * Marks the messages that may not be sent: the account, the address or the day's share forbids it. The last is
 * counted with the messages themselves, so that many at once do not pass it.
 */
export async function withRefusals(
  { db, keys }: Pick<Services, "db" | "keys">,
  messages: readonly Message[],
  now: Date,
): Promise<Message[]> {
  const judged = messages.map(message => ({ ...message, refusal: plainRefusal(message) }));
  const mails = judged.filter(({ first, refusal }) => first.channel === "email" && refusal === null);
  if (mails.length === 0) return judged;
  const hashOf = ({ target }: Message) => addressHash(keys, target ?? "");
  const suppressed = await suppressedOf(db, mails.map(hashOf));
  const counts = await mailsOf(db, [...new Set(mails.map(({ first }) => first.ownerId))], now);
  for (const mail of mails) {
    const { ownerId } = mail.first;
    const count = counts.get(ownerId) ?? 0;
    if (suppressed.has(hashOf(mail))) mail.refusal = "unsubscribed";
    else if (count >= limits.notification.emailsPerDay) mail.refusal = "daily_limit";
    else counts.set(ownerId, count + 1);
  }
  return judged;
}
