import type { ReactNode } from "react";
import { shellMessages } from "#i18n/messages/shell.ts";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

type Props = { icon: IconName; title: ReactNode; text: ReactNode; children: ReactNode };

/** One message in the middle of the page, and what to do now. */
export function MessageScreen({ icon, title, text, children }: Props) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-6 py-20 text-center sm:py-28">
      <span className="grid size-16 place-items-center rounded-2xl border border-line bg-surface text-accent">
        <Icon name={icon} size={32} />
      </span>
      <div className="flex flex-col gap-3">
        <h1 className="text-2xl">{title}</h1>
        <div className="text-muted">{text}</div>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

export function NotFoundScreen() {
  const t = useT(shellMessages);
  return (
    <MessageScreen icon="search" title={t("not_found_title")} text={t("not_found_text")}>
      <LinkButton to="/" variant="primary" icon="home">
        {t("back_home")}
      </LinkButton>
    </MessageScreen>
  );
}

/** For pages that their visitor may not see. */
export function AccessDenied() {
  const t = useT(shellMessages);
  return (
    <MessageScreen icon="lock" title={t("denied_title")} text={t("denied_text")}>
      <LinkButton to="/" variant="primary" icon="home">
        {t("go_home")}
      </LinkButton>
    </MessageScreen>
  );
}
