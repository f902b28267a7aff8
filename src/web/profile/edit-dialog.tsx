import { type FormEvent, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import type { SocialNetwork } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { controlClass, Field, TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";

type Draft = { biography: string } & Record<SocialNetwork, string>;
type Saved = { biography: string } & Record<SocialNetwork, string | null>;

const networks: SocialNetwork[] = ["x", "instagram", "youtube", "github"];
const formId = "profile-form";

const draftOf = (saved: Saved): Draft => ({
  biography: saved.biography,
  x: saved.x ?? "",
  instagram: saved.instagram ?? "",
  youtube: saved.youtube ?? "",
  github: saved.github ?? "",
});

type FieldsProps = { draft: Draft; errors: Record<string, string>; set(change: Partial<Draft>): void };

function Fields({ draft, errors, set }: FieldsProps) {
  const t = useT(profileMessages);
  const max = limits.profile.biographyMax;
  return (
    <>
      <Field label={t("biography")} hint={t("biography_hint", { max })} error={errors.biography}>
        {control => (
          <textarea
            {...control}
            name="biography"
            rows={5}
            dir="auto"
            maxLength={max}
            value={draft.biography}
            onChange={event => set({ biography: event.currentTarget.value })}
            className={classNames(controlClass, "py-2.5")}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {networks.map(network => (
          <TextField
            key={network}
            name={network}
            label={t(`network_${network}`)}
            hint={t("link_hint")}
            error={errors[network]}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={draft[network]}
            onChange={event => set({ [network]: event.currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}

function Placeholder() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-40" />
      <Skeleton className="h-44" />
    </Loading>
  );
}

/** Biography and links. What was typed stays when it is refused. */
export default function EditDialog({ onClose, onSaved }: { onClose(): void; onSaved(): void }) {
  const t = useT(profileMessages);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    callApi<Saved>("/api/profile").then(
      saved => setDraft(draftOf(saved)),
      () => setFailed(true),
    );
  }, []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (draft === null || saving) return;
    setSaving(true);
    try {
      await callApi("/api/profile", { method: "PUT", body: draft });
      toast.success(t("saved"));
      onSaved();
      onClose();
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toast.error(t("failed"));
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={saving}
      title={t("edit_title")}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={saving} disabled={draft === null}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={event => void save(event)} className="flex flex-col gap-5">
        {failed && <Notice tone="error">{t("load_failed")}</Notice>}
        {draft === null ? (
          !failed && <Placeholder />
        ) : (
          <Fields draft={draft} errors={errors} set={change => setDraft({ ...draft, ...change })} />
        )}
      </form>
    </Dialog>
  );
}
