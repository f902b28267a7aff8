import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { AccountFrame } from "../account/account-frame.tsx";
import { FavoriteSections } from "../favorites/favorite-sections.tsx";
import { FavoritesFailure } from "../favorites/favorites-failure.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
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

export default function AccountFavorites() {
  return (
    <AccountFrame tab="favorites">
      <FavoriteSections first="code" {...useLoaderData<typeof loader>()} />
    </AccountFrame>
  );
}

export const ErrorBoundary = FavoritesFailure;
