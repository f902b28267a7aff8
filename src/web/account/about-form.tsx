import { type FormEvent, useState } from "react";
import type { ProfileUpdate } from "#features/profiles/profiles.schema.ts";
import { accountMessages } from "#i18n/messages/account.ts";
import { draftOf, ProfileFields } from "../profile/profile-fields.tsx";
import { useSaveProfile } from "../profile/use-save-profile.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";

type Props = { said: ProfileUpdate; userId: string };

/** Biography and links as the owner edits them. What was typed stays when it is refused. */
export function AboutForm({ said, userId }: Props) {
  const t = useT(accountMessages);
  const [draft, setDraft] = useState(() => draftOf(said));
  const { errors, saving, save } = useSaveProfile();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save(draft);
    // Links come back as names, whatever address was pasted.
    if (saved !== null) setDraft(draftOf(saved));
  };
  return (
    <section aria-labelledby="about-heading" className="flex max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="about-heading" className="text-xl">
            {t("about_heading")}
          </h2>
          <p className="text-sm text-muted">{t("about_text")}</p>
        </div>
        <LinkButton to={`/profile/${userId}`} icon="eye" size="sm">
          {t("to_profile")}
        </LinkButton>
      </header>
      <Card>
        <form noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-5">
          <ProfileFields draft={draft} errors={errors} set={change => setDraft({ ...draft, ...change })} />
          <Button type="submit" variant="primary" pending={saving} className="sm:self-start">
            {t("save")}
          </Button>
        </form>
      </Card>
    </section>
  );
}
