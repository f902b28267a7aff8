import { getTableName } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { limits } from "#core/limits.ts";
import { minuteMs, secondMs } from "#core/time.ts";
import { rateLimits } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";

export type RateLimitKind =
  | "read"
  | "write"
  | "login"
  | "heartbeat"
  | "heartbeat_address"
  | "webhook"
  | "export";
/** How a caller stands after one request. */
export type RateLimitState = { allowed: boolean; limit: number; remaining: number; resetMs: number };
export type RateLimits = { consume(kind: RateLimitKind, key: string): Promise<RateLimitState> };

const minute = minuteMs / secondMs;

const inMemory = (kind: RateLimitKind, points: number, duration = minute) =>
  new RateLimiterMemory({ keyPrefix: kind, points, duration });

/**
 * Counted in the database, so that all processes share the count. A caller who is over the limit is remembered in
 * memory till the window ends and costs no query; while the database fails, this process counts alone.
 */
const inDatabase = (services: Pick<Services, "db">, kind: RateLimitKind, points: number, duration = minute) =>
  new RateLimiterPostgres({
    storeClient: services.db.$client,
    storeType: "pool",
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: kind,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory(kind, points, duration),
  });

async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimitState> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key);
    return { allowed: true, limit: limiter.points, remaining: remainingPoints, resetMs: msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { allowed: false, limit: limiter.points, remaining: 0, resetMs: refusal.msBeforeNext };
  }
}

/**
 * Reads and heartbeats are counted by each process for itself: a count in the database would cost more than what
 * it protects. Writes and logins are counted for all processes together.
 */
export function createRateLimits(services: Pick<Services, "db">): RateLimits {
  const {
    readsPerMinute,
    writesPerMinute,
    loginsPerMinute,
    heartbeatsPerMinute,
    heartbeatsPerMinuteByAddress,
  } = limits.api;
  const limiters: Record<RateLimitKind, RateLimiterAbstract> = {
    read: inMemory("read", readsPerMinute),
    heartbeat: inMemory("heartbeat", heartbeatsPerMinute),
    heartbeat_address: inMemory("heartbeat_address", heartbeatsPerMinuteByAddress),
    webhook: inMemory("webhook", limits.billing.webhooksPerMinute),
    write: inDatabase(services, "write", writesPerMinute),
    login: inDatabase(services, "login", loginsPerMinute),
    export: inDatabase(services, "export", limits.account.exports, limits.account.exportWindowMs / secondMs),
  };
  return { consume: (kind, key) => consume(limiters[kind], key) };
}
