import type { Profile } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { Rich, useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";

/** What the user says of himself, and where else he is. */
export function About({ profile }: { profile: Profile }) {
  const t = useT(profileMessages);
  return (
    <section className="flex flex-col gap-4 wrap-anywhere">
      <h2 className="text-xl">{t("about")}</h2>
      {profile.biography === "" ? (
        <p className="text-muted">
          <Rich
            catalogue={profileMessages}
            id="about_empty"
            parts={{ name: <bdi key="name">{profile.name}</bdi> }}
          />
        </p>
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {profile.biography}
        </p>
      )}
      {profile.links.length > 0 && (
        <ul aria-label={t("links")} className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
          {profile.links.map(link => (
            <li key={link.network}>
              <a
                href={link.url}
                rel="nofollow ugc noopener"
                target="_blank"
                className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-text"
              >
                <Icon name="link" size={18} />
                <span>{t(`network_${link.network}`)}</span>
                <bdi dir="ltr" className="font-semibold text-text">
                  {link.name}
                </bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
