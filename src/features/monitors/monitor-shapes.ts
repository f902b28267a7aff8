import { addMs, secondMs } from "#core/time.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { webhookMaskOf } from "./monitor-secrets.ts";
import type { MonitorItem, MonitorLive, StripBar, UptimeFigures } from "./monitors.schema.ts";

/** The columns behind `MonitorLive`, of a monitor joined with its state. */
export const liveColumns = {
  id: monitors.id,
  mode: monitors.mode,
  intervalS: monitors.intervalS,
  pausedAt: monitors.pausedAt,
  pauseReason: monitors.pauseReason,
  boostUntil: monitors.boostUntil,
  status: monitorStates.status,
  since: monitorStates.since,
  failingSince: monitorStates.failingSince,
  dueAt: monitorStates.dueAt,
  lastAt: monitorStates.lastAt,
  lastMs: monitorStates.lastMs,
  lastCause: monitorStates.lastCause,
  lastDetail: monitorStates.lastDetail,
  lastStatusCode: monitorStates.lastStatusCode,
  lastBeatAt: monitorStates.lastBeatAt,
};

/** The columns behind `MonitorItem`. */
export const itemColumns = {
  ...liveColumns,
  name: monitors.name,
  type: monitors.type,
  url: monitors.url,
  acceptedStatuses: monitors.acceptedStatuses,
  keyword: monitors.keyword,
  emailEnabled: monitors.emailEnabled,
  email: monitors.email,
  discordEnabled: monitors.discordEnabled,
  webhookSealed: monitors.webhookSealed,
  onProfile: monitors.onProfile,
  certificateExpiresAt: monitorStates.certificateExpiresAt,
  createdAt: monitors.createdAt,
};

/** A row as the columns above select it. */
type Selected<Columns> = {
  [Key in keyof Columns]: Columns[Key] extends { _: { data: infer Data; notNull: infer NotNull } }
    ? NotNull extends true
      ? Data
      : Data | null
    : never;
};
export type LiveRow = Selected<typeof liveColumns>;
export type ItemRow = Selected<typeof itemColumns>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** When we check next, or when the bot should call next. */
function nextOf(row: LiveRow): Date | null {
  if (row.pausedAt !== null) return null;
  if (row.mode === "http") return row.dueAt;
  return row.lastBeatAt === null ? null : addMs(row.lastBeatAt, row.intervalS * secondMs);
}

export function liveOf(row: LiveRow, now: Date): MonitorLive {
  const boosted = row.boostUntil !== null && row.boostUntil > now;
  return {
    id: row.id,
    status: row.status,
    paused: row.pauseReason === "owner_and_plan" ? "plan" : row.pauseReason,
    since: iso(row.pausedAt ?? row.since),
    confirming: row.failingSince !== null && row.status !== "offline",
    lastAt: iso(row.lastAt),
    lastBeatAt: row.mode === "heartbeat" ? iso(row.lastBeatAt) : null,
    // A bot that calls is not waited for, so there is no response time.
    lastMs: row.mode === "http" ? row.lastMs : null,
    lastCause: row.lastCause,
    lastDetail: row.lastDetail,
    lastStatusCode: row.lastStatusCode,
    nextAt: iso(nextOf(row)),
    boostUntil: boosted ? iso(row.boostUntil) : null,
  };
}

export function itemOf(
  { keys, now }: Pick<Ctx, "keys" | "now">,
  row: ItemRow,
  history: { uptime: UptimeFigures; bars: StripBar[] },
): MonitorItem {
  return {
    ...liveOf(row, now),
    name: row.name,
    type: row.type,
    mode: row.mode,
    url: row.url,
    intervalS: row.intervalS,
    acceptedStatuses: row.acceptedStatuses,
    keyword: row.keyword,
    emailEnabled: row.emailEnabled,
    email: row.email,
    discordEnabled: row.discordEnabled,
    webhookMask: webhookMaskOf(keys, row.webhookSealed),
    onProfile: row.onProfile,
    certificateExpiresAt: iso(row.certificateExpiresAt),
    createdAt: row.createdAt.toISOString(),
    ...history,
  };
}
