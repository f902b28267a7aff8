import { useEffect } from "react";
import { readStored, storedNames, writeStored } from "../stored.ts";
import { useMounted } from "../ui/time.tsx";
import { useUser } from "../user/user-provider.tsx";

/**
 * Whether ads are shown: not before it is known who looks, and never to whose plan is valid. The answer is kept for the
 * first paint of the next page, which then reserves no place. Here a place that was reserved stays, empty, so that
 * nothing moves; one that was not is made when a plan has ended.
 */
export function useAds(): boolean {
  const { loading, subscriptionCheck } = useUser();
  const mounted = useMounted();
  const isKnown = mounted && !loading;
  const isValid = subscriptionCheck?.isValid === true;
  useEffect(() => {
    if (!isKnown) return;
    const kept = readStored(storedNames.noAds) !== null;
    if (kept !== isValid) writeStored(storedNames.noAds, isValid ? "1" : null);
    if (!isValid) document.documentElement.removeAttribute("data-no-ads");
  }, [isKnown, isValid]);
  return isKnown && !isValid;
}
