import { useEffect } from "react";
import { limits } from "#core/limits.ts";
import type { LibraryKind } from "#core/vocabulary.ts";
import { callApi } from "../api-client.ts";

/**
 * Says that an item was looked at, once the page was visible for two seconds. `isReading`: somebody who passed the
 * human check has it before them; the server decides what counts.
 */
export function useCountView(kind: LibraryKind, itemId: string, isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      stop();
      // A view that could not be counted is nobody's concern here.
      callApi("/api/views", { method: "POST", body: { kind, itemId } }).catch(() => {});
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(send, limits.library.viewAfterVisibleMs);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
    document.addEventListener("visibilitychange", follow);
    follow();
    return stop;
  }, [kind, itemId, isReading]);
}
