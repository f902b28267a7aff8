import { useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type OptionValues, optionFields, readOptions, writeOptions } from "./option-fields.ts";
import type { ToolId } from "./tool-kinds.ts";

/** The options of a tool's page: in the address, so that a link shows what its sender saw; secrets only here. */
export function useOptions(tool: ToolId) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [secrets, setSecrets] = useState<OptionValues>({});
  const text = search.toString();
  const values = useMemo<OptionValues>(
    () => ({ ...readOptions(tool, new URLSearchParams(text)), ...secrets }),
    [tool, text, secrets],
  );
  const change = useCallback(
    (name: string, value: string | boolean) => {
      const isSecret = optionFields[tool].some(field => field.name === name && field.isSecret === true);
      if (isSecret) setSecrets(before => ({ ...before, [name]: value }));
      else {
        const next = writeOptions(tool, { ...values, [name]: value });
        void navigate({ search: next }, { replace: true, preventScrollReset: true });
      }
    },
    [tool, values, navigate],
  );
  return { values, change };
}
