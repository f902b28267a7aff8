import { useState } from "react";
import { staffMessages } from "#i18n/messages/staff.ts";
import { ApiFailure } from "../api-client.ts";
import { useT } from "../translation.tsx";

/** One request of a dialog: what it refuses goes to its field, or below all of them. */
export function useStaffAction(run: () => Promise<unknown>, onDone: () => void) {
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
      onDone();
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      setFields(known?.fields ?? {});
      setFailure(Object.keys(known?.fields ?? {}).length > 0 ? null : known?.message || t("failed"));
      setBusy(false);
    }
  };
  return { fields, failure, busy, act };
}
