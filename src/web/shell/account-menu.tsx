import { useLocation } from "react-router";
import type { UserDetails } from "#features/users/users.schema.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import type { NavigationLink } from "../navigation.ts";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { buttonClass, IconButton } from "../ui/button.tsx";
import { Popover } from "../ui/popover.tsx";
import { useUser } from "../user/user-provider.tsx";
import { NavigationItem } from "./navigation-item.tsx";
import { useNavigationEntries } from "./use-navigation-entries.ts";

const nameOf = (user: UserDetails): string => user.globalName ?? user.username;

export function Avatar({ user, size }: { user: UserDetails; size: number }) {
  return (
    <img
      src={user.avatarUrl}
      alt=""
      width={size}
      height={size}
      className="rounded-full bg-raised"
      decoding="async"
    />
  );
}

/** Who is signed in, for the head of the account menu. */
export function AccountHead({ user }: { user: UserDetails }) {
  const { NamePlan, isValid } = user.subscriptionCheck;
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <Avatar user={user} size={40} />
      <div className="min-w-0">
        <p dir="auto" className="truncate text-sm font-semibold">
          {nameOf(user)}
        </p>
        <p dir="ltr" className="truncate text-xs text-muted rtl:text-end">
          @{user.username}
        </p>
      </div>
      {isValid && (
        <Badge tone="accent" className="ms-auto">
          {NamePlan}
        </Badge>
      )}
    </div>
  );
}

function SignedIn({ user, links }: { user: UserDetails; links: readonly NavigationLink[] }) {
  const t = useT(navigationMessages);
  return (
    <Popover
      align="end"
      trigger={props => (
        <button
          {...props}
          type="button"
          aria-label={t("account_menu", { name: nameOf(user) })}
          className="relative grid size-11 place-items-center rounded-full hover:bg-raised"
        >
          <Avatar user={user} size={32} />
          {user.unseenNotices > 0 && (
            <span className="absolute end-1 top-1 size-3 rounded-full border-2 border-canvas bg-offline-fill">
              <span className="sr-only">{t("new_notices", { count: user.unseenNotices })}</span>
            </span>
          )}
        </button>
      )}
    >
      {close => (
        <div className="w-64 p-1.5">
          <AccountHead user={user} />
          <ul className="mt-1.5 border-t border-line pt-1.5">
            {links.map(link => (
              <li key={link.id}>
                <NavigationItem link={link} onFollow={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}

/** The address that leads back to this page after the login. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return `/api/login?returnTo=${encodeURIComponent(`${pathname}${search}`)}`;
}

/** Login button or avatar. A cookie tells the first paint which of the two will be there, so nothing moves. */
export function AccountPlace() {
  const t = useT(navigationMessages);
  const { userDetails, loading, refresh } = useUser();
  const { account } = useNavigationEntries();
  const loginHref = useLoginHref();
  return (
    <>
      <a href={loginHref} className={`when-visitor ${buttonClass("primary", "sm")}`}>
        {t("login")}
      </a>
      <span className="when-signed-in">
        {userDetails ? (
          <SignedIn user={userDetails} links={account} />
        ) : !loading ? (
          <IconButton icon="retry" label={t("account_retry")} onClick={refresh} />
        ) : (
          <span role="img" aria-label={t("account_loading")} className="grid size-11 place-items-center">
            <span className="size-8 rounded-full bg-raised" />
          </span>
        )}
      </span>
    </>
  );
}
