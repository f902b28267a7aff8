import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import type { Database } from "./client.ts";
import { applyMigrations } from "./migrate.ts";
import { users } from "./schema/index.ts";

describe.each(databaseKinds)("the %s database", kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const someone = () => ({ id: createId(), username: "x", createdAt: new Date(0), lastLoginAt: new Date(0) });

  it("keeps instants to the millisecond, in UTC", async () => {
    const at = new Date("2026-02-28T23:59:59.987Z");
    const [row] = await database.db
      .insert(users)
      .values({ ...someone(), createdAt: at })
      .returning();
    expect(row?.createdAt).toEqual(at);
  });

  it("takes everything back when a transaction fails", async () => {
    const user = someone();
    const failing = database.db.transaction(async tx => {
      await tx.insert(users).values(user);
      await tx.insert(users).values(user);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.db.$count(users)).toBe(1);
  });

  it("answers again after an error", async () => {
    await expect(database.pool.query("select 1 / $1::int", [0])).rejects.toThrow("division by zero");
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("applies no migration twice", async () => {
    await applyMigrations(database);
    expect(await database.db.$count(users)).toBe(1);
  });
});
