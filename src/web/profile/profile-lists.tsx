import type { Profile } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";

const tile =
  "flex h-full flex-col gap-2 wrap-anywhere rounded-xl border border-line bg-surface p-5 transition-colors hover:border-line-strong hover:bg-raised";
const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** Codes of the library that this person wrote; nothing for everybody else. */
export function ProfileCodes({ codes }: { codes: Profile["codes"] }) {
  const t = useT(profileMessages);
  if (codes.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("codes")}</h2>
      <ul className={grid}>
        {codes.map(code => (
          <li key={code.id}>
            <LocaleLink to={`/code/${code.id}`} className={tile}>
              <span dir="auto" className="font-semibold">
                {code.title}
              </span>
              <span className="text-xs text-muted">{t("views", { count: code.views })}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Public projects, the newest first. */
export function ProfileProjects({ profile, isOwner }: { profile: Profile; isOwner: boolean }) {
  const t = useT(profileMessages);
  const { projects, name } = profile;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("projects")}</h2>
      {projects.length > 0 ? (
        <ul className={grid}>
          {projects.map(project => (
            <li key={project.codename}>
              <LocaleLink to={`/project/${project.codename}`} className={tile}>
                <span dir="auto" className="font-semibold">
                  {project.name}
                </span>
                <span dir="auto" className="line-clamp-2 text-sm text-muted">
                  {project.description}
                </span>
                <span className="mt-auto text-xs text-muted">{t("views", { count: project.views })}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      ) : isOwner ? (
        <EmptyState
          icon="share"
          title={t("projects_own_empty")}
          action={<LinkButton to="/sharecode-command-handler">{t("projects_action")}</LinkButton>}
        />
      ) : (
        <p className="text-muted">
          <Rich catalogue={profileMessages} id="projects_empty" parts={{ name: <bdi>{name}</bdi> }} />
        </p>
      )}
    </section>
  );
}
