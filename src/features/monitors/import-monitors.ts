import { AppError } from "#core/errors.ts";
import { plans } from "#core/limits.ts";
import type { PlanName } from "#core/vocabulary.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { insertMonitor } from "./create-monitor.ts";
import { type Candidate, readCandidates, type SkipReason } from "./import-formats.ts";
import { markMonitorUse } from "./mark-use.ts";
import type { ImportReport } from "./monitor-files.schema.ts";
import { type MonitorSettings, settingsOf, targetProblem } from "./monitor-settings.ts";
import { MonitorCreate } from "./monitors.schema.ts";
import { lockOwner } from "./owned-monitor.ts";
import { pauseRow } from "./pause-monitor.ts";
import { assertFreeSlots } from "./slots.ts";

type Ready = { settings: MonitorSettings; paused: boolean; raised: boolean };

/**
 * Adds the monitors of a file: ours, or a backup of Uptime Kuma. What cannot be taken over is named in the report;
 * the rest is added wholly or, when the slots do not suffice, not at all.
 */
export async function importMonitors(ctx: Ctx, file: unknown): Promise<ImportReport> {
  const userId = assertUser(ctx);
  const candidates = readCandidates(file);
  if (candidates === null)
    throw new AppError("validation_failed", {}, { file: { key: "import_unreadable" } });
  return ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const plan = await planOf(tx, userId, ctx.now);
    const results = candidates.map(candidate => ({
      name: candidate.name,
      result: prepare(ctx, candidate, plan),
    }));
    const ready = results.flatMap(({ result }) => (typeof result === "string" ? [] : [result]));
    await assertFreeSlots(tx, { userId, plan }, ready.length);
    for (const { settings, paused } of ready) {
      const id = await insertMonitor(tx, ctx, { userId, settings });
      if (paused) await pauseRow(tx, id, "owner", ctx.now);
    }
    const intervalsS = ready.map(({ settings }) => settings.intervalS);
    await markMonitorUse(tx, { userId, intervalsS, takesSlots: ready.length > 0 }, ctx.now);
    return {
      imported: ready.length,
      skipped: results.flatMap(({ name, result }) =>
        typeof result === "string" ? [{ name, reason: result }] : [],
      ),
      intervalsRaised: ready.filter(({ raised }) => raised).length,
    };
  });
}

/** Checks one monitor as the form would; a reason when it has to be left out. */
function prepare(ctx: Ctx, candidate: Candidate, plan: PlanName): Ready | SkipReason {
  if ("skipped" in candidate) return candidate.skipped;
  const parsed = MonitorCreate.safeParse(candidate.draft);
  if (!parsed.success) return parsed.error.issues.some(issue => issue.path[0] === "url") ? "url" : "invalid";
  const draft = parsed.data;
  if (draft.mode === "http" && draft.url !== null && targetProblem(ctx.env, draft.url) !== null) return "url";
  const intervalS = Math.max(draft.intervalS, plans[plan].minIntervalS);
  return {
    settings: settingsOf(ctx, { ...draft, intervalS }, plan),
    paused: candidate.paused,
    raised: intervalS > draft.intervalS,
  };
}
