import { useState } from "react";
import type { ToolResult } from "#code-tools";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import type { OptionValues } from "./option-fields.ts";
import { baseName, type NamedText, saveBlob, saveZip, withSuffix } from "./save-text.ts";
import { type ToolId, toolKinds } from "./tool-kinds.ts";
import type { Input, Outcome } from "./use-tool-runs.ts";

const copiedMs = 1_600;

/** What came out of a run, if it came out without mistakes. */
export const resultOf = (outcome: Outcome | undefined): ToolResult | null =>
  outcome?.kind === "done" && outcome.result.errors.length === 0 ? outcome.result : null;

function suffixOf(tool: ToolId, values: OptionValues): string {
  if (tool === "html" && values.do === "decode") return ".decoded";
  return tool === "html" && values.do === "minify" ? ".min" : toolKinds[tool].suffix;
}

type Options = {
  tool: ToolId;
  values: OptionValues;
  inputs: readonly Input[];
  shown: Input | undefined;
  outcomes: ReadonlyMap<number, Outcome>;
};

/** Copying and taking home. */
export function useResultActions({ tool, values, inputs, shown, outcomes }: Options) {
  const t = useT(toolsMessages);
  const [isCopied, setCopied] = useState(false);
  const suffix = suffixOf(tool, values);
  const result = resultOf(shown && outcomes.get(shown.id));
  const outName = baseName(withSuffix(shown?.name ?? toolKinds[tool].fileName, suffix));
  const copy = () => {
    if (!result) return;
    navigator.clipboard.writeText(result.code).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), copiedMs);
      },
      () => toast.error(t("copy_failed")),
    );
  };
  const download = () => {
    if (result) saveBlob(new Blob([result.code], { type: "text/plain" }), outName);
  };
  const downloadMap = () => {
    if (result?.map) saveBlob(new Blob([result.map], { type: "application/json" }), `${outName}.map`);
  };
  const downloadAll = () => {
    const files = inputs.flatMap((input): NamedText[] => {
      const one = resultOf(outcomes.get(input.id));
      if (!one) return [];
      const name = withSuffix(input.name, suffix);
      return [{ name, text: one.code }, ...(one.map ? [{ name: `${name}.map`, text: one.map }] : [])];
    });
    void saveZip(files, `${tool}${suffix}.zip`);
  };
  return { isCopied, copy, download, downloadMap, downloadAll };
}
