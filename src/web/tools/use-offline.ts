import { useEffect, useState } from "react";
import { useLocalePath } from "../locale-link.tsx";
import { whenUsed } from "../when-used.ts";
import script from "./offline.worker.ts?worker&url";
import type { ToolId } from "./tool-kinds.ts";
import { toolKinds } from "./tool-kinds.ts";

/** Where the script of the tools' worker lies: browsers look for its service worker by this address. */
const workerScope = "/assets/worker-";

/** Resolves when a service worker has all that the page needs. */
async function install(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { scope, type: "module" });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === "activated") return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The service worker was not installed"));
    });
  });
}

/** Whether the page works without a connection from now on. It is made so when somebody uses it. */
export function useOffline(tool: ToolId): boolean {
  const scope = useLocalePath()(toolKinds[tool].path);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // In development files have no names that stay.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    let isGone = false;
    const stop = whenUsed(() => {
      Promise.all([install(scope), install(workerScope)]).then(
        () => !isGone && setReady(true),
        // Without it the tools work as long as there is a connection.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [scope]);
  return isReady;
}
