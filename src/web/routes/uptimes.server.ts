import type { LoaderFunctionArgs } from "react-router";
import { isAppError } from "#core/errors.ts";
import type { Ctx } from "#features/context/index.ts";
import { getMonitor, listMonitors } from "#features/monitors/index.ts";
import { type MonitorItem, type MonitorPage, MonitorQuery } from "#features/monitors/monitors.schema.ts";
import { type PackedItem, type PackedPage, packItem, packPage } from "../monitors/page-data.ts";
import { privatePage } from "../page-context.server.ts";

/** What the page is made of; a visitor is told what it would be. */
export type UptimesData =
  | { kind: "visitor" }
  | {
      kind: "dashboard";
      query: MonitorQuery;
      page: PackedPage;
      /** The monitor that a dialog in the address is about, when the list does not show it. */
      aside: PackedItem | null;
      now: string;
    };

/** A link to a dialog about a monitor that is gone opens the list without it. */
async function findAside(ctx: Ctx, page: MonitorPage, id: string | null): Promise<MonitorItem | null> {
  if (id === null || page.items.some(item => item.id === id)) return null;
  return getMonitor(ctx, { id }).then(
    detail => detail.monitor,
    error => {
      if (isAppError(error) && error.code === "monitor_not_found") return null;
      throw error;
    },
  );
}

export async function loadUptimes({ context, request }: LoaderFunctionArgs): Promise<UptimesData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { kind: "visitor" };
  const search = new URL(request.url).searchParams;
  const query = MonitorQuery.parse(Object.fromEntries(search));
  const page = await listMonitors(ctx, query);
  const aside = await findAside(ctx, page, search.get("edit") ?? search.get("delete"));
  return {
    kind: "dashboard",
    query,
    page: packPage(page),
    aside: aside && packItem(aside),
    now: ctx.now.toISOString(),
  };
}
