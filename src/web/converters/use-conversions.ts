import { useCallback, useEffect, useRef, useState } from "react";
import type { Version } from "#djs-convert";
import { type ConvertClient, createConvertClient, isDropped } from "./convert-client.ts";
import type { FileResult, Rejection, SourceFile } from "./protocol.ts";
import type { Choice } from "./steps.ts";

export type Outcome = { kind: "done"; result: FileResult } | { kind: "failed"; reason: string };
export type Rejections = ReadonlyMap<string, readonly Rejection[]>;

type Options = {
  files: readonly SourceFile[];
  choice: Choice;
  rejections: Rejections;
  /** Converted before the others. */
  selected: string;
};
/** What an outcome was made from; compared by identity. */
type Asked = { file: SourceFile; from: Version | null; to: Version; rejected: readonly Rejection[] };

const nothing: readonly Rejection[] = [];
const isSame = (a: Asked | undefined, b: Asked): boolean =>
  a?.file === b.file && a.from === b.from && a.to === b.to && a.rejected === b.rejected;

/** The worker, started with the first file, and gone with the page. */
function useClient(): () => ConvertClient {
  const client = useRef<ConvertClient | null>(null);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = null;
    },
    [],
  );
  return useCallback(() => {
    client.current ??= createConvertClient();
    return client.current;
  }, []);
}

/** Which version a whole folder was written for; undefined while it is looked at. */
function useDetected(files: readonly SourceFile[], isWanted: boolean, open: () => ConvertClient) {
  const [found, setFound] = useState<{ of: string; version: Version | null } | undefined>();
  // Looked at when a folder comes in, not with every letter that is typed afterwards.
  const folder = isWanted ? files.map(({ path }) => path).join("\n") : "";
  const latest = useRef(files);
  latest.current = files;
  useEffect(() => {
    if (folder === "") return;
    open()
      .run({ kind: "detect", files: latest.current }, "detect")
      .then(
        version => setFound({ of: folder, version }),
        error => isDropped(error) || setFound({ of: folder, version: null }),
      );
  }, [folder, open]);
  return found?.of === folder ? found.version : undefined;
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
  const open = useClient();
  const { outcomes, put, forget } = useOutcomes();
  const asked = useRef(new Map<string, Asked>());
  const [isStopped, setStopped] = useState(false);
  const isFolder = files.length > 1;
  const detected = useDetected(files, isFolder, open);
  const from: Version | null | undefined = choice.from !== "auto" ? choice.from : isFolder ? detected : null;
  useEffect(() => {
    if (from === undefined || isStopped) return;
    const ordered = [...files].sort((a, b) => Number(b.path === selected) - Number(a.path === selected));
    for (const file of ordered) {
      const next: Asked = { file, from, to: choice.to, rejected: rejections.get(file.path) ?? nothing };
      if (isSame(asked.current.get(file.path), next)) continue;
      asked.current.set(file.path, next);
      open()
        .run({ kind: "file", ...next }, file.path)
        .then(
          // A newer question for this file may be on its way; its answer follows.
          result => put(file.path, { kind: "done", result }),
          error => isDropped(error) || put(file.path, { kind: "failed", reason: String(error.message) }),
        );
    }
  }, [files, from, choice.to, rejections, selected, isStopped, open, put]);
  const stop = useCallback(() => {
    open().drop();
    setStopped(true);
  }, [open]);
  const reset = useCallback(() => {
    open().drop();
    asked.current.clear();
    forget();
    setStopped(false);
  }, [open, forget]);
  const zip = useCallback(
    (entries: readonly SourceFile[]) => open().run({ kind: "zip", files: entries }, "zip"),
    [open],
  );
  return { outcomes, detected, isStopped, stop, reset, zip };
}
