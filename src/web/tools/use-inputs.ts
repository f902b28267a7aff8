import { useCallback, useRef, useState } from "react";
import type { Picked } from "../projects/draft/pick-files.ts";
import { readFiles, type Skipped } from "./read-files.ts";
import type { NamedText } from "./save-text.ts";
import { type ToolId, toolKinds } from "./tool-kinds.ts";
import type { Input } from "./use-tool-runs.ts";

/** What the tool works on: one text that is typed, or files. */
export function useInputs(tool: ToolId) {
  const lastId = useRef(1);
  const [inputs, setInputs] = useState<readonly Input[]>([
    { id: 1, name: toolKinds[tool].fileName, text: "" },
  ]);
  const [shownId, setShownId] = useState(1);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);

  const replace = useCallback((texts: readonly NamedText[]) => {
    const next = texts.map(({ name, text }) => {
      lastId.current += 1;
      return { id: lastId.current, name, text };
    });
    setInputs(next);
    setShownId(next[0]?.id ?? 0);
    setSkipped([]);
  }, []);
  const clear = useCallback(() => replace([{ name: toolKinds[tool].fileName, text: "" }]), [replace, tool]);
  const write = useCallback(
    (text: string) => {
      setInputs(before => before.map(input => (input.id === shownId ? { ...input, text } : input)));
    },
    [shownId],
  );
  const pick = useCallback(
    async (picked: Picked) => {
      const { texts, skipped: left } = await readFiles(tool, picked);
      if (texts.length > 0) replace(texts);
      setSkipped(left);
    },
    [tool, replace],
  );
  const remove = useCallback(
    (id: number) => {
      const left = inputs.filter(input => input.id !== id);
      if (left.length === 0) return clear();
      setInputs(left);
      if (id === shownId) setShownId(left[0]?.id ?? 0);
    },
    [inputs, shownId, clear],
  );
  const shown = inputs.find(input => input.id === shownId) ?? inputs[0];
  return { inputs, shown, skipped, write, pick, remove, clear, replace, show: setShownId };
}
