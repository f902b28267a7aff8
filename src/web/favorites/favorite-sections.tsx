import { favoriteMessages } from "#i18n/messages/favorites.ts";
import type { FavoriteData } from "../routes/favorite.server.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import { FavoriteSection } from "./favorite-list.tsx";

type Props = FavoriteData & {
  /** The kind whose list stands above. */
  first: "project" | "code";
};

/** Both lists, on their own page and in the account; for visitors what an account keeps. */
export function FavoriteSections({ list, now, first }: Props) {
  const t = useT(favoriteMessages);
  if (list === null) {
    return (
      <LoginOffer icon="heart" title={t("visitor_title")} login={t("login")}>
        {t("visitor_text")}
      </LoginOffer>
    );
  }
  const projects = <FavoriteSection key="project" kind="project" list={list.projects} now={now} />;
  const codes = <FavoriteSection key="code" kind="code" list={list.codes} now={now} />;
  return (
    <div className="flex flex-col gap-10">{first === "code" ? [codes, projects] : [projects, codes]}</div>
  );
}
