import { translator } from "#i18n/message.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { UploadPage } from "../projects/upload/upload-page.tsx";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { useUser } from "../user/user-provider.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(uploadMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

function Visitor() {
  const t = useT(uploadMessages);
  const loginHref = useLoginHref();
  return (
    <EmptyState
      icon="share"
      title={t("visitor_title")}
      action={
        <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
          {t("login")}
        </LinkButton>
      }
    >
      {t("visitor_text")}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-8">
      <Card>
        <Skeleton className="h-80" />
      </Card>
    </Loading>
  );
}

/** The same bytes for everybody; the form comes when the browser knows that somebody is signed in. */
export default function ShareProject() {
  const t = useT(uploadMessages);
  const { loading, userDetails } = useUser();
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl">{t("heading")}</h1>
        <p className="text-muted">{t("intro")}</p>
      </header>
      {userDetails ? (
        <UploadPage />
      ) : loading ? (
        <>
          <div className="when-visitor">
            <Visitor />
          </div>
          <div className="when-signed-in">
            <Waiting />
          </div>
        </>
      ) : (
        <Visitor />
      )}
    </div>
  );
}
