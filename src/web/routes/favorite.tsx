import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { FavoriteSections } from "../favorites/favorite-sections.tsx";
import { FavoritesFailure } from "../favorites/favorites-failure.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useT } from "../translation.tsx";
import type { loader } from "./favorite.server.ts";

export { loader } from "./favorite.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(favoriteMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function Favorite() {
  const t = useT(favoriteMessages);
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      <FavoriteSections first="project" {...useLoaderData<typeof loader>()} />
    </div>
  );
}

export const ErrorBoundary = FavoritesFailure;
