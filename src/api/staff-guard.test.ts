import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { createJobs, type Jobs } from "#features/jobs/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

type Operation = { method: string; path: string };

let database: Database;
let jobs: Jobs;
let call: ReturnType<typeof apiClient>;
let operations: Operation[];
const cookies = new Map<Role, string>();
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await createJobs(database);
  const services = { ...testServices(database), jobs };
  call = apiClient(services, { clock: () => noon });
  const { paths } = await (await call("/api/openapi.json")).json();
  operations = Object.entries<object>(paths)
    .filter(([path]) => path.startsWith("/api/staff"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(method => ({
        method: method.toUpperCase(),
        path: path.replace("{hash}", "a".repeat(64)).replace("{image}", "b".repeat(64)),
      })),
    );
  for (const role of ["user", "staff"] as const) {
    const { userId } = await makeUser(services, { role });
    cookies.set(role, await signedInCookie(services, userId, { now: noon }));
  }
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});

/** Bodies are checked before anybody is asked who they are; these are right where there is one for all. */
const bodies: Record<string, object> = {
  ban: { banned: true, reason: "x" },
  team: { role: "staff", reason: "x" },
};

async function statusOf({ method, path }: Operation, role: Role | null): Promise<number> {
  const body = Object.entries(bodies).find(([part]) => path.includes(part))?.[1] ?? {};
  const cookie = role === null ? undefined : cookies.get(role);
  const answer = await call(path.replace(/\{\w+\}/g, "1"), {
    method,
    ...(cookie !== undefined && { cookie }),
    ...(method !== "GET" && { json: body }),
  });
  return answer.status;
}

describe("the staff's part of the API", () => {
  it("answers nobody who is not staff, whatever the call", async () => {
    expect(operations.length).toBeGreaterThan(30);
    for (const operation of operations) {
      const shown = `${operation.method} ${operation.path}`;
      expect([shown, [401, 422]]).toEqual([shown, expect.arrayContaining([await statusOf(operation, null)])]);
      expect([shown, [403, 422]]).toEqual([
        shown,
        expect.arrayContaining([await statusOf(operation, "user")]),
      ]);
    }
  });

  it("shows staff every list, and lets only admins name the team", async () => {
    for (const operation of operations.filter(
      ({ method, path }) => method === "GET" && !/[{}]|a{64}/.test(path),
    ))
      expect([operation.path, await statusOf(operation, "staff")]).toEqual([operation.path, 200]);
    expect(await statusOf({ method: "PUT", path: "/api/staff/team/{id}" }, "staff")).toBe(403);
  });
});
