import { useEffect } from "react";
import { useRouteError } from "react-router";
import { errorText } from "#i18n/error-text.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { isChunkLoadError, reloadOnce } from "./chunk-load.ts";
import { errorKindOf, loaderFailureOf } from "./loader-failure.ts";
import { useServerReference } from "./reference.tsx";
import { AccessDenied, MessageScreen, NotFoundScreen } from "./screens.tsx";

/** A part of the page did not come: reloads once by itself, then says so. */
function ChunkFailed() {
  const t = useT(shellMessages);
  useEffect(reloadOnce, []);
  return <Unexpected text={t("error_chunk")} reference={null} />;
}

function Unexpected({ text, reference }: { text: string; reference: string | null }) {
  const t = useT(shellMessages);
  const ui = useT(uiMessages);
  return (
    <MessageScreen
      icon="alert"
      title={t("error_title")}
      text={
        <>
          <p>{text}</p>
          {reference !== null && (
            <p className="mt-3 text-sm">
              <bdi className="select-all">{t("error_reference", { reference })}</bdi>
            </p>
          )}
        </>
      }
    >
      <Button variant="primary" icon="retry" onClick={() => location.reload()}>
        {ui("retry")}
      </Button>
      <LinkButton to="/" icon="home" reloadDocument>
        {t("back_home")}
      </LinkButton>
    </MessageScreen>
  );
}

/** What the router's error boundaries show: by status, and for anything unexpected with retry and reference. */
export function ErrorScreen() {
  const error = useRouteError();
  const language = useLanguage();
  const t = useT(shellMessages);
  const serverReference = useServerReference();
  const kind = errorKindOf(error);
  if (kind === "not_found") return <NotFoundScreen />;
  if (kind === "denied") return <AccessDenied />;
  if (isChunkLoadError(error)) return <ChunkFailed />;
  const failure = loaderFailureOf(error);
  const isRefusal = failure !== null && failure.code !== "internal";
  const text = isRefusal
    ? errorText(language, failure.code, { params: failure.params, fallback: "unavailable" })
    : t("error_text");
  return <Unexpected text={text} reference={failure?.reference ?? serverReference} />;
}
