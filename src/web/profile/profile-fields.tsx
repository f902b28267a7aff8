import { limits } from "#core/limits.ts";
import type { ProfileUpdate, SocialNetwork } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { controlClass, Field, TextField } from "../ui/field.tsx";

export type ProfileDraft = { biography: string } & Record<SocialNetwork, string>;

const networks: SocialNetwork[] = ["x", "instagram", "youtube", "github"];

export const draftOf = (saved: ProfileUpdate): ProfileDraft => ({
  biography: saved.biography,
  x: saved.x ?? "",
  instagram: saved.instagram ?? "",
  youtube: saved.youtube ?? "",
  github: saved.github ?? "",
});

type Props = {
  draft: ProfileDraft;
  errors: Record<string, string>;
  set(change: Partial<ProfileDraft>): void;
};

/** Biography and the four links. */
export function ProfileFields({ draft, errors, set }: Props) {
  const t = useT(profileMessages);
  const max = limits.profile.biographyMax;
  return (
    <>
      <Field label={t("biography")} hint={t("biography_hint", { count: max })} error={errors.biography}>
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
