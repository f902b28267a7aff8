import { useEffect } from "react";
import { useLocalePath } from "../locale-link.tsx";
import script from "../tools/offline.worker.ts?worker&url";
import { whenUsed } from "../when-used.ts";

/** Makes a page work without a connection from its first use on: the tools' service worker serves this one, too. */
export function useOffline(path: string): void {
  const scope = useLocalePath()(path);
  useEffect(() => {
    // In development files have no names that stay.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Without it the page works as long as there is a connection.
    return whenUsed(() => {
      navigator.serviceWorker.register(script, { scope, type: "module" }).catch(() => undefined);
    });
  }, [scope]);
}
