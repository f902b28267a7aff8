import { and, gt, inArray } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Clock, minuteMs, secondMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { type ChangeCursor, listLive, readCursor } from "./list-live.ts";
import { emptyView, eventsOfAll, type LiveView, type MonitorEvent, updateView } from "./live-view.ts";
import { listSummaries } from "./monitor-summary.ts";
import type { MonitorLive } from "./monitors.schema.ts";

export type Watcher = {
  userId: string;
  sessionId: string;
  /** First everything, then what has changed. */
  send(events: MonitorEvent[]): void;
  /** The session has ended. */
  end(): void;
};

/** Calls `run` once after `ms` milliseconds; returns how to call it off. */
export type Delay = (run: () => void, ms: number) => () => void;

export type MonitorWatch = {
  /** Begins to tell a watcher; returns how to stop. Throws rate_limited when the user has too many already. */
  watch(watcher: Watcher): () => void;
};

type Owner = { watchers: Set<Watcher>; view: LiveView };
type Owners = Map<string, Owner>;

const timer: Delay = (run, ms) => {
  const handle = setTimeout(run, ms);
  return () => clearTimeout(handle);
};

/**
 * Looks for changes on behalf of everybody who watches in this process: one look for all owners, one at a time, and
 * none while nobody watches.
 */
export function createMonitorWatch(
  { db, log }: Pick<Services, "db" | "log">,
  clock: Clock,
  delay: Delay = timer,
): MonitorWatch {
  const owners: Owners = new Map();
  const look = createLook(db, owners);
  let running = false;
  let callOff = () => {};

  const schedule = (ms: number) => {
    callOff();
    if (owners.size > 0) callOff = delay(() => void run(), ms);
  };
  async function run(): Promise<void> {
    running = true;
    await look(clock()).catch(error => log.warn({ err: error }, "the look for changed monitors failed"));
    running = false;
    schedule(limits.live.pollMs);
  }

  return {
    watch(watcher) {
      const owner = owners.get(watcher.userId) ?? { watchers: new Set(), view: emptyView() };
      if (owner.watchers.size >= limits.live.streamsPerUser)
        throw new AppError("rate_limited", { count: minuteMs / secondMs });
      owners.set(watcher.userId, owner);
      owner.watchers.add(watcher);
      const known = eventsOfAll(owner.view);
      if (known.length > 0) watcher.send(known);
      if (!running) schedule(0);
      return () => {
        owner.watchers.delete(watcher);
        if (owner.watchers.size > 0) return;
        owners.delete(watcher.userId);
        if (owners.size === 0) callOff();
      };
    },
  };
}

/** One look at the database for all owners that are watched at its moment. */
function createLook(db: Db, owners: Owners): (now: Date) => Promise<void> {
  let cursor: ChangeCursor | null = null;
  let sessionsSeenAt = 0;
  return async now => {
    if (now.getTime() - sessionsSeenAt >= limits.live.sessionCheckMs) {
      sessionsSeenAt = now.getTime();
      await endWithSessions(db, owners, now);
    }
    const ids = [...owners.keys()];
    const next = await readCursor(db);
    const changed = await listChanges(db, owners, { since: cursor, now });
    const summaries = await listSummaries(db, ids, now);
    for (const id of ids) {
      const owner = owners.get(id);
      const summary = summaries.get(id);
      if (owner === undefined || summary === undefined) continue;
      const events = updateView(owner.view, { monitors: changed.get(id) ?? [], summary });
      if (events.length > 0) for (const watcher of owner.watchers) watcher.send(events);
    }
    cursor = next;
  };
}

/** The changes of owners whose view is complete, and all monitors of the others. */
async function listChanges(
  db: Db,
  owners: Owners,
  { since, now }: { since: ChangeCursor | null; now: Date },
): Promise<Map<string, MonitorLive[]>> {
  const isKnown = (id: string) => since !== null && owners.get(id)?.view.complete === true;
  const known = [...owners.keys()].filter(isKnown);
  const others = [...owners.keys()].filter(id => !isKnown(id));
  return new Map([
    ...(known.length === 0 ? [] : await listLive(db, known, { since, now })),
    ...(others.length === 0 ? [] : await listLive(db, others, { since: null, now })),
  ]);
}

async function endWithSessions(db: Db, owners: Owners, now: Date): Promise<void> {
  const watchers = [...owners.values()].flatMap(owner => [...owner.watchers]);
  const ids = [...new Set(watchers.map(watcher => watcher.sessionId))];
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)));
  const alive = new Set(rows.map(row => row.id));
  for (const watcher of watchers) if (!alive.has(watcher.sessionId)) watcher.end();
}
