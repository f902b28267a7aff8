import { expect, it } from "vitest";
import { createTlsSessions } from "./tls-sessions.ts";

const now = () => new Date(1_000_000);
const memory = (sizeBytes: number) => ({
  session: Buffer.alloc(sizeBytes),
  certificateExpiresAt: new Date(2_000_000),
  fullAt: 1_000_000,
});

it("forgets the least recently used session beyond the count", () => {
  const sessions = createTlsSessions({ now, entriesMax: 2 });
  sessions.keep("a", memory(10));
  sessions.keep("b", memory(10));
  expect(sessions.offer("a")).not.toBeNull();
  sessions.keep("c", memory(10));
  expect([sessions.offer("a"), sessions.offer("b"), sessions.offer("c")].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
});

it("stays within its bytes, also when sessions grow", () => {
  const sessions = createTlsSessions({ now, bytesMax: 10_000 });
  for (let index = 0; index < 100; index++) sessions.keep(`host-${index}`, memory(1_000));
  expect(sessions.stats().sessions).toBeLessThan(10);
  expect(sessions.stats().bytes).toBeLessThanOrEqual(10_000);
  sessions.keep("host-99", memory(9_000));
  expect(sessions.stats()).toMatchObject({ sessions: 1 });
  sessions.keep("host-99", memory(20_000));
  expect(sessions.stats()).toEqual({ sessions: 0, bytes: 0 });
});

it("keeps the expiry of a target whose session it no longer trusts", () => {
  const sessions = createTlsSessions({ now });
  sessions.keep("a", memory(10));
  sessions.distrust("a");
  sessions.distrust("unknown");
  expect(sessions.offer("a")).toBeNull();
  expect(sessions.knownExpiry("a")).toEqual(new Date(2_000_000));
  expect(sessions.knownExpiry("unknown")).toBeNull();
});
