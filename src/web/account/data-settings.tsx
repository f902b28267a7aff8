import { lazy, Suspense, useState } from "react";
import { limits } from "#core/limits.ts";
import { leavingMessages } from "#i18n/messages/leaving.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { SettingsCard, SettingsRow } from "../settings/settings-card.tsx";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Time } from "../ui/time.tsx";
import { useUser } from "../user/user-provider.tsx";
import { useUndoDeletion } from "./use-undo-deletion.ts";

const DeleteAccountDialog = lazy(() => loadChunk(() => import("./delete-account-dialog.tsx")));

function DeleteRow({ now }: { now: string }) {
  const t = useT(leavingMessages);
  const { userDetails } = useUser();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsRow label={t("delete")} hint={t("delete_hint", { count: limits.account.undoDays })}>
      <Button variant="danger" icon="trash" disabled={userDetails === null} onClick={() => setAsking(true)}>
        {t("delete_button")}
      </Button>
      {asking && userDetails !== null && (
        <Suspense>
          <DeleteAccountDialog username={userDetails.username} now={now} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsRow>
  );
}

function LeavingRow({ at }: { at: string }) {
  const t = useT(leavingMessages);
  const { pending, undo } = useUndoDeletion();
  const date = <Time key="date" at={at} style="date" />;
  return (
    <SettingsRow
      label={t("delete")}
      hint={<Rich catalogue={leavingMessages} id="planned" parts={{ date }} />}
    >
      <Button pending={pending} onClick={undo}>
        {t("undo")}
      </Button>
    </SettingsRow>
  );
}

/** What one can take along, and how one leaves. */
export function DataSettings({ now }: { now: string }) {
  const t = useT(leavingMessages);
  const language = useLanguage();
  const deletesAt = useUser().userDetails?.deletesAt ?? null;
  return (
    <SettingsCard title={t("title")} text={t("text")}>
      <SettingsRow label={t("export")} hint={t("export_hint")}>
        <LinkButton href={`/api/account/export?lang=${language}`} download icon="download">
          {t("export_button")}
        </LinkButton>
      </SettingsRow>
      {deletesAt === null ? <DeleteRow now={now} /> : <LeavingRow at={deletesAt} />}
    </SettingsCard>
  );
}
