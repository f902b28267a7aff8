import { AppError, type FieldErrors } from "#core/errors.ts";
import { plans } from "#core/limits.ts";
import type { PlanName } from "#core/vocabulary.ts";
import { urlProblem } from "#probes/url-problem.ts";
import type { Ctx } from "../context/index.ts";
import type { MonitorCreate } from "./monitors.schema.ts";
import type { MonitorRow } from "./owned-monitor.ts";

/** The columns of a monitor that its owner sets in the form. */
export type MonitorSettings = Pick<
  MonitorRow,
  | "name"
  | "type"
  | "mode"
  | "url"
  | "intervalS"
  | "acceptedStatuses"
  | "keyword"
  | "emailEnabled"
  | "email"
  | "discordEnabled"
  | "webhookSealed"
  | "onProfile"
>;

/** What is wrong with an address as a target of this installation, as a key at the field; null when nothing is. */
export function targetProblem(env: Ctx["env"], url: string): "url_invalid" | "url_blocked" | null {
  const problem = urlProblem(url, {
    allowPrivateNetworks: env.UPTIME_ALLOW_PRIVATE_NETWORKS,
    ownHosts: [new URL(env.PUBLIC_URL).host],
  });
  if (problem === null) return null;
  return problem === "blocked" ? "url_blocked" : "url_invalid";
}

/** One spelling for one target: as the browser would write it, without the part that is never sent. */
export function normalizedUrl(url: string): string {
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}

/**
 * The columns for a parsed form, or a refusal that names each field that this installation or this plan does not
 * allow. A webhook that was not typed anew is kept.
 */
export function settingsOf(
  ctx: Pick<Ctx, "env" | "keys">,
  draft: MonitorCreate,
  plan: PlanName,
  storedWebhook: string | null = null,
): MonitorSettings {
  const refused: FieldErrors = {};
  const minIntervalS = plans[plan].minIntervalS;
  if (draft.intervalS < minIntervalS)
    refused.intervalS = { key: "interval_locked", params: { count: minIntervalS / 60 } };
  const url = draft.mode === "http" ? draft.url : null;
  const problem = url === null ? null : targetProblem(ctx.env, url);
  if (problem !== null) refused.url = { key: problem };
  if (Object.keys(refused).length > 0) throw new AppError("validation_failed", {}, refused);
  return {
    name: draft.name,
    type: draft.type,
    mode: draft.mode,
    url: url === null ? null : normalizedUrl(url),
    intervalS: draft.intervalS,
    acceptedStatuses: draft.acceptedStatuses.replaceAll(" ", ""),
    keyword: draft.keyword,
    emailEnabled: draft.emailEnabled,
    email: draft.email,
    discordEnabled: draft.discordEnabled,
    webhookSealed: draft.webhookUrl === null ? storedWebhook : ctx.keys.seal(draft.webhookUrl),
    onProfile: draft.onProfile,
  };
}
