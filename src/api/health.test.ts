import { describe, expect, it } from "vitest";
import { overPool } from "#db/client.ts";
import { openInMemory } from "#db/embedded.ts";
import { applyMigrations } from "#db/migrate.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createHealth } from "./health.ts";

const statusOf = async (health: ReturnType<typeof createHealth>, path: string) =>
  (await health.request(path)).status;

describe.each(databaseKinds)("health on the %s database", kind => {
  it("is ready, until it drains or the database is gone; alive all the time", async () => {
    const database = await openTestDatabase(kind);
    const state = { draining: false };
    const health = createHealth(database, state);
    expect(await statusOf(health, "/readyz")).toBe(200);
    state.draining = true;
    expect(await (await health.request("/readyz")).json()).toEqual({ status: "draining" });
    expect(await statusOf(health, "/readyz")).toBe(503);
    state.draining = false;
    expect(await statusOf(health, "/readyz")).toBe(200);
    await database.close();
    expect(await statusOf(health, "/readyz")).toBe(503);
    expect(await statusOf(health, "/healthz")).toBe(200);
  });
});

it("is not ready before the migrations are applied", async () => {
  const embedded = await openInMemory();
  const health = createHealth({ db: overPool(embedded.pool) }, { draining: false });
  expect(await statusOf(health, "/readyz")).toBe(503);
  await applyMigrations(embedded);
  expect(await statusOf(health, "/readyz")).toBe(200);
  await embedded.close();
});
