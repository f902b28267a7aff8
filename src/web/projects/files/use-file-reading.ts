import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../api-client.ts";
import type { FileReading } from "./file-viewer.tsx";
import type { ShownFile } from "./load-file.ts";

type Load = (path: string, signal: AbortSignal) => Promise<ShownFile>;

/** The file that is open beside a tree. The newest choice wins over slower ones before it. */
export function useFileReading(load: Load, onRefused?: (failure: ApiFailure) => void) {
  const [reading, setReading] = useState<FileReading>({ kind: "none" });
  const controller = useRef<AbortController | null>(null);
  const latest = useRef({ load, onRefused });
  useEffect(() => {
    latest.current = { load, onRefused };
  });
  const open = useCallback((path: string) => {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setReading({ kind: "loading", path });
    latest.current.load(path, abort.signal).then(
      file => abort.signal.aborted || setReading({ kind: "ready", file }),
      error => {
        if (abort.signal.aborted) return;
        setReading({ kind: "failed", path });
        if (error instanceof ApiFailure) latest.current.onRefused?.(error);
      },
    );
  }, []);
  const close = useCallback(() => {
    controller.current?.abort();
    setReading({ kind: "none" });
  }, []);
  return { reading, open, close };
}

/** The path that a reading is about. */
export function pathOf(reading: FileReading): string | null {
  if (reading.kind === "none") return null;
  return reading.kind === "ready" ? reading.file.path : reading.path;
}
