import { useState } from "react";
import type { ProfileUpdate } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import type { ProfileDraft } from "./profile-fields.tsx";

/** Saves what a user says of himself; null when it was refused, with a message at each wrong field. */
export function useSaveProfile() {
  const t = useT(profileMessages);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  async function save(draft: ProfileDraft): Promise<ProfileUpdate | null> {
    if (saving) return null;
    setSaving(true);
    try {
      const saved = await callApi<ProfileUpdate>("/api/profile", { method: "PUT", body: draft });
      setErrors({});
      toast.success(t("saved"));
      return saved;
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toast.error(t("failed"));
      return null;
    } finally {
      setSaving(false);
    }
  }
  return { errors, saving, save };
}
