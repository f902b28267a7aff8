import { z } from "zod";
import { limits } from "#core/limits.ts";
import { type importSkipReasons, monitorExportKind } from "./monitor-files.schema.ts";
import type { MonitorCreateInput } from "./monitors.schema.ts";

export type SkipReason = (typeof importSkipReasons)[number];
/** A monitor of an imported file: what the form would have sent, or why it cannot be taken over. */
export type Candidate = { name: string } & (
  | { draft: MonitorCreateInput; paused: boolean }
  | { skipped: SkipReason }
);

const many = z.array(z.unknown()).max(limits.monitor.importMaxMonitors);
const OurFile = z.object({ kind: z.literal(monitorExportKind), version: z.literal(1), monitors: many });
const KumaFile = z.object({ monitorList: many });

const OurMonitor = z
  .looseObject({ name: z.string(), paused: z.boolean().default(false) })
  .transform(({ paused, ...draft }) => ({ draft, paused }));

const flag = z.union([z.boolean(), z.number().transform(Boolean)]);
const text = z.string().nullish();

/** What Uptime Kuma 1.x writes for a monitor, as far as it matters here; numbers stand for truth in old files. */
const KumaMonitor = z.object({
  name: z.string(),
  type: z.string(),
  url: text,
  interval: z.number().default(60),
  active: flag.default(true),
  keyword: text,
  invertKeyword: flag.nullish(),
  accepted_statuscodes: z.array(z.string()).min(1).default(["200-299"]),
  method: text,
  body: text,
  headers: text,
  authMethod: text,
  basic_auth_user: text,
});
type KumaMonitor = z.output<typeof KumaMonitor>;

const nameOf = (entry: unknown): string =>
  z.object({ name: z.string() }).safeParse(entry).data?.name.slice(0, limits.monitor.nameMax) ?? "";

/** The shortest of our intervals that is not shorter than `seconds`, or else the longest. */
const nearestInterval = (seconds: number): number =>
  limits.monitor.intervalsS.find(interval => interval >= seconds) ?? Math.max(...limits.monitor.intervalsS);

/** Whether we would send what Kuma sends: a plain GET without credentials or headers of one's own. */
const isPlainGet = (monitor: KumaMonitor): boolean =>
  (monitor.method ?? "GET").toUpperCase() === "GET" &&
  !monitor.body &&
  !monitor.headers &&
  !monitor.basic_auth_user &&
  (!monitor.authMethod || monitor.authMethod === "none") &&
  !monitor.invertKeyword;

function fromKuma(entry: unknown): Candidate {
  const name = nameOf(entry);
  const monitor = KumaMonitor.safeParse(entry).data;
  if (monitor === undefined) return { name, skipped: "invalid" };
  if (monitor.type !== "http" && monitor.type !== "keyword") return { name, skipped: "type" };
  if (!isPlainGet(monitor)) return { name, skipped: "request" };
  const draft: MonitorCreateInput = {
    name,
    type: "website",
    mode: "http",
    url: monitor.url ?? null,
    intervalS: nearestInterval(monitor.interval),
    acceptedStatuses: monitor.accepted_statuscodes.join(","),
    keyword: monitor.type === "keyword" ? (monitor.keyword ?? null) : null,
  };
  return { name, draft, paused: !monitor.active };
}

function fromOurs(entry: unknown): Candidate {
  const name = nameOf(entry);
  const monitor = OurMonitor.safeParse(entry).data;
  // The draft is parsed by the form's own schema afterwards, which judges each of its fields.
  return monitor === undefined
    ? { name, skipped: "invalid" }
    : { name, draft: monitor.draft as MonitorCreateInput, paused: monitor.paused };
}

/** The monitors of a file of ours or of Uptime Kuma's backup; null when it is neither. */
export function readCandidates(file: unknown): Candidate[] | null {
  const ours = OurFile.safeParse(file).data;
  if (ours !== undefined) return ours.monitors.map(fromOurs);
  const kuma = KumaFile.safeParse(file).data;
  return kuma === undefined ? null : kuma.monitorList.map(fromKuma);
}
