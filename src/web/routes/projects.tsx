import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { projectsMessages } from "#i18n/messages/projects.ts";
import { AdSlot } from "../ads/ad-slot.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import { feedOf } from "../feed-of.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { ProjectFilters } from "../projects/project-filters.tsx";
import { ProjectList } from "../projects/project-list.tsx";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { loader } from "./projects.server.ts";

export { loader } from "./projects.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    params: ["tag", "page"],
    share: { feed: feedOf("project") },
    text: language => {
      const t = translator(projectsMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

function Visitor() {
  const t = useT(projectsMessages);
  const loginHref = useLoginHref();
  return (
    <EmptyState
      icon="user"
      title={t("mine_visitor_title")}
      action={
        <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
          {t("login")}
        </LinkButton>
      }
    >
      {t("mine_visitor_text")}
    </EmptyState>
  );
}

export default function Projects() {
  const t = useT(projectsMessages);
  const data = useLoaderData<typeof loader>();
  const isMine = data.kind !== "all";
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("intro")}</p>
        </div>
        <LinkButton to="/sharecode-command-handler" variant="primary" icon="upload">
          {t("share")}
        </LinkButton>
      </header>
      <Tabs
        label={t("tabs_label")}
        current={isMine ? "mine" : "all"}
        tabs={[
          { id: "all", label: t("all"), to: "/projects" },
          { id: "mine", label: t("mine"), to: "/projects?view=mine" },
        ]}
      />
      {data.kind === "visitor" ? (
        <Visitor />
      ) : (
        <>
          {data.kind === "all" && <ProjectFilters tags={data.page.tags} />}
          <ProjectList page={data.page} />
        </>
      )}
      <AdSlot placement="projects" />
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT(projectsMessages);
  return <LoadFailure title={t("load_failed_title")} text={t("load_failed_text")} retry={t("retry")} />;
}
