import { type FormEvent, useState } from "react";
import { contactMessages } from "#i18n/messages/contact.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { useUser } from "../user/user-provider.tsx";

const fieldNames = ["topic", "text", "replyTo", "humanCheck"] as const;
type Errors = Partial<Record<(typeof fieldNames)[number] | "failure", string>>;

/** The state of the contact form. Its reply address is that of the account until another one is typed. */
export function useContact() {
  const t = useT(contactMessages);
  const language = useLanguage();
  const { userDetails } = useUser();
  const [draft, setDraft] = useState<{ topic: string; text: string; replyTo: string | null }>({
    topic: "",
    text: "",
    replyTo: null,
  });
  const [solution, setSolution] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const values = { ...draft, replyTo: draft.replyTo ?? userDetails?.email ?? "" };
  const send = async () => {
    setBusy(true);
    try {
      const body = { ...values, language, humanCheck: solution };
      await callApi("/api/contact", { method: "POST", body });
      setSent(true);
      setErrors({});
      setDraft(before => ({ ...before, topic: "", text: "" }));
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      const atFields = fieldNames.some(name => known?.fields?.[name] !== undefined);
      setErrors({ ...known?.fields, ...(!atFields && { failure: known?.message || t("failed") }) });
    } finally {
      // The solution may be spent, whatever the answer was.
      setSolution(null);
      setAttempt(before => before + 1);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (solution === null) setErrors({ humanCheck: t("robot_required") });
    else void send();
  };
  const solved = (next: string | null) => {
    setSolution(next);
    if (next !== null) setErrors(({ humanCheck: _, ...others }) => others);
  };
  return { t, values, setDraft, attempt, errors, busy, sent, setSent, submit, solved };
}
