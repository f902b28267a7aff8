import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { limits } from "#core/limits.ts";
import { minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { createRateLimits, purgeRateLimits } from "#features/rate-limits/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";

const clock = () => noon;
afterEach(() => void vi.useRealTimers());

describe.each(databaseKinds)("rate limits on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("allow exactly the limit, also when all come at once", async () => {
    const { consume } = createRateLimits(services);
    const states = await Promise.all(
      Array.from({ length: limits.api.writesPerMinute + 20 }, () => consume("write", "crowd")),
    );
    expect(states.filter(state => state.allowed)).toHaveLength(limits.api.writesPerMinute);
  });

  it("are shared by all processes for writes and logins", async () => {
    const [one, other] = [createRateLimits(services), createRateLimits(services)];
    await one.consume("login", "shared");
    expect((await other.consume("login", "shared")).remaining).toBe(limits.api.loginsPerMinute - 2);
  });

  it("begin anew when the minute is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    const { consume } = createRateLimits(services);
    const first = await consume("write", "patient");
    expect(first.resetMs).toBe(minuteMs);
    vi.setSystemTime(noon.getTime() + minuteMs);
    expect((await consume("write", "patient")).remaining).toBe(limits.api.writesPerMinute - 1);
  });

  it("keep no counter whose minute is over", async () => {
    await services.db.delete(rateLimits);
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    await createRateLimits(services).consume("write", "gone");
    expect(await purgeRateLimits({ db: services.db, now: new Date(noon.getTime() + minuteMs) })).toBe(0);
    expect(await purgeRateLimits({ db: services.db, now: new Date(noon.getTime() + minuteMs + 1) })).toBe(1);
  });

  it("stand in every answer; a request too many is told when to come again", async () => {
    const call = apiClient(services, { clock });
    const first = await call("/api/login");
    expect(first.headers.get("ratelimit-limit")).toBe(String(limits.api.loginsPerMinute));
    expect(first.headers.get("ratelimit-remaining")).toBe(String(limits.api.loginsPerMinute - 1));
    expect(Number(first.headers.get("ratelimit-reset"))).toBeGreaterThan(50);
    for (let n = 1; n < limits.api.loginsPerMinute; n++) expect((await call("/api/login")).status).toBe(302);
    const refused = await call("/api/login", { headers: { "accept-language": "ar" } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit-remaining")).toBe("0");
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const { code, error } = await refused.json();
    expect(code).toBe("rate_limited");
    expect(error).toContain(String(wait));
    expect((await call("/api/user")).status).toBe(200);
  });

  it("count users by themselves and others by their address, which is stored as a hash", async () => {
    await services.db.delete(rateLimits);
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    const call = apiClient(services, { clock, address: "203.0.113.9" });
    await call("/api/nothing", { method: "POST", cookie });
    await call("/api/nothing", { method: "POST" });
    const keys = (await services.db.select().from(rateLimits)).map(row => row.key);
    expect(keys).toHaveLength(2);
    expect(keys).toContain(`write:u:${userId}`);
    expect(keys.join()).not.toContain("203.0.113.9");
  });

  it("count here alone while the database fails", async () => {
    const broken = await openTestDatabase(kind);
    await broken.close();
    const { consume } = createRateLimits(broken);
    const states = [];
    for (let n = 0; n <= limits.api.loginsPerMinute; n++) states.push(await consume("login", "insured"));
    expect(states.map(state => state.allowed)).toEqual([
      ...Array.from({ length: limits.api.loginsPerMinute }, () => true),
      false,
    ]);
  });
});
