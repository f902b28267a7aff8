import type { ReactNode } from "react";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import type { IconName } from "../ui/icon.tsx";
import { useLoginHref } from "./account-menu.tsx";

type Props = { icon: IconName; title: string; login: string; children: ReactNode };

/** In the place of what only the signed in have: what it is, and the login that leads back here. */
export function LoginOffer({ icon, title, login, children }: Props) {
  const loginHref = useLoginHref();
  const action = (
    <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
      {login}
    </LinkButton>
  );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  );
}
