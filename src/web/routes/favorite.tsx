import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { FavoriteSection } from "../favorites/favorite-list.tsx";
import { FavoritesFailure } from "../favorites/favorites-failure.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
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

function Visitor() {
  const t = useT(favoriteMessages);
  return (
    <LoginOffer icon="heart" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

export default function Favorite() {
  const t = useT(favoriteMessages);
  const { list, now } = useLoaderData<typeof loader>();
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      {list === null ? (
        <Visitor />
      ) : (
        <>
          <FavoriteSection kind="project" list={list.projects} now={now} />
          <FavoriteSection kind="code" list={list.codes} now={now} />
        </>
      )}
    </div>
  );
}

export const ErrorBoundary = FavoritesFailure;
