import { useCallback, useEffect, useRef, useState } from "react";
import type { Progress, ToolResult } from "#code-tools";
import { createToolsClient, type ToolsClient } from "#code-tools/client";
import { toolLimits } from "./limits.ts";
import type { OptionValues } from "./option-fields.ts";
import { requestFor } from "./run-request.ts";
import type { ToolId } from "./tool-kinds.ts";

/** A file, or what was typed. `id` names it while it is on the page. */
export type Input = { id: number; name: string; text: string };
export type Outcome =
  | {
      kind: "done";
      result: ToolResult & { seed?: number | string; scriptHash?: string | null };
      ms: number;
      isQuick: boolean;
    }
  | { kind: "failed"; message: string }
  | { kind: "cancelled" };
export type Running = { id: number; progress: Progress | null } | null;

type Options = { tool: ToolId; values: OptionValues };

/** Whether a quick answer is worth showing before the wanted one. */
const hasQuick = (tool: ToolId, values: OptionValues): boolean =>
  (tool === "js" || tool === "css") && values.level !== "fast";

/** Runs the tool over inputs, one after the other, in a worker; a newer run ends an older one at once. */
export function useToolRuns({ tool, values }: Options) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [running, setRunning] = useState<Running>(null);
  const client = useRef<ToolsClient | null>(null);
  const current = useRef<AbortController | null>(null);
  const runningId = useRef<number | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
      client.current?.close();
      client.current = null;
    },
    [],
  );
  const open = useCallback((): ToolsClient => {
    client.current ??= createToolsClient();
    return client.current;
  }, []);
  const put = useCallback((id: number, outcome: Outcome) => {
    setOutcomes(before => new Map(before).set(id, outcome));
  }, []);

  const runOne = useCallback(
    async (input: Input, isQuick: boolean, signal: AbortSignal) => {
      const { tool: name, options } = requestFor(tool, values, input.name, isQuick);
      const from = performance.now();
      const onProgress = (progress: Progress) => setRunning({ id: input.id, progress });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(toolLimits.runMs)]);
      const result = await open().run(name, input.text, options, { signal: limit, onProgress });
      put(input.id, { kind: "done", result, ms: performance.now() - from, isQuick });
    },
    [tool, values, open, put],
  );

  /** Whether all of it was done; not when a newer run or somebody ended it. */
  const run = useCallback(
    async (inputs: readonly Input[]): Promise<boolean> => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      for (const input of inputs) {
        if (own.signal.aborted) return false;
        runningId.current = input.id;
        setRunning({ id: input.id, progress: null });
        try {
          const isTyped =
            inputs.length === 1 && hasQuick(tool, values) && input.text.length < toolLimits.quickChars;
          if (isTyped) await runOne(input, true, own.signal);
          await runOne(input, false, own.signal);
        } catch (error) {
          if (own.signal.aborted) return false;
          put(input.id, { kind: "failed", message: error instanceof Error ? error.message : String(error) });
        }
      }
      if (current.current !== own) return false;
      runningId.current = null;
      setRunning(null);
      return true;
    },
    [tool, values, runOne, put],
  );

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    if (runningId.current !== null) put(runningId.current, { kind: "cancelled" });
    runningId.current = null;
    setRunning(null);
  }, [put]);
  const warm = useCallback(() => {
    const { tool: name } = requestFor(tool, values, "", true);
    open().warm(name);
  }, [tool, values, open]);
  return { outcomes, running, run, cancel, warm };
}
