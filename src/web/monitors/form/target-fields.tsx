import { limits } from "#core/limits.ts";
import { secondMs } from "#core/time.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { useT } from "../../translation.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { planMessageKeys } from "../summary.tsx";
import { intervalChoices } from "./draft.ts";
import type { FieldsProps } from "./fields-props.ts";
import { OptionCards } from "./option-cards.tsx";

function Kind({ draft, set, errors }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  return (
    <>
      <OptionCards
        legend={t("type")}
        name="type"
        value={draft.type}
        columns="sm:grid-cols-2"
        options={[
          { value: "website", label: t("type_website"), hint: t("type_website_hint"), icon: "globe" },
          { value: "bot", label: t("type_bot"), hint: t("type_bot_hint"), icon: "bot" },
        ]}
        onChange={type => set({ type })}
      />
      {draft.type === "bot" && (
        <OptionCards
          legend={t("mode")}
          name="mode"
          value={draft.mode}
          columns="sm:grid-cols-2"
          options={[
            { value: "http", label: t("mode_http"), hint: t("mode_http_hint") },
            { value: "heartbeat", label: t("mode_heartbeat"), hint: t("mode_heartbeat_hint") },
          ]}
          onChange={mode => set({ mode })}
          error={errors.mode}
        />
      )}
    </>
  );
}

function Url({ draft, set, errors }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  if (draft.type === "bot" && draft.mode === "heartbeat") return null;
  const hint = draft.type === "bot" && t("url_hint_bot", { count: limits.monitor.botTimeLimitMs / secondMs });
  return (
    <TextField
      label={t("url")}
      name="url"
      // Not type="url": the browser's own message would come before ours, and it wants the scheme typed.
      inputMode="url"
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      placeholder={t("url_placeholder")}
      maxLength={limits.monitor.urlMax}
      value={draft.url}
      onChange={event => set({ url: event.currentTarget.value })}
      error={errors.url}
      {...(hint && { hint })}
    />
  );
}

function Interval({ draft, set, errors, minIntervalS }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  const plan = useT(uptimesMessages);
  const choices = intervalChoices(minIntervalS);
  const isBeat = draft.type === "bot" && draft.mode === "heartbeat";
  return (
    <OptionCards
      legend={t(isBeat ? "interval_heartbeat" : "interval")}
      name="intervalS"
      value={draft.intervalS}
      columns="grid-cols-2 sm:grid-cols-4"
      options={choices.map(({ intervalS, lockedBy }) => ({
        value: intervalS,
        label: t("interval_minutes", { count: intervalS / 60 }),
        ...(lockedBy && {
          disabled: true,
          hint: (
            <span
              className="flex items-center gap-1"
              title={t("interval_locked", { plan: plan(planMessageKeys[lockedBy]) })}
            >
              <Icon name="lock" size={14} />
              {plan(planMessageKeys[lockedBy])}
            </span>
          ),
        }),
      }))}
      onChange={intervalS => set({ intervalS })}
      error={errors.intervalS}
      {...(choices.some(({ lockedBy }) => lockedBy) && { hint: t("interval_locked_hint") })}
    />
  );
}

/** What is checked, and how often. */
export function TargetFields(props: FieldsProps) {
  const { draft, set, errors } = props;
  const t = useT(uptimesFormMessages);
  return (
    <>
      <TextField
        label={t("name")}
        name="name"
        autoComplete="off"
        placeholder={t("name_placeholder")}
        maxLength={limits.monitor.nameMax}
        value={draft.name}
        onChange={event => set({ name: event.currentTarget.value })}
        error={errors.name}
      />
      <Kind {...props} />
      <Url {...props} />
      <Interval {...props} />
    </>
  );
}

/** What counts as a good answer; closed at first, open where something in it is wrong. */
export function AdvancedFields({ draft, set, errors }: FieldsProps) {
  const t = useT(uptimesFormMessages);
  if (draft.type === "bot" && draft.mode === "heartbeat") return null;
  const isWrong = errors.acceptedStatuses !== undefined || errors.keyword !== undefined;
  return (
    <details open={isWrong || undefined} className="group rounded-lg border border-line">
      <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-semibold">
        {t("advanced")}
        <Icon name="chevronDown" size={18} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        {draft.type === "website" && (
          <TextField
            label={t("accepted_statuses")}
            hint={t("accepted_statuses_hint")}
            name="acceptedStatuses"
            dir="ltr"
            autoComplete="off"
            value={draft.acceptedStatuses}
            onChange={event => set({ acceptedStatuses: event.currentTarget.value })}
            error={errors.acceptedStatuses}
          />
        )}
        <TextField
          label={t("keyword")}
          hint={t("keyword_hint")}
          name="keyword"
          autoComplete="off"
          maxLength={limits.monitor.keywordMax}
          value={draft.keyword}
          onChange={event => set({ keyword: event.currentTarget.value })}
          error={errors.keyword}
        />
      </div>
    </details>
  );
}
