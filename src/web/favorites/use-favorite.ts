import { useEffect, useState } from "react";
import type { LibraryKind } from "#core/vocabulary.ts";
import type { FavoriteState } from "#features/favorites/favorites.schema.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

export type FavoriteItemName = { kind: LibraryKind; itemId: string };

const addressOf = ({ kind, itemId }: FavoriteItemName) =>
  `/api/favorites/${kind}/${encodeURIComponent(itemId)}`;

/**
 * Whether the signed-in user keeps an item, asked for once the page is alive (null until then, and for visitors), and
 * the tap that changes it: shown at once, taken back when the server refuses.
 */
export function useFavorite(item: FavoriteItemName) {
  const t = useT(favoriteMessages);
  const { userDetails } = useUser();
  const [isFavorite, setFavorite] = useState<boolean | null>(null);
  const [change, setChange] = useState(0);
  const address = addressOf(item);
  const userId = userDetails?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const controller = new AbortController();
    callApi<FavoriteState>(address, { signal: controller.signal }).then(
      state => setFavorite(state.isFavorite),
      // The heart stays empty; a tap says what is wrong.
      () => {},
    );
    return () => controller.abort();
  }, [userId, address]);

  async function toggle(): Promise<void> {
    const wanted = isFavorite !== true;
    const show = (kept: boolean) => {
      setFavorite(kept);
      setChange(before => before + (kept ? 1 : -1));
    };
    show(wanted);
    try {
      await callApi(address, { method: wanted ? "PUT" : "DELETE" });
      toast.success(t(wanted ? "added_toast" : "deleted_toast"));
    } catch (error) {
      show(!wanted);
      const isKnown = error instanceof ApiFailure && error.code === "favorite_limit_reached";
      toast.error(isKnown ? error.message : t(wanted ? "add_failed" : "delete_failed"));
    }
  }
  return { isSignedIn: userDetails !== null, isFavorite: isFavorite === true, change, toggle };
}
