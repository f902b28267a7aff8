import { type FormEvent, useEffect, useState } from "react";
import type { ProfileUpdate } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { draftOf, type ProfileDraft, ProfileFields } from "./profile-fields.tsx";
import { useSaveProfile } from "./use-save-profile.ts";

const formId = "profile-form";

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
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  const [failed, setFailed] = useState(false);
  const { errors, saving, save } = useSaveProfile();
  useEffect(() => {
    callApi<ProfileUpdate>("/api/profile").then(
      saved => setDraft(draftOf(saved)),
      () => setFailed(true),
    );
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (draft === null || (await save(draft)) === null) return;
    onSaved();
    onClose();
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
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-5">
        {failed && <Notice tone="error">{t("load_failed")}</Notice>}
        {draft === null ? (
          !failed && <Placeholder />
        ) : (
          <ProfileFields draft={draft} errors={errors} set={change => setDraft({ ...draft, ...change })} />
        )}
      </form>
    </Dialog>
  );
}
