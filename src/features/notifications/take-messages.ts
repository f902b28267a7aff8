import type { NotificationChannel } from "#core/vocabulary.ts";
import type { Services } from "../context/index.ts";
import type { DiscordLimits } from "./discord-limits.ts";
import type { Message, Notice } from "./notice.ts";
import { planMessages } from "./plan-messages.ts";
import { withRefusals } from "./refusals.ts";
import { findWaiting, putOff, takeDeliveries } from "./waiting-deliveries.ts";
import { openWebhook } from "./webhook-address.ts";

type Taking = {
  channel: NotificationChannel;
  ids: readonly string[];
  rateLimits: DiscordLimits;
  now: Date;
  /** Until when the deliveries are ours. */
  lease: Date;
};

type Aimed = { notice: Notice; target: string | null };

/** Takes deliveries, and those that go out together with them, and makes the messages that are to be sent now. */
export async function takeMessages(
  services: Pick<Services, "db" | "jobs" | "keys">,
  { channel, ids, rateLimits, now, lease }: Taking,
): Promise<Message[]> {
  const { db, keys } = services;
  const targetOf = ({ email, webhookSealed }: Notice) => {
    if (channel === "email") return email;
    return webhookSealed === null ? null : openWebhook(keys, webhookSealed);
  };
  const wanted = new Set(ids);
  const waiting = await findWaiting(db, channel, ids, now);
  const aimed = waiting.map(notice => ({ notice, target: targetOf(notice) }));
  const open = channel === "email" ? aimed : await leaveBlocked(services, aimed, wanted, rateLimits, now);
  const messages = planMessages(open, wanted);
  const takings = messages.flatMap(({ id, notices }) =>
    notices.map(notice => ({ id: notice.id, messageId: id })),
  );
  const attempts = await takeDeliveries(db, takings, now, lease);
  const ours = messages.flatMap(message => withAttempts(message, attempts));
  return withRefusals(services, ours, now);
}

/** The message of those deliveries that could be had. */
function withAttempts(message: Message, attempts: ReadonlyMap<string, number>): Message[] {
  const notices = message.notices.flatMap(notice => {
    const attempt = attempts.get(notice.id);
    return attempt === undefined ? [] : [{ ...notice, attempts: attempt }];
  });
  const [first] = notices;
  return first === undefined ? [] : [{ ...message, first, notices }];
}

/** Puts off what Discord does not want yet, which is no attempt; the rest goes on. */
async function leaveBlocked(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  aimed: readonly Aimed[],
  wanted: ReadonlySet<string>,
  rateLimits: DiscordLimits,
  now: Date,
): Promise<Aimed[]> {
  const open: Aimed[] = [];
  const blocked: { id: string; until: number }[] = [];
  for (const one of aimed) {
    const until = one.target === null ? null : rateLimits.blockedUntil(one.target, now);
    if (until === null) open.push(one);
    else if (wanted.has(one.notice.id)) blocked.push({ id: one.notice.id, until: until.getTime() });
  }
  for (const [time, ids] of Map.groupBy(blocked, ({ until }) => until)) {
    const until = new Date(time);
    await db.transaction(async tx => {
      const late = await putOff(
        tx,
        ids.map(({ id }) => id),
        until,
      );
      const payloads = late.map(deliveryId => ({ deliveryId }));
      await jobs.add(tx, "deliver-notification", payloads, { startAfter: until });
    });
  }
  return open;
}
