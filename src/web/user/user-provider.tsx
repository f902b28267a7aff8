import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UserDetails } from "#features/users/users.schema.ts";
import { useLanguage } from "../translation.tsx";
import type { UserRequest, UserResult } from "./user-messages.ts";

export type UserState = {
  /** True until the first answer or failure has come. */
  loading: boolean;
  userDetails: UserDetails | null;
  subscriptionCheck: UserDetails["subscriptionCheck"] | null;
  /** Asks again, for example after a change of settings. */
  refresh(): void;
};

const visitor: UserState = { loading: true, userDetails: null, subscriptionCheck: null, refresh: () => {} };
const UserContext = createContext<UserState>(visitor);

/** Who is signed in, as far as it is known. */
export const useUser = (): UserState => use(UserContext);

/** The page reserved the place of the account menu by a cookie; from here on the answer decides. */
function keepHint(signedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", signedIn);
}

/** Timers count to 24 days; a longer one is set anew. */
const longestTimerMs = 2 ** 31 - 1;
/** The server's clock may be a little behind this one. */
const slackMs = 2_000;

/** Asks again when the plan ends: a page that stays open follows, too. */
function useRefreshAt(at: string | null, refresh: () => void): void {
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = new Date(at).getTime() + slackMs - Date.now();
      timer =
        ms > longestTimerMs ? setTimeout(wait, longestTimerMs) : setTimeout(refresh, Math.max(ms, slackMs));
    };
    wait();
    return () => clearTimeout(timer);
  }, [at, refresh]);
}

export function UserProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const worker = useRef<Worker | null>(null);
  const [result, setResult] = useState<{ loading: boolean; userDetails: UserDetails | null }>(visitor);
  useEffect(() => {
    const started = new Worker(new URL("./user.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    const end = (reason: string) => {
      console.warn("user data could not be loaded:", reason);
      setResult(before => ({ ...before, loading: false }));
    };
    started.onerror = event => end(event.message);
    started.onmessage = ({ data }: MessageEvent<UserResult>) => {
      if (!data.ok) return end(data.reason);
      keepHint(data.userDetails !== null);
      setResult({ loading: false, userDetails: data.userDetails });
    };
    return () => started.terminate();
  }, []);
  const refresh = useCallback(() => {
    const request: UserRequest = { language };
    worker.current?.postMessage(request);
  }, [language]);
  useEffect(refresh, [refresh]);
  useRefreshAt(result.userDetails?.planEndsAt ?? null, refresh);
  const state = useMemo<UserState>(
    () => ({ ...result, subscriptionCheck: result.userDetails?.subscriptionCheck ?? null, refresh }),
    [result, refresh],
  );
  return <UserContext value={state}>{children}</UserContext>;
}
