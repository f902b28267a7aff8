import type { DeliveryKind, FailureCause, Language, NotificationChannel } from "#core/vocabulary.ts";

/** A delivery that waits to be sent, with all that its message says and all that may forbid it. */
export type Notice = {
  id: string;
  monitorId: string;
  ownerId: string;
  channel: NotificationChannel;
  kind: DeliveryKind;
  attempts: number;
  happenedAt: Date;
  cause: FailureCause | null;
  detail: string | null;
  outageMs: number | null;
  /** Set once it was tried: the delivery that names its message. */
  messageId: string | null;
  monitorName: string;
  /** Null for a bot that calls us. */
  url: string | null;
  /** Null when the channel was turned off since. */
  email: string | null;
  webhookSealed: string | null;
  language: Language;
  emailNotifications: boolean;
  banned: boolean;
};

/** What goes out as one mail or one Discord message. All notices have the same owner, channel, kind and target. */
export type Message = {
  /** One of the notices' ids. The same for every attempt, so that a receiver can tell a repetition. */
  id: string;
  first: Notice;
  notices: readonly Notice[];
  /** The mail address or the webhook; null when there is none any more. */
  target: string | null;
  /** Why it may not be sent after all; null when it may. */
  refusal: string | null;
};

/** What became of an attempt. `reason` is short and holds no address. */
export type Outcome =
  | { kind: "sent" }
  /** Will be tried again, at `at` if the other side said when. `unsent`: it surely did not arrive. */
  | { kind: "retry"; reason: string; unsent: boolean; at: Date | null }
  /** Trying again would not help. */
  | { kind: "failed"; reason: string }
  /** Its owner, or whoever owns the address, does not want it. */
  | { kind: "suppressed"; reason: string };
