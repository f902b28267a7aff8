import { useState } from "react";
import type { ErrorCode } from "#core/errors.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { ApiFailure } from "../api-client.ts";
import { useT } from "../translation.tsx";

/** Refusals that name no field themselves, and the field that they are about. */
type FieldOfCode = Partial<Record<ErrorCode, string>>;

function wrongIn(failure: ApiFailure | null, fieldOf: FieldOfCode): Record<string, string> {
  const field = failure?.code ? fieldOf[failure.code] : undefined;
  return failure && field ? { [field]: failure.message } : (failure?.fields ?? {});
}

/** One request of a dialog or form: what it refuses goes to its field, or below all of them. */
export function useStaffAction(
  run: () => Promise<unknown>,
  onDone: () => void | Promise<void>,
  fieldOf: FieldOfCode = {},
) {
  const t = useT(staffMessages);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      await run();
      await onDone();
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      const wrong = wrongIn(known, fieldOf);
      setFields(wrong);
      setFailure(Object.keys(wrong).length > 0 ? null : known?.message || t("failed"));
    }
    setBusy(false);
  };
  return { fields, failure, busy, act };
}
