/**
 * Every error that a user or an API client can be shown. A code without a row does not compile.
 * The text of a code is the message `errors.<code>` in src/i18n/messages/errors.ts.
 */
type ErrorRow = { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503; report?: true };

export const errorTable = {
  bad_request: { status: 400 },
  validation_failed: { status: 422 },
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  cross_site: { status: 403 },
  not_found: { status: 404 },
  conflict: { status: 409 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  rate_limited: { status: 429 },
  human_check_failed: { status: 403 },
  human_check_unavailable: { status: 503 },
  age_confirmation_needed: { status: 403 },
  account_banned: { status: 403 },
  login_failed: { status: 400 },
  login_expired: { status: 400 },
  login_provider_unavailable: { status: 503 },
  monitor_not_found: { status: 404 },
  monitor_limit_reached: { status: 409 },
  monitor_paused_by_plan: { status: 409 },
  boost_limit_reached: { status: 409 },
  boost_already_running: { status: 409 },
  boost_while_paused: { status: 409 },
  boost_not_for_heartbeat: { status: 409 },
  no_notification_channel: { status: 409 },
  favorite_limit_reached: { status: 409 },
  project_not_found: { status: 404 },
  project_changed: { status: 409 },
  upload_refused: { status: 422 },
  paths_mismatch: { status: 400 },
  secrets_found: { status: 422 },
  adult_consent_needed: { status: 403 },
  email_not_verified: { status: 403 },
  account_too_new: { status: 403 },
  publication_limit_reached: { status: 429 },
  login_to_report: { status: 401 },
  own_project_report: { status: 409 },
  report_open_already: { status: 409 },
  report_limit_reached: { status: 429 },
  report_not_found: { status: 404 },
  appeal_not_found: { status: 404 },
  appeal_not_possible: { status: 409 },
  appeal_decided_already: { status: 409 },
  session_not_found: { status: 404 },
  human_check_needed: { status: 403 },
  plan_needed: { status: 403 },
  download_limit_reached: { status: 429 },
  plan_running: { status: 409 },
  coins_unauthorized: { status: 401 },
  gift_not_ready: { status: 409 },
  insufficient_balance: { status: 409 },
  spender_email_not_verified: { status: 403 },
  spender_too_new: { status: 403 },
  hold_not_found: { status: 404 },
  user_not_found: { status: 404 },
  last_admin: { status: 409 },
  role_by_setting: { status: 409 },
  code_not_found: { status: 404 },
  gift_code_refused: { status: 409 },
  gift_code_not_found: { status: 404 },
  gift_code_spent: { status: 409 },
  redeem_limit_reached: { status: 429 },
  support_needs_plan: { status: 403 },
  support_limit_reached: { status: 429 },
  support_thread_full: { status: 409 },
  support_thread_not_found: { status: 404 },
  contact_limit_reached: { status: 429 },
  contact_message_not_found: { status: 404 },
  refund_not_eligible: { status: 409 },
  refund_requested_already: { status: 409 },
  refund_not_found: { status: 404 },
  refund_decided_already: { status: 409 },
  price_changed: { status: 409 },
  subscription_running: { status: 409 },
  subscription_not_found: { status: 404 },
  checkout_not_found: { status: 404 },
  invoice_not_found: { status: 404 },
  already_canceled: { status: 409 },
  nothing_scheduled: { status: 409 },
  payment_refused: { status: 409 },
  payment_provider_unavailable: { status: 503 },
  webhook_not_genuine: { status: 401 },
  assistant_busy: { status: 409 },
  assistant_limit_reached: { status: 429 },
  conversation_full: { status: 409 },
  conversation_not_found: { status: 404 },
  deletion_not_planned: { status: 404 },
  deletion_begun: { status: 409 },
  account_leaving: { status: 409 },
  unavailable: { status: 503 },
  internal: { status: 500, report: true },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorParams = Record<string, string | number>;
/** Messages by form field; each value is a message key of the catalogue with its parameters. */
export type FieldErrors = Record<string, { key: string; params?: ErrorParams }>;

/** A refusal with a code that the doors turn into status and text. Unknown errors become `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, params: ErrorParams = {}, fields?: FieldErrors) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** The reference id that a user is shown and the log carries. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError;
