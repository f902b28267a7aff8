import { limits } from "#core/limits.ts";
import type { Clock } from "#core/time.ts";

/** What is known of one target's TLS: the session to resume, and of its last full handshake when and until when. */
export type TlsMemory = { session: Buffer | null; certificateExpiresAt: Date | null; fullAt: number };

export type TlsSessions = {
  /** The session to offer, or null when a full handshake is due: unknown, too long ago, certificate at its end. */
  offer(key: string): TlsMemory | null;
  /** Notes a session of a verified connection. */
  keep(key: string, memory: TlsMemory): void;
  /** The last certificate end seen, also when a full handshake is due. */
  knownExpiry(key: string): Date | null;
  /** After a failed handshake: the next one is a full one; the known expiry stays. */
  distrust(key: string): void;
  stats(): { sessions: number; bytes: number };
};

type Options = { now: Clock; entriesMax?: number; bytesMax?: number };

/** TLS sessions per target, least recently used first out, bounded by count and by bytes. */
export function createTlsSessions(options: Options): TlsSessions {
  const entriesMax = options.entriesMax ?? limits.probe.tlsSessionEntries;
  const bytesMax = options.bytesMax ?? limits.probe.tlsSessionBytes;
  const entries = new Map<string, TlsMemory>();
  let bytes = 0;

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= sizeBytes(key, entry);
  };
  const put = (key: string, memory: TlsMemory) => {
    remove(key);
    entries.set(key, memory);
    bytes += sizeBytes(key, memory);
    for (const oldest of entries.keys()) {
      if (entries.size <= entriesMax && bytes <= bytesMax) return;
      remove(oldest);
    }
  };

  return {
    offer(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.session === null) return null;
      entries.delete(key);
      entries.set(key, entry);
      const now = options.now().getTime();
      const expired = entry.certificateExpiresAt !== null && entry.certificateExpiresAt.getTime() <= now;
      return expired || now - entry.fullAt >= limits.probe.tlsFullHandshakeEveryMs ? null : entry;
    },
    keep: put,
    knownExpiry: key => entries.get(key)?.certificateExpiresAt ?? null,
    distrust(key) {
      const entry = entries.get(key);
      if (entry !== undefined) put(key, { ...entry, session: null });
    },
    stats: () => ({ sessions: entries.size, bytes }),
  };
}

/** Map entry, key and Date cost about 200 bytes besides the session itself. */
const sizeBytes = (key: string, memory: TlsMemory) => 200 + key.length + (memory.session?.length ?? 0);
