import { navigationMessages } from "#i18n/messages/navigation.ts";
import { LocaleNavLink } from "../locale-link.tsx";
import type { NavigationLink } from "../navigation.ts";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { useUser } from "../user/user-provider.tsx";

const look =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-sm hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent";

/** One entry of a menu, as a row. */
export function NavigationItem({ link, onFollow }: { link: NavigationLink; onFollow(): void }) {
  const t = useT(navigationMessages);
  const { userDetails } = useUser();
  const unseen = link.id === "notices" ? (userDetails?.unseenNotices ?? 0) : 0;
  const content = (
    <>
      <Icon name={link.icon} size={18} className="text-muted" />
      {t(link.id)}
      {unseen > 0 && (
        <Badge tone="accent" className="ms-auto">
          <span aria-hidden="true">{unseen}</span>
          <span className="sr-only">{t("new_notices", { count: unseen })}</span>
        </Badge>
      )}
    </>
  );
  return link.isPlain ? (
    <a href={link.path} className={look}>
      {content}
    </a>
  ) : (
    <LocaleNavLink to={link.path} className={look} onClick={onFollow} end>
      {content}
    </LocaleNavLink>
  );
}
