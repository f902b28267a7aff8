import { limits } from "#core/limits.ts";
import { addMs, type Clock, systemClock } from "#core/time.ts";
import type { NotificationChannel } from "#core/vocabulary.ts";
import { createGuardedPoster } from "#probes/index.ts";
import type { Services } from "../context/index.ts";
import { metrics } from "../metrics/index.ts";
import { endingsOf } from "./attempt.ts";
import { createMailer } from "./create-mailer.ts";
import { createDiscordLimits } from "./discord-limits.ts";
import { createEndingRecorder } from "./ending-recorder.ts";
import { createLane, type Lane } from "./lane.ts";
import type { Mailer } from "./mailer.ts";
import type { Message, Outcome } from "./notice.ts";
import { type Post, sendDiscord } from "./send-discord.ts";
import { sendMail } from "./send-mail.ts";
import { takeMessages } from "./take-messages.ts";
import { channelsOf, countWaiting, findLost, releaseTaken } from "./waiting-deliveries.ts";

export type NotifierParts = {
  clock?: Clock;
  /** From 0 to 1, for the spread of further attempts. */
  random?: () => number;
  mailer?: Mailer;
  post?: Post;
};

export type Notifier = {
  /** Takes deliveries in hand and returns before they are sent, so that a slow receiver holds up no other. */
  deliver(deliveryIds: readonly string[]): Promise<void>;
  /** Takes up what was lost: deliveries whose job is gone or whose sender has died. */
  sweep(): Promise<void>;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
  /** Takes nothing more; gives what is under way a few seconds. The rest is taken up by the next sweep. */
  close(): Promise<void>;
};

type Taken = { message: Message; lease: Date };

/** Sends notifications of this process. Any number of processes share the work through the database. */
export function createNotifier(services: Services, parts: NotifierParts = {}): Notifier {
  const { db, env, log } = services;
  const { clock = systemClock, random = Math.random } = parts;
  const { concurrent, leaseMs, lostAfterMs } = limits.notification;
  const mailer = parts.mailer ?? createMailer(services);
  const post = parts.post ?? createGuardedPoster({ now: clock });
  const rateLimits = createDiscordLimits();
  const startedAt = clock();
  let closed = false;
  let swept = false;

  const senders: Record<NotificationChannel, (message: Message) => Promise<Outcome>> = {
    email: message => sendMail(services, mailer, message, clock()),
    discord: message => sendDiscord(services, { post, rateLimits }, message, clock),
  };
  const record = createEndingRecorder(services, {
    now: clock,
    onReleased: async ids => {
      if (!closed && ids.length > 0) await deliver(ids);
    },
  });
  const onError = (err: unknown) => log.error({ err }, "notifications");
  /** A place is free again once its message is sent: the database takes outcomes in batches. */
  const recording = new Set<Promise<void>>();
  const recordApart = (endings: Parameters<typeof record>[0]) => {
    const done = record(endings).finally(() => recording.delete(done));
    recording.add(done);
  };

  const attempt = async (message: Message): Promise<Outcome> => {
    const { channel } = message.first;
    if (message.refusal !== null) return { kind: "suppressed", reason: message.refusal };
    return senders[channel](message).catch((err): Outcome => {
      log.error({ err, deliveryId: message.id, channel }, "notification failed unexpectedly");
      return { kind: "retry", reason: "EUNEXPECTED", unsent: false, at: null };
    });
  };
  const send = async ({ message, lease }: Taken) => {
    // It has waited for its turn for so long that somebody else may have it by the time it is sent.
    if (clock() >= addMs(lease, -limits.notification.mailTimeoutMs)) return;
    const { channel, kind, attempts } = message.first;
    const outcome = await attempt(message);
    const { status, endings } = endingsOf(message, lease, outcome, clock(), random);
    metrics.deliveries.inc({ channel, outcome: status }, endings.length);
    const reason = outcome.kind === "sent" ? undefined : outcome.reason;
    const about = { deliveryId: message.id, deliveries: endings.length, channel, kind, attempt: attempts };
    log.info({ ...about, outcome: status, reason }, "notification");
    recordApart(endings);
  };
  const laneOf = (channel: NotificationChannel): Lane =>
    createLane<Taken>({
      places: concurrent[channel],
      takeMax: concurrent[channel] * limits.notification.roundsAhead,
      take: async ids => {
        const now = clock();
        const lease = addMs(now, leaseMs);
        const messages = await takeMessages(services, { channel, ids, rateLimits, now, lease });
        return messages.map(message => ({ message, lease }));
      },
      covers: ({ message }) => message.notices.map(notice => notice.id),
      run: send,
      onError,
    });
  const lanes: Record<NotificationChannel, Lane> = { email: laneOf("email"), discord: laneOf("discord") };

  const deliver = async (ids: readonly string[]) => {
    if (closed) throw new Error("this process takes no more notifications");
    for (const { id, channel } of await channelsOf(db, ids)) lanes[channel].add([id]);
  };
  const idle = async () => {
    for (;;) {
      await Promise.all(Object.values(lanes).map(lane => lane.idle()));
      if (recording.size === 0) return;
      // What is recorded may let another delivery go.
      await Promise.all(recording);
    }
  };
  return {
    deliver,
    async sweep() {
      // The embedded database serves one process: what is in hand since before it began is nobody's.
      const takesAll = !swept && env.DATABASE_URL === undefined;
      swept = true;
      const now = clock();
      if (takesAll) await releaseTaken(db, addMs(startedAt, leaseMs), now);
      await deliver(await findLost(db, now, takesAll ? 0 : lostAfterMs));
      metrics.waiting.set(await countWaiting(db));
    },
    idle,
    async close() {
      closed = true;
      for (const lane of Object.values(lanes)) lane.stop();
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>(resolve => {
        timer = setTimeout(resolve, limits.worker.drainMs);
      });
      await Promise.race([idle(), patience]);
      clearTimeout(timer);
      await mailer.close();
    },
  };
}
