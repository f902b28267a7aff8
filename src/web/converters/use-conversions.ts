import { useCallback, useEffect, useRef, useState } from "react";
import type { Version } from "#djs-convert";
import { type ConvertClient, createConvertClient, isDropped } from "./convert-client.ts";
import type { FileResult, Progress, Rejection, SourceFile } from "./protocol.ts";
import type { Choice } from "./steps.ts";

export type Outcome = { kind: "done"; result: FileResult } | { kind: "failed"; reason: string };
export type Rejections = ReadonlyMap<string, readonly Rejection[]>;

type Options = {
  files: readonly SourceFile[];
  choice: Choice;
  rejections: Rejections;
  /** Says what failed. */
  selected: string;
};
/** What outcomes were made from; compared by identity. */
type Asked = {
  files: readonly SourceFile[];
  from: Version | null;
  to: Version;
  rejections: Rejections;
};

const isSame = (a: Asked | null, b: Asked): boolean =>
  a?.files === b.files && a.from === b.from && a.to === b.to && a.rejections === b.rejections;

/** The worker, started with the first file, and gone with the page or when its run is cancelled. */
function useClient() {
  const client = useRef<ConvertClient | null>(null);
  const close = useCallback(() => {
    client.current?.close();
    client.current = null;
  }, []);
  const open = useCallback(() => {
    client.current ??= createConvertClient();
    return client.current;
  }, []);
  useEffect(() => close, [close]);
  return { open, close };
}

/** Outcomes are shown together, once a frame: a folder of hundreds brings hundreds at once. */
function useOutcomes() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const fresh = useRef(new Map<string, Outcome>());
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const put = useCallback((path: string, outcome: Outcome) => {
    fresh.current.set(path, outcome);
    if (fresh.current.size > 1) return;
    frame.current = requestAnimationFrame(() => {
      const brought = fresh.current;
      fresh.current = new Map();
      setOutcomes(before => new Map([...before, ...brought]));
    });
  }, []);
  const forget = useCallback(() => {
    cancelAnimationFrame(frame.current);
    fresh.current = new Map();
    setOutcomes(new Map());
  }, []);
  return { outcomes, put, forget };
}

/** What became of each file, kept in step with texts, steps and rejections. */
export function useConversions({ files, choice, rejections, selected }: Options) {
  const { open, close } = useClient();
  const { outcomes, put, forget } = useOutcomes();
  const asked = useRef<Asked | null>(null);
  /** What was asked for before a reset answers to nobody. */
  const turn = useRef(0);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    const [only] = files;
    const next: Asked = {
      files,
      from: choice.from === "auto" ? null : choice.from,
      to: choice.to,
      rejections,
    };
    if (isStopped || only === undefined || isSame(asked.current, next)) return;
    asked.current = next;
    // An empty page needs no worker, and what was cleared has no result.
    if (files.length === 1 && only.text === "") {
      turn.current += 1;
      forget();
      setRunning(false);
      return;
    }
    const run = async () => {
      if (files.length > 1) return open().run({ kind: "project", ...next }, "convert", setProgress);
      const rejected = rejections.get(only.path) ?? [];
      const result = await open().run(
        { kind: "file", file: only, from: next.from, to: next.to, rejected },
        "convert",
      );
      return [[only.path, result] as const];
    };
    setRunning(true);
    setProgress(null);
    const own = turn.current;
    run().then(
      results => {
        if (turn.current !== own) return;
        for (const [path, result] of results) put(path, { kind: "done", result });
        setRunning(asked.current !== next);
      },
      error => {
        if (isDropped(error) || turn.current !== own) return;
        put(selected, { kind: "failed", reason: String(error.message) });
        setRunning(false);
      },
    );
  }, [files, choice, rejections, selected, isStopped, open, put, forget]);
  const stop = useCallback(() => {
    close();
    setRunning(false);
    setStopped(true);
  }, [close]);
  const reset = useCallback(() => {
    open().drop();
    asked.current = null;
    turn.current += 1;
    forget();
    setStopped(false);
  }, [open, forget]);
  const zip = useCallback(
    (entries: readonly SourceFile[]) => open().run({ kind: "zip", files: entries }, "zip"),
    [open],
  );
  return { outcomes, isRunning, isStopped, progress, stop, reset, zip };
}
