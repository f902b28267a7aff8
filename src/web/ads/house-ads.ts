import { dayMs } from "#core/time.ts";
import type { AdPlacement } from "#core/vocabulary.ts";
import { hasRoute } from "../route-table.ts";
import type { IconName } from "../ui/icon.tsx";

export type HouseAd = { id: "awake" | "plans" | "coins" | "codes" | "share"; path: string; icon: IconName };

/** Our own ads. One whose page does not exist is left out. */
const all: readonly HouseAd[] = [
  { id: "awake", path: "/uptimes", icon: "bot" },
  { id: "plans", path: "/pricing", icon: "star" },
  { id: "coins", path: "/coins", icon: "coin" },
  { id: "codes", path: "/codes/djs", icon: "code" },
  { id: "share", path: "/sharecode-command-handler", icon: "share" },
];

/** What a place must not say: the page itself is about it. */
const own: Record<AdPlacement, HouseAd["id"] | null> = {
  home: null,
  codes: "codes",
  projects: "share",
  uptimes: "awake",
  tools: null,
};
const places = Object.keys(own);

/** The ad of a place today: another one each day, and not the same on neighbouring places. */
export function houseAdOf(placement: AdPlacement, now: Date): HouseAd | null {
  const fitting = all.filter(ad => ad.id !== own[placement] && hasRoute(ad.path));
  const day = Math.floor(now.getTime() / dayMs);
  return fitting[(day + places.indexOf(placement)) % fitting.length] ?? null;
}
