import { useEffect, useState } from "react";
import { useNow } from "../ui/time.tsx";

/**
 * The server's present moment in ms, moving on: the clock of the device may be wrong. `now` is the moment of the last
 * answer; until the page is alive it stands still.
 */
export function useServerNow(now: string): number {
  const device = useNow();
  const [aheadMs, setAheadMs] = useState<number | null>(null);
  useEffect(() => setAheadMs(new Date(now).getTime() - Date.now()), [now]);
  if (device === null || aheadMs === null) return new Date(now).getTime();
  return device + aheadMs;
}
