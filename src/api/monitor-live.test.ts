import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 };

let database: Database;
let services: Services;
let closing: AbortController;
let call: ReturnType<typeof apiClient>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  services = testServices(database);
  closing = new AbortController();
  call = apiClient(services, { clock: systemClock, closing: closing.signal });
});

async function signedIn() {
  const now = systemClock();
  const { userId } = await makeUser(services, { now });
  const cookie = await signedInCookie(services, userId, { now });
  const post = async (path: string, json?: unknown) => {
    const answer = await call(path, { method: "POST", cookie, ...(json !== undefined && { json }) });
    return (await answer.json()) as { id: string };
  };
  return { userId, cookie, post };
}

describe("the stream of changes", () => {
  /** Reads events as a browser would. */
  async function open(cookie: string) {
    const answer = await call("/api/monitors/live", { cookie });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const next = async (): Promise<{ event: string; data: string } | null> => {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const lines = text.slice(0, end).split("\n");
          text = text.slice(end + 2);
          const field = (name: string) =>
            lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
          return { event: field("event"), data: field("data") };
        }
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return null;
        text += chunk.value;
      }
    };
    return { answer, next, cancel: () => reader?.cancel() };
  }

  it("tells what is, then what changes, and ends with the process", async () => {
    const { post, cookie } = await signedIn();
    const { id } = await post("/api/monitors", website);
    const { answer, next } = await open(cookie);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    expect(await next()).toMatchObject({ event: "open" });
    const first = await next();
    expect([first?.event, JSON.parse(first?.data ?? "")]).toMatchObject(["monitor", { id, paused: null }]);
    expect(await next()).toMatchObject({ event: "summary" });
    await post(`/api/monitors/${id}/pause`);
    expect(JSON.parse((await next())?.data ?? "")).toMatchObject({ id, paused: "owner" });
    expect(JSON.parse((await next())?.data ?? "")).toMatchObject({ paused: 1 });
    closing.abort();
    expect(await next()).toBeNull();
    expect((await open(cookie)).answer.status).toBe(503);
  });

  it("ends with the session", async () => {
    const { userId, cookie } = await signedIn();
    const { next } = await open(cookie);
    expect(await next()).toMatchObject({ event: "open" });
    await database.db.delete(sessions).where(eq(sessions.userId, userId));
    let event = await next();
    while (event !== null) event = await next();
    expect(event).toBeNull();
  });

  it("is given to a user five times, and given back", async () => {
    const { cookie } = await signedIn();
    const streams = [];
    for (let n = 0; n < limits.live.streamsPerUser; n++) streams.push(await open(cookie));
    expect((await open(cookie)).answer.status).toBe(429);
    await streams.pop()?.cancel();
    const another = await open(cookie);
    expect(another.answer.status).toBe(200);
    for (const stream of [another, ...streams]) await stream.cancel();
  });
});
