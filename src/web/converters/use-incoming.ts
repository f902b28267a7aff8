import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { CodeText } from "#features/codes/codes.schema.ts";
import type { ReadPass } from "#features/reading/reading.schema.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useUser } from "../user/user-provider.tsx";
import type { Rejection, SourceFile } from "./protocol.ts";
import { isRead } from "./read-project.ts";
import { sharedOfHash } from "./share-link.ts";
import { typedName } from "./use-converter.ts";

type Put = (files: readonly SourceFile[], rejected?: readonly Rejection[]) => void;

/** The code of a link comes in once; `isBroken` when it cannot be read. */
export function useSharedCode(put: Put): { isBroken: boolean } {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { hash } = location;
      if (!hash.startsWith("#code=")) return;
      const shared = await sharedOfHash(hash);
      if (isGone) return;
      setBroken(shared === null);
      if (shared !== null) put([{ path: typedName, text: shared.code }], shared.rejected);
    };
    void read();
    const again = () => void read();
    addEventListener("hashchange", again);
    return () => {
      isGone = true;
      removeEventListener("hashchange", again);
    };
  }, [put]);
  return { isBroken };
}

export type LibraryCode = "none" | "waiting" | "visitor" | "check" | "failed" | { refusal: string };

async function readCode(id: string, signal: AbortSignal): Promise<readonly SourceFile[] | null> {
  const pass = await callApi<ReadPass>("/api/read-pass", { signal });
  if (pass.validUntil === null) return null;
  const { files } = await callApi<CodeText>(`/api/codes/${id}/view`, { signal });
  return files.filter(({ path }) => isRead(path)).map(({ path, text }) => ({ path, text }));
}

/** The code of the library that `?code=` names: it is asked for as its own page does, and only for who may read it. */
export function useLibraryCode(put: Put) {
  const [search] = useSearchParams();
  const { loading, userDetails } = useUser();
  const [state, setState] = useState<LibraryCode>("none");
  const [attempt, setAttempt] = useState(0);
  const asked = search.get("code") ?? "";
  const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(asked) ? asked : "";
  const userId = userDetails?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again without changing the question
  useEffect(() => {
    if (id === "" || loading) return;
    if (userId === null) return setState("visitor");
    const controller = new AbortController();
    setState("waiting");
    readCode(id, controller.signal).then(
      files => {
        if (controller.signal.aborted) return;
        setState(files === null ? "check" : files.length === 0 ? "failed" : "none");
        if (files !== null && files.length > 0) put(files);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const refusal = error instanceof ApiFailure && error.status !== 0 ? error.message : "";
        setState(refusal === "" ? "failed" : { refusal });
      },
    );
    return () => controller.abort();
  }, [id, loading, userId, attempt, put]);
  return { state, reload: () => setAttempt(before => before + 1) };
}
