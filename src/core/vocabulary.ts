/** Closed sets of values. A value that is stored, sent or compared by name is listed here and nowhere else. */

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

export const planNames = ["free", "prime", "plus", "developer"] as const;
export type PlanName = (typeof planNames)[number];

export const entitlementSources = ["card", "coins", "gift", "staff"] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

/** How long a plan is paid for at once. */
export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Who takes money: Paddle, or the sandbox that needs no account. */
export const paymentProviders = ["sandbox", "paddle"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** How a subscription stands with its provider. `canceled` is final; a cancellation to come is a scheduled change. */
export const subscriptionStatuses = ["active", "past_due", "paused", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const scheduledActions = ["cancel", "pause", "resume"] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

export const paymentStatuses = ["open", "paid", "failed", "canceled", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethodKinds = ["card", "mobile_wallet", "online_wallet"] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** What is mailed about a plan that is paid for. */
export const billingMailKinds = [
  "renewal_reminder",
  "payment_failed",
  "plan_ended",
  "payment_returned",
] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];

/** What coins move between. Users' coins and what is held of them have owners, the others are the site's. */
export const coinAccountKinds = ["user", "hold", "mint", "burn-plan", "burn-ai", "adjust"] as const;
export type CoinAccountKind = (typeof coinAccountKinds)[number];

/** Why coins moved. */
export const coinTransactionKinds = ["claim", "plan", "hold", "capture", "release", "adjust"] as const;
export type CoinTransactionKind = (typeof coinTransactionKinds)[number];

export const coinHoldStates = ["open", "captured", "released"] as const;
export type CoinHoldState = (typeof coinHoldStates)[number];

export const roles = ["user", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

export const monitorTypes = ["website", "bot"] as const;
export type MonitorType = (typeof monitorTypes)[number];

/** How a monitor learns about its target: we call it (http), or it calls us (heartbeat; bots only). */
export const monitorModes = ["http", "heartbeat"] as const;
export type MonitorMode = (typeof monitorModes)[number];

export const monitorStatuses = ["pending", "online", "offline"] as const;
export type MonitorStatus = (typeof monitorStatuses)[number];

/** What a bar of the history strip stands for, how the list is ordered, and how far back the chart goes. */
export const stripModes = ["checks", "days"] as const;
export const monitorSorts = ["status", "name", "created", "latency"] as const;
export const chartRanges = ["day", "week", "month", "quarter"] as const;

/** What a stretch of a monitor's timeline says. `paused` and `unknown` count neither for nor against uptime. */
export const spanKinds = ["online", "offline", "paused", "unknown"] as const;
export type SpanKind = (typeof spanKinds)[number];

/** Who stopped a monitor: its owner, a plan without a slot for it, or the one and then the other. */
export const pauseReasons = ["owner", "plan", "owner_and_plan"] as const;
export type PauseReason = (typeof pauseReasons)[number];
/** What of that people are told: without a slot it cannot run, whoever stopped it first. */
export const shownPauses = ["owner", "plan"] as const satisfies readonly PauseReason[];
export type ShownPause = (typeof shownPauses)[number];

/** Why a check failed. The order is the storage order (sample byte = index + 1; 0 is a good check): append only. */
export const failureCauses = [
  "dns",
  "connect",
  "tls",
  "timeout",
  "status",
  "keyword",
  "blocked",
  "silent",
] as const;
export type FailureCause = (typeof failureCauses)[number];

export const notificationChannels = ["email", "discord"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const deliveryKinds = ["offline", "online", "test"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryStatuses = ["queued", "sending", "retrying", "sent", "failed", "suppressed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const consentKinds = ["age13", "adult", "coins"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What a fresh human check is asked for. A solution made for one purpose is refused for another. */
export const humanCheckPurposes = [
  "delete-monitor",
  "read-code",
  "redeem",
  "contact",
  "delete-account",
] as const;
export type HumanCheckPurpose = (typeof humanCheckPurposes)[number];

/** Where a code is listed: discord.js codes, or HTML, CSS and JavaScript. */
export const codeKinds = ["djs", "web"] as const;
export type CodeKind = (typeof codeKinds)[number];

export const codeLanguages = ["javascript", "typescript", "html", "css"] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Who keeps a code: the files in `content/`, or staff on the site. */
export const codeSources = ["content", "staff"] as const;
export type CodeSource = (typeof codeSources)[number];

/** What is read, kept, searched and counted in the same way. */
export const libraryKinds = ["code", "project"] as const;
export type LibraryKind = (typeof libraryKinds)[number];

export const reportReasons = [
  "copyright",
  "spam",
  "errorcode",
  "offensive",
  "misleading",
  "malware",
  "irrelevant",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What staff decided about a reported project. */
export const reportOutcomes = ["kept", "hidden", "removed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const appealStatuses = ["waiting", "granted", "refused"] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** What staff may do to a project: what a report can lead to, and bringing it back. */
export const moderationOutcomes = ["kept", "hidden", "removed", "restored"] as const;
export type ModerationOutcome = (typeof moderationOutcomes)[number];

/** How a project stands with staff. */
export const moderationStates = ["shown", "hidden", "removed"] as const;
export type ModerationState = (typeof moderationStates)[number];

/** What staff did, as the audit log names it. */
export const auditActions = [
  "project.keep",
  "project.hide",
  "project.remove",
  "project.restore",
  "appeal.grant",
  "appeal.refuse",
  "code.create",
  "code.save",
  "code.hide",
  "code.restore",
  "coins.adjust",
  "gift.make",
  "gift.revoke",
  "support.answer",
  "support.close",
  "refund.approve",
  "refund.refuse",
  "user.ban",
  "user.unban",
  "job.retry",
  "contact.done",
  "banner.create",
  "banner.save",
  "role.give",
  "role.take",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What users did with their own account, which stands in the same log. */
export const ownActions = ["account.export", "account.leave", "account.stay", "account.remove"] as const;
export type OwnAction = (typeof ownActions)[number];
export const loggedActions = [...auditActions, ...ownActions] as const;

export const auditSubjects = [
  "project",
  "code",
  "gift",
  "support",
  "refund",
  "user",
  "ban",
  "job",
  "contact",
  "banner",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What a user is told on the site. */
export const noticeKinds = [
  "project_hidden",
  "project_removed",
  "project_restored",
  "appeal_refused",
  "report_closed",
  "support_answered",
  "support_closed",
  "refund_approved",
  "refund_refused",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What makes a moderator look twice at a project. */
export const riskKinds = [
  "profile_theft",
  "token_search",
  "encoded_eval",
  "download_and_run",
  "install_script",
  "install_download",
  "obfuscated",
  "minified_source",
  "profile_folder",
] as const;
export type RiskKind = (typeof riskKinds)[number];

/** How a gift code stands. `expired` follows from the clock and is never stored. */
export const giftStates = ["open", "redeemed", "revoked", "expired"] as const;
export type GiftState = (typeof giftStates)[number];

/** Whose turn it is in a thread of the support: `open` waits for staff. */
export const supportStates = ["open", "answered", "closed"] as const;
export type SupportState = (typeof supportStates)[number];

/** How a request for a refund stands. `approved` is decided and on its way to the payment provider. */
export const refundStates = ["waiting", "approved", "refunded", "refused"] as const;
export type RefundState = (typeof refundStates)[number];

/** Why a payment cannot be refunded (decision 30). */
export const refundReasons = [
  "coins",
  "not_paid",
  "refunded_already",
  "not_first",
  "window_over",
  "discounted",
  "premium_used",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What counts as a premium feature used: more than the free plan would have given. */
export const premiumUses = [
  "slots",
  "interval",
  "boosts",
  "favorites",
  "downloads",
  "codes",
  "support",
  "ai",
] as const;
export type PremiumUse = (typeof premiumUses)[number];

/** Who wrote a message of the assistant's conversations. */
export const assistantRoles = ["user", "assistant"] as const;
export type AssistantRole = (typeof assistantRoles)[number];

/** How an answer stands. `stopped`: its reader ended it; `failed`: it did not come, or not whole. */
export const assistantStates = ["writing", "done", "stopped", "failed"] as const;
export type AssistantState = (typeof assistantStates)[number];

/** Why an answer failed, as its reader is told. */
export const assistantFailures = [
  "unavailable",
  "busy",
  "timeout",
  "empty",
  "broken",
  "interrupted",
] as const;
export type AssistantFailure = (typeof assistantFailures)[number];

/** What answers of the assistant are found in and point to. */
export const assistantSourceKinds = ["article", "code", "project"] as const;
export type AssistantSourceKind = (typeof assistantSourceKinds)[number];

/** Where ads stand. */
export const adPlacements = ["home", "codes", "projects", "uptimes", "tools"] as const;
export type AdPlacement = (typeof adPlacements)[number];

export * from "./page-vocabulary.ts";
