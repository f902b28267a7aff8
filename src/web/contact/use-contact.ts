import { useRef, useState } from "react";
import { contactMessages } from "#i18n/messages/contact.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { useUser } from "../user/user-provider.tsx";

const fieldNames = ["topic", "text", "replyTo", "humanCheck"] as const;
type FieldName = (typeof fieldNames)[number];
type Errors = Partial<Record<FieldName | "failure", string>>;

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
  const solution = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const values = { ...draft, replyTo: draft.replyTo ?? userDetails?.email ?? "" };
  /** The solution may be spent: the next try brings another. */
  const renewCheck = () => {
    solution.current = null;
    setAttempt(before => before + 1);
  };
  const refused = (error: unknown, hadSolution: boolean): FieldName[] => {
    const known = error instanceof ApiFailure ? error : null;
    const found: Errors = {
      ...known?.fields,
      ...(solution.current === null && { humanCheck: t("robot_required") }),
    };
    const atFields = fieldNames.some(name => known?.fields[name] !== undefined);
    setErrors({ ...found, ...(!atFields && { failure: known?.message || t("failed") }) });
    // Wrong fields are found before the solution is looked at.
    if (hadSolution && known?.code !== "validation_failed") renewCheck();
    return fieldNames.filter(name => found[name] !== undefined);
  };
  /** Also without a solution: the server tells what is wrong with the fields. Returns the names of those. */
  const send = async (): Promise<FieldName[]> => {
    const humanCheck = solution.current;
    setBusy(true);
    try {
      await callApi("/api/contact", { method: "POST", body: { ...values, language, humanCheck } });
      setSent(true);
      setErrors({});
      setDraft(before => ({ ...before, topic: "", text: "" }));
      renewCheck();
      return [];
    } catch (error) {
      return refused(error, humanCheck !== null);
    } finally {
      setBusy(false);
    }
  };
  const solved = (next: string | null) => {
    solution.current = next;
    if (next !== null) setErrors(({ humanCheck: _, ...others }) => others);
  };
  return { t, values, setDraft, attempt, errors, busy, sent, setSent, send, solved };
}
