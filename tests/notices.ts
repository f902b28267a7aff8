import type { Message, Notice } from "#features/notifications/notice.ts";
import { noon } from "./factories.ts";

let count = 0;

/** A notice as it is read from the database. */
export const makeNotice = (changes: Partial<Notice> = {}): Notice => {
  const id = changes.id ?? `notice${++count}`;
  return {
    id,
    monitorId: `monitor-of-${id}`,
    ownerId: "1",
    channel: "email",
    kind: "offline",
    attempts: 1,
    happenedAt: noon,
    cause: "connect",
    detail: "ECONNREFUSED",
    outageMs: null,
    messageId: null,
    monitorName: "Shop",
    url: "https://shop.example/",
    email: "rana@mail.example",
    webhookSealed: null,
    language: "en",
    emailNotifications: true,
    banned: false,
    ...changes,
  };
};

export function makeMessage(notices: readonly Notice[], target: string | null = null): Message {
  const [first] = notices;
  if (first === undefined) throw new Error("a message has notices");
  return { id: first.id, first, notices, target: target ?? first.email, refusal: null };
}
