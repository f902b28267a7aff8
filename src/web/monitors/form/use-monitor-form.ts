import { useEffect, useState } from "react";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { validationMessages } from "#i18n/messages/validation.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { toast } from "../../ui/toast.ts";
import { useFailureText } from "../failure-text.ts";
import { type Draft, type Payload, payloadOf, problemsOf } from "./draft.ts";

type Errors = Partial<Record<string, string>>;
type Options = {
  initial: Draft;
  /** The address of the account, empty while it is not known. */
  accountEmail: string;
  /** The monitor that is edited; null for a new one. */
  monitor: MonitorItem | null;
  onSaved(saved: MonitorItem): void;
};

const save = (payload: Payload, monitor: MonitorItem | null): Promise<MonitorItem> =>
  monitor === null
    ? callApi<MonitorItem>("/api/monitors", { method: "POST", body: payload })
    : callApi<MonitorItem>(`/api/monitors/${monitor.id}`, { method: "PUT", body: payload });

/** What is typed stays typed, whatever the server says; its messages stand at their fields. */
export function useMonitorForm({ initial, accountEmail, monitor, onSaved }: Options) {
  const t = useT(uptimesActionMessages);
  const validation = useT(validationMessages);
  const failureText = useFailureText();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  // The account may arrive after the form was opened by a link: a new monitor is offered its address then.
  useEffect(() => {
    if (monitor !== null || accountEmail === "") return;
    setDraft(before =>
      before.email === "" ? { ...before, email: accountEmail, emailEnabled: true } : before,
    );
  }, [monitor, accountEmail]);

  /** A field that is changed loses its message; the others keep theirs. */
  function set(change: Partial<Draft>): void {
    setDraft(before => ({ ...before, ...change }));
    setErrors(before => ({
      ...before,
      ...Object.fromEntries(Object.keys(change).map(field => [field, undefined])),
    }));
  }

  /** The keys that the schema names are the keys of the catalogue. */
  function localProblems(payload: Payload): Errors {
    const entries = Object.entries(problemsOf(payload, monitor !== null)).map(([field, key = "invalid"]) => [
      field,
      validation(key),
    ]);
    return Object.fromEntries(entries);
  }

  /** Returns the names of the wrong fields, for the focus. */
  async function submit(): Promise<string[]> {
    const payload = payloadOf(draft, monitor !== null && monitor.webhookMask !== null);
    const problems = localProblems(payload);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return Object.keys(problems);
    setSaving(true);
    try {
      const saved = await save(payload, monitor);
      toast.success(t(monitor === null ? "added" : "saved"));
      onSaved(saved);
      return [];
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failureText(error));
      return Object.keys(fields);
    } finally {
      setSaving(false);
    }
  }

  return { draft, set, errors, failure, saving, submit };
}
