import type { MonitorDetail, MonitorItem, MonitorPage } from "#features/monitors/monitors.schema.ts";
import { packBars, unpackBars } from "./packed-bars.ts";

/**
 * What the pages carry: thousands of bars and moments as a few texts, because each value of its own costs the server
 * and the reader more than all that is written about it.
 */
export type PackedItem = Omit<MonitorItem, "bars"> & { bars: string };
export type PackedPage = Omit<MonitorPage, "items"> & { items: PackedItem[] };
export type PackedDetail = Omit<MonitorDetail, "monitor" | "days" | "responseTimes"> & {
  monitor: PackedItem;
  days: string;
  /** JSON. */
  responseTimes: string;
};

export const packItem = (item: MonitorItem): PackedItem => ({ ...item, bars: packBars(item.bars) });
export const unpackItem = (item: PackedItem): MonitorItem => ({ ...item, bars: unpackBars(item.bars) });

export const packPage = (page: MonitorPage): PackedPage => ({ ...page, items: page.items.map(packItem) });
export const unpackPage = (page: PackedPage): MonitorPage => ({ ...page, items: page.items.map(unpackItem) });

export const packDetail = (detail: MonitorDetail): PackedDetail => ({
  ...detail,
  monitor: packItem(detail.monitor),
  days: packBars(detail.days),
  responseTimes: JSON.stringify(detail.responseTimes),
});
export const unpackDetail = (detail: PackedDetail): MonitorDetail => ({
  ...detail,
  monitor: unpackItem(detail.monitor),
  days: unpackBars(detail.days),
  // Written by packDetail of the same build: a page of another one is loaded anew.
  responseTimes: JSON.parse(detail.responseTimes),
});
