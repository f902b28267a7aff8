import { useState } from "react";
import { limits } from "#core/limits.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch, TextField } from "../../ui/field.tsx";
import type { FieldsProps } from "./fields-props.ts";

function Email({ draft, set, errors }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  return (
    <div className="flex flex-col gap-3 p-4">
      <Switch
        label={t("email_enabled")}
        name="emailEnabled"
        checked={draft.emailEnabled}
        onChange={event => set({ emailEnabled: event.currentTarget.checked })}
      />
      {draft.emailEnabled && (
        <TextField
          label={t("email")}
          name="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("email_placeholder")}
          maxLength={limits.monitor.emailMax}
          value={draft.email}
          onChange={event => set({ email: event.currentTarget.value })}
          error={errors.email}
        />
      )}
    </div>
  );
}

/** The stored address is never shown again: its last letters, and a way to put another in its place. */
function Webhook({ draft, set, errors, webhookMask }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  const [replaces, setReplaces] = useState(webhookMask === null);
  if (!replaces && webhookMask !== null && errors.webhookUrl === undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <span>{t("webhook_stored", { mask: webhookMask })}</span>
        <Button size="sm" onClick={() => setReplaces(true)}>
          {t("webhook_replace")}
        </Button>
      </div>
    );
  }
  const keep = () => {
    set({ webhookUrl: "" });
    setReplaces(false);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        className="w-full"
        label={t("webhook")}
        hint={t("webhook_hint")}
        name="webhookUrl"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://discord.com/api/webhooks/…"
        maxLength={limits.monitor.webhookMax}
        value={draft.webhookUrl}
        onChange={event => set({ webhookUrl: event.currentTarget.value })}
        error={errors.webhookUrl}
      />
      {webhookMask !== null && (
        <Button size="sm" variant="ghost" onClick={keep}>
          {t("webhook_keep")}
        </Button>
      )}
    </div>
  );
}

/** Who is told, and what others may see. */
export function NotificationFields(props: FieldsProps) {
  const { draft, set } = props;
  const t = useT(uptimesFormMessages);
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t("notifications")}</legend>
        <div className="divide-y divide-line rounded-lg border border-line">
          <Email {...props} />
          <div className="flex flex-col gap-3 p-4">
            <Switch
              label={t("discord_enabled")}
              name="discordEnabled"
              checked={draft.discordEnabled}
              onChange={event => set({ discordEnabled: event.currentTarget.checked })}
            />
            {draft.discordEnabled && <Webhook {...props} />}
          </div>
        </div>
      </fieldset>
      <div className="rounded-lg border border-line p-4">
        <Switch
          label={t("on_profile")}
          hint={t("on_profile_hint")}
          name="onProfile"
          checked={draft.onProfile}
          onChange={event => set({ onProfile: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
