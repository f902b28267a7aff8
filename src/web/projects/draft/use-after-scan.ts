import { useEffect, useState } from "react";

/** Does what was asked for when every file was looked at: at once, or as soon as the scan comes to its end. */
export function useAfterScan(isScanning: boolean, act: () => void): { isWaiting: boolean; ask(): void } {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || isScanning) return;
    setAsked(false);
    act();
  }, [asked, isScanning, act]);
  return { isWaiting: asked, ask: () => setAsked(true) };
}
