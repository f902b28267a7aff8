import { createId } from "#core/ids.ts";
import { hashToken } from "#core/keys.ts";
import type { Db } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { startChecking } from "#features/checks/index.ts";
import { noon } from "./factories.ts";

type Settings = Partial<typeof monitors.$inferInsert> & { heartbeatToken?: string };

/** A monitor of an owner, begun at `now`, straight in the tables: whatever the plan and the form would say. */
export async function makeMonitor(db: Db, ownerId: string, settings: Settings = {}, now = noon) {
  const { heartbeatToken, ...given } = settings;
  const mode = heartbeatToken === undefined ? "http" : "heartbeat";
  const row = {
    id: createId(),
    ownerId,
    name: "Shop",
    type: mode === "http" ? ("website" as const) : ("bot" as const),
    mode,
    url: mode === "http" ? "https://shop.example/" : null,
    intervalS: 60,
    acceptedStatuses: "200-299",
    heartbeatHash: heartbeatToken === undefined ? null : hashToken(heartbeatToken),
    createdAt: now,
    updatedAt: now,
    ...given,
  } as const;
  return db.transaction(async tx => {
    const [monitor] = await tx.insert(monitors).values(row).returning();
    if (monitor === undefined) throw new Error("the monitor was not inserted");
    await startChecking(tx, { ...monitor, monitorId: monitor.id }, now);
    return monitor;
  });
}
