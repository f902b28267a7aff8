import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { deliveries } from "#db/schema/index.ts";
import { createDeliveries, type TurnNotice } from "#features/notifications/index.ts";
import { noon } from "./factories.ts";

/** The deliveries of turns, as a check that turned a status makes them. Returns their ids, in no order. */
export const makeDeliveries = (
  db: Db,
  turns: readonly (Partial<TurnNotice> & { monitorId: string })[],
  now = noon,
): Promise<string[]> =>
  db.transaction(tx =>
    createDeliveries(
      tx,
      turns.map(turn => ({
        kind: "offline",
        turn: 1,
        happenedAt: now,
        cause: turn.kind === "online" ? null : "connect",
        detail: turn.kind === "online" ? null : "ECONNREFUSED",
        outageMs: null,
        ...turn,
      })),
      now,
    ),
  );

export async function deliveryOf(db: Db, id: string) {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  if (row === undefined) throw new Error("there is no such delivery");
  return row;
}
