import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { Button, type ButtonSize, LinkButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { type FavoriteItemName, useFavorite } from "./use-favorite.ts";

type Props = {
  item: FavoriteItemName;
  /** How many keep it, as the page was made. */
  count: number;
  size?: ButtonSize;
};

const Heart = ({ filled }: { filled: boolean }) => (
  <Icon name="heart" size={18} className={classNames(filled && "fill-offline-fill text-offline-fill")} />
);

/** The heart and how many gave it. Visitors are led to the login and back. */
export function FavoriteButton({ item, count, size = "md" }: Props) {
  const t = useT(favoriteMessages);
  const loginHref = useLoginHref();
  const { isSignedIn, isFavorite, change, toggle } = useFavorite(item);
  const total = Math.max(0, count + change);
  if (!isSignedIn) {
    return (
      <LinkButton href={loginHref} size={size} rel="nofollow" title={t("login_first")}>
        <Heart filled={false} />
        <span className="sr-only">{t("login_first")}</span>
        <span title={t("hearts", { count: total })}>{total}</span>
      </LinkButton>
    );
  }
  return (
    <Button
      size={size}
      aria-pressed={isFavorite}
      title={t("hearts", { count: total })}
      onClick={() => void toggle()}
    >
      <Heart filled={isFavorite} />
      <span className="sr-only">{t(isFavorite ? "remove" : "add")}</span>
      <span>{total}</span>
    </Button>
  );
}
