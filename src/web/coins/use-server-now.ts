import { useEffect, useState } from "react";
import { useNow } from "../ui/time.tsx";

/**
 * The server's present moment in ms, moving on: the clock of the device may be wrong. `now` is the moment of the last
 * answer; until the page is alive it stands still. It is never before that moment: the device's seconds are cut.
 */
export function useServerNow(now: string): number {
  const device = useNow();
  const [aheadMs, setAheadMs] = useState<number | null>(null);
  useEffect(() => setAheadMs(new Date(now).getTime() - Date.now()), [now]);
  const answeredAt = new Date(now).getTime();
  if (device === null || aheadMs === null) return answeredAt;
  return Math.max(answeredAt, device + aheadMs);
}
