import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { LoadFailure } from "../errors/load-failure.tsx";
import { useT } from "../translation.tsx";

/** The lists could not be loaded, and one tap tries again. */
export function FavoritesFailure() {
  const t = useT(favoriteMessages);
  return <LoadFailure title={t("load_failed")} text={t("load_failed_text")} retry={t("retry")} />;
}
