import { useLoaderData } from "react-router";
import type { Profile } from "#features/profiles/profiles.schema.ts";
import { translator } from "#i18n/message.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { type MetaArgs, pageMeta, type Share } from "../page-meta.ts";
import { ProfilePage } from "../profile/profile-page.tsx";
import { profilePage } from "../structured-data.ts";
import type { loader } from "./profile.server.ts";

export { loader } from "./profile.server.ts";

const shareOf = ({ name, username, biography, avatarUrl, links }: Profile): Share => ({
  type: "profile",
  jsonLd: place => [
    profilePage(place, {
      name,
      username,
      about: biography,
      image: new URL(avatarUrl, place.href).href,
      links: links.map(link => link.url),
    }),
  ],
});

export const meta = (args: MetaArgs & { loaderData?: Profile }) =>
  pageMeta(args, {
    noIndex: args.loaderData === undefined,
    ...(args.loaderData && { share: shareOf(args.loaderData) }),
    text: language => {
      const t = translator(profileMessages, language);
      const profile = args.loaderData;
      if (profile === undefined) return { title: t("not_found_title"), description: t("not_found_title") };
      const { name, username, biography } = profile;
      return {
        title: `${name} (@${username})`,
        description: biography === "" ? t("description", { name }) : biography.slice(0, 200),
      };
    },
  });

/** Its badge follows the plan within a minute, so that no older page is shown (page-cache.ts). */
export const headers = () => ({ "x-never-stale": "1" });

export default function ProfileRoute() {
  const profile = useLoaderData<typeof loader>();
  return <ProfilePage key={profile.id} profile={profile} />;
}
