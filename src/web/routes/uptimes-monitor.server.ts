import type { LoaderFunctionArgs } from "react-router";
import { getMonitor } from "#features/monitors/index.ts";
import { ChartRange } from "#features/monitors/monitors.schema.ts";
import { type PackedDetail, packDetail } from "../monitors/page-data.ts";
import { privatePage } from "../page-context.server.ts";

export type MonitorPageData =
  | { kind: "visitor" }
  | { kind: "monitor"; detail: PackedDetail; range: ChartRange; now: string };

/** One's own monitor; anybody else's does not exist. */
export async function loadMonitorPage({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<MonitorPageData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { kind: "visitor" };
  const range = ChartRange.parse(new URL(request.url).searchParams.get("range") ?? undefined);
  const detail = await getMonitor(ctx, { id: params.id ?? "", range });
  return { kind: "monitor", detail: packDetail(detail), range, now: ctx.now.toISOString() };
}
