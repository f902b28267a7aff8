import { z } from "zod";
import { monitorModes, monitorTypes } from "#core/vocabulary.ts";

/** The file that monitors are exported to, and what becomes of an imported one. */

export const monitorExportKind = "ra3d-monitors";

/** A monitor in the export file: what its owner set, without webhook and heartbeat address. */
export const ExportedMonitor = z.object({
  name: z.string(),
  type: z.enum(monitorTypes),
  mode: z.enum(monitorModes),
  url: z.string().nullable(),
  intervalS: z.number().int(),
  acceptedStatuses: z.string(),
  keyword: z.string().nullable(),
  emailEnabled: z.boolean(),
  email: z.string().nullable(),
  onProfile: z.boolean(),
  paused: z.boolean(),
});
export type ExportedMonitor = z.output<typeof ExportedMonitor>;

export const MonitorExport = z.object({
  kind: z.literal(monitorExportKind),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  monitors: z.array(ExportedMonitor),
});
export type MonitorExport = z.output<typeof MonitorExport>;

/** Why a monitor of an imported file was left out: its kind, a request that we do not make, its address, its form. */
export const importSkipReasons = ["type", "request", "url", "invalid"] as const;

export const ImportReport = z.object({
  imported: z.number().int(),
  skipped: z.array(z.object({ name: z.string(), reason: z.enum(importSkipReasons) })),
  /** How many were given a longer interval than the file said, because the plan's shortest one is longer. */
  intervalsRaised: z.number().int(),
});
export type ImportReport = z.output<typeof ImportReport>;
