import { useMemo, useState } from "react";
import type { SavedCode } from "#features/codes/staff-codes.schema.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { toast } from "../../ui/toast.ts";
import { type CodeForm, draftOf } from "./code-draft.ts";

export type FieldTexts = Readonly<Record<string, string>>;
type Failed = { message: string; fields: FieldTexts };

const nothing: Failed = { message: "", fields: {} };

/** A code while it is edited. What was typed stays, whatever the server says. */
export function useCodeEditor(
  begun: CodeForm,
  { isNew, onSaved }: { isNew: boolean; onSaved(saved: SavedCode): void },
) {
  const t = useT(staffCodesMessages);
  const [form, setForm] = useState(begun);
  const [failed, setFailed] = useState<Failed>(nothing);
  const [saving, setSaving] = useState(false);
  const isDirty = useMemo(() => JSON.stringify(form) !== JSON.stringify(begun), [form, begun]);
  const change = (changes: Partial<CodeForm>) => setForm(before => ({ ...before, ...changes }));
  const send = () => {
    const draft = draftOf(form);
    return isNew
      ? callApi<SavedCode>("/api/staff/codes", { method: "POST", body: { id: form.id, draft } })
      : callApi<SavedCode>(`/api/staff/codes/${form.id}`, { method: "PUT", body: draft });
  };
  const save = async () => {
    if (saving) return;
    setSaving(true);
    setFailed(nothing);
    try {
      const saved = await send();
      toast.success(saved.isNewVersion ? t("saved_version", { number: saved.version }) : t("saved"));
      onSaved(saved);
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      const message = known?.code === "conflict" ? t("conflict") : known?.message || t("failed");
      setFailed({ message, fields: known?.fields ?? {} });
    } finally {
      setSaving(false);
    }
  };
  return { form, setForm, change, failed, saving, save, isDirty };
}

/** Fields of the draft are sent below its name when a code is added. */
export const fieldText = (fields: FieldTexts, name: string): string | undefined =>
  fields[name] ?? fields[`draft.${name}`];

/** What the refusal says about places without a field of their own: files, secrets. */
export const otherTexts = (fields: FieldTexts): [string, string][] =>
  Object.entries(fields).filter(([name]) => /^(?:draft\.)?(?:files|tags)\.|:\d+$/.test(name));
