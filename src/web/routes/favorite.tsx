import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { FavoriteSection } from "../favorites/favorite-list.tsx";
import { FavoritesFailure } from "../favorites/favorites-failure.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
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
  const loginHref = useLoginHref();
  const login = (
    <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
      {t("login")}
    </LinkButton>
  );
  return (
    <EmptyState icon="heart" title={t("visitor_title")} action={login}>
      {t("visitor_text")}
    </EmptyState>
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
