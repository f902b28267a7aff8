/** Closed sets of values. A value that is stored, sent or compared by name is listed here and nowhere else. */

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

export const planNames = ["free", "prime", "plus", "developer"] as const;
export type PlanName = (typeof planNames)[number];

export const entitlementSources = ["card", "coins", "gift", "staff"] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

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

export const pauseReasons = ["owner", "plan"] as const;
export type PauseReason = (typeof pauseReasons)[number];

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

export const consentKinds = ["age13", "adult"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What a fresh human check is asked for. A solution made for one purpose is refused for another. */
export const humanCheckPurposes = ["delete-monitor", "read-code"] as const;
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
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = ["project", "code"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What a user is told on the site. */
export const noticeKinds = [
  "project_hidden",
  "project_removed",
  "project_restored",
  "appeal_refused",
  "report_closed",
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
