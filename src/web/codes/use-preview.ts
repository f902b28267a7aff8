import { useCallback, useEffect, useRef, useState } from "react";
import type { CodePreview } from "#features/codes/codes.schema.ts";
import { type PreviewLevel, parsePreviewMessage } from "#features/codes/preview-message.schema.ts";
import { ApiFailure, callApi } from "../api-client.ts";

export type PreviewEntry = { id: number; level: PreviewLevel | "refused"; text: string; address: string };
export type PreviewState = "idle" | "starting" | "running" | "silent" | "stopped" | "failed" | "plan";
type Run = CodePreview & { number: number };

/** It says that it lives every second; after this long it does not. */
const silentMs = 4_000;
const entriesMax = 200;

/** What the frame of this run tells, and nothing that anybody else sends. */
function useMessages(run: Run | null, frame: HTMLIFrameElement | null) {
  const [entries, setEntries] = useState<PreviewEntry[]>([]);
  const [isSilent, setSilent] = useState(false);
  const count = useRef(0);
  useEffect(() => {
    setEntries([]);
    setSilent(false);
    if (run === null || frame === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSilent(true), silentMs);
    };
    const add = (entry: Omit<PreviewEntry, "id">) =>
      setEntries(before => [...before, { ...entry, id: ++count.current }].slice(-entriesMax));
    const receive = (event: MessageEvent) => {
      // A sandboxed frame has no origin of its own: its messages say "null", and come from its window alone.
      if (event.source !== frame.contentWindow || event.origin !== "null") return;
      const message = parsePreviewMessage(event.data, run.nonce);
      if (message === null) return;
      setSilent(false);
      listen();
      if (message.kind === "console") add({ level: message.level, text: message.text, address: "" });
      if (message.kind === "refused")
        add({ level: "refused", text: message.directive, address: message.address });
    };
    addEventListener("message", receive);
    listen();
    return () => {
      removeEventListener("message", receive);
      clearTimeout(timer);
    };
  }, [run, frame]);
  return { entries, isSilent };
}

/** A run of a code: a fresh signed address each time, ended by taking its frame away. */
export function usePreview(id: string, version: number) {
  const [run, setRun] = useState<Run | null>(null);
  const [phase, setPhase] = useState<Exclude<PreviewState, "silent">>("idle");
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { entries, isSilent } = useMessages(run, frame);
  const start = useCallback(
    async (direction: "auto" | "ltr" | "rtl") => {
      setPhase("starting");
      try {
        const body = { version, direction };
        const preview = await callApi<CodePreview>(`/api/codes/${id}/preview`, { method: "POST", body });
        setRun(before => ({ ...preview, number: (before?.number ?? 0) + 1 }));
        setPhase("running");
      } catch (error) {
        const isClosed =
          error instanceof ApiFailure && ["unauthorized", "plan_needed"].includes(error.code ?? "");
        setRun(null);
        setPhase(isClosed ? "plan" : "failed");
      }
    },
    [id, version],
  );
  const stop = useCallback(() => {
    setRun(null);
    setPhase("stopped");
  }, []);
  // Another version is another code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs belongs to the version that was open
  useEffect(() => {
    setRun(null);
    setPhase("idle");
  }, [id, version]);
  const state: PreviewState = phase === "running" && isSilent ? "silent" : phase;
  return { state, run, entries, start, stop, setFrame };
}
