import { useCallback, useEffect, useState } from "react";
import type { CodeView } from "#features/codes/codes.schema.ts";
import type { ReadPass } from "#features/reading/reading.schema.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useUser } from "../user/user-provider.tsx";

/** What stands between somebody and the code, or the code. */
export type Reading =
  | { kind: "waiting" }
  | { kind: "visitor" }
  | { kind: "check" }
  | { kind: "plan" }
  | { kind: "failed" }
  | { kind: "ready"; view: CodeView };

function faceOf(error: unknown): Reading {
  if (!(error instanceof ApiFailure)) return { kind: "failed" };
  if (error.code === "unauthorized") return { kind: "visitor" };
  if (error.code === "human_check_needed") return { kind: "check" };
  if (error.code === "plan_needed") return { kind: "plan" };
  return { kind: "failed" };
}

export type CodeReading = {
  reading: Reading;
  /** Asks again: after a passed check, or a failure. */
  reload(): void;
  /** An action was refused because the pass ended while the page was open. */
  needCheck(): void;
};

/** Asks for the code only where it will be given: a refusal is an error in the browser's console, and this is none. */
async function readCode(id: string, version: number, signal: AbortSignal): Promise<Reading> {
  const pass = await callApi<ReadPass>("/api/read-pass", { signal });
  if (pass.validUntil === null) return { kind: "check" };
  const view = await callApi<CodeView>(`/api/codes/${id}/view?version=${version}`, { signal });
  return { kind: "ready", view };
}

type Asked = { id: string; version: number; needsPlan: boolean };

/** The code of one version, asked for privately once it is known who looks. It is part of no page and no cache. */
export function useCodeView({ id, version, needsPlan }: Asked): CodeReading {
  const { loading, userDetails, subscriptionCheck } = useUser();
  const [reading, setReading] = useState<Reading>({ kind: "waiting" });
  const [attempt, setAttempt] = useState(0);
  const userId = userDetails?.id ?? null;
  const isOpen = !needsPlan || subscriptionCheck?.isValid === true || userDetails?.role !== "user";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again without changing the question
  useEffect(() => {
    if (loading) return;
    if (userId === null) {
      setReading({ kind: "visitor" });
      return;
    }
    if (!isOpen) {
      setReading({ kind: "plan" });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setReading(before => (before.kind === "ready" ? before : { kind: "waiting" }));
    readCode(id, version, signal).then(
      next => signal.aborted || setReading(next),
      error => signal.aborted || setReading(faceOf(error)),
    );
    return () => controller.abort();
  }, [id, version, isOpen, loading, userId, attempt]);
  const reload = useCallback(() => setAttempt(before => before + 1), []);
  const needCheck = useCallback(() => setReading({ kind: "check" }), []);
  return { reading, reload, needCheck };
}
