import { limits, plans } from "#core/limits.ts";
import { type MonitorMode, type MonitorType, type PlanName, planNames } from "#core/vocabulary.ts";
import { MonitorCreate, type MonitorItem, MonitorUpdate } from "#features/monitors/monitors.schema.ts";
import { validationMessages } from "#i18n/messages/validation.ts";

/** What the form holds while somebody types: every field, also those that are not shown at the moment. */
export type Draft = {
  name: string;
  type: MonitorType;
  mode: MonitorMode;
  url: string;
  intervalS: number;
  acceptedStatuses: string;
  keyword: string;
  emailEnabled: boolean;
  email: string;
  discordEnabled: boolean;
  /** Empty keeps the stored one. */
  webhookUrl: string;
  onProfile: boolean;
};

export const emptyDraft = (minIntervalS: number, email: string): Draft => ({
  name: "",
  type: "website",
  mode: "http",
  url: "",
  intervalS: minIntervalS,
  acceptedStatuses: "200-299",
  keyword: "",
  emailEnabled: email !== "",
  email,
  discordEnabled: false,
  webhookUrl: "",
  onProfile: false,
});

/** The form of a monitor that exists; an address that was never given is offered from the account. */
export const draftOf = (monitor: MonitorItem, email: string): Draft => ({
  name: monitor.name,
  type: monitor.type,
  mode: monitor.mode,
  url: monitor.url ?? "",
  intervalS: monitor.intervalS,
  acceptedStatuses: monitor.acceptedStatuses,
  keyword: monitor.keyword ?? "",
  emailEnabled: monitor.emailEnabled,
  email: monitor.email ?? email,
  discordEnabled: monitor.discordEnabled,
  webhookUrl: "",
  onProfile: monitor.onProfile,
});

/** What somebody pastes without a scheme is meant as https. What is no host name is left for the message. */
export function completedUrl(text: string): string {
  const trimmed = text.trim();
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(trimmed) || /^[^/:]+:\d+(?:\/|$)/.test(trimmed);
  return isBare && /^[^\s/]+\.[^\s/]+/.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** What is sent: without what the chosen way does not use. */
export function payloadOf(draft: Draft, hasWebhook: boolean) {
  const isHttp = draft.mode === "http" || draft.type === "website";
  return {
    ...draft,
    mode: isHttp ? ("http" as const) : ("heartbeat" as const),
    url: isHttp ? completedUrl(draft.url) : null,
    webhookUrl: draft.webhookUrl.trim() === "" ? null : draft.webhookUrl.trim(),
    hasWebhook,
  };
}
export type Payload = ReturnType<typeof payloadOf>;

/** What a schema can say. Which intervals the plan has is the server's to say, with the minutes. */
export type ValidationKey = Exclude<keyof typeof validationMessages.en, "interval_locked">;

/** The first message of each field, by the same schema that the server uses. Empty: nothing is wrong. */
export function problemsOf(payload: Payload, isEdit: boolean): Partial<Record<string, ValidationKey>> {
  const result = (isEdit ? MonitorUpdate : MonitorCreate).safeParse(payload);
  const problems: Partial<Record<string, ValidationKey>> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const isKey = Object.hasOwn(validationMessages.en, message);
    // The check before proves that the message is a key of the catalogue.
    problems[String(path[0])] ??= isKey ? (message as ValidationKey) : "invalid";
  }
  return problems;
}

export type IntervalChoice = { intervalS: number; lockedBy: PlanName | null };

/** The intervals of the specification; those below the plan's shortest name the plan that opens them. */
export const intervalChoices = (minIntervalS: number): IntervalChoice[] =>
  limits.monitor.intervalsS.map(intervalS => ({
    intervalS,
    lockedBy:
      intervalS >= minIntervalS
        ? null
        : (planNames.find(plan => plans[plan].minIntervalS <= intervalS) ?? "developer"),
  }));
