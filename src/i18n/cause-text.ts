import type { FailureCause, Language } from "#core/vocabulary.ts";
import { lookUp } from "./message.ts";
import { type CauseKey, causeMessages, causeTitleKeys } from "./messages/causes.ts";

type Details = Readonly<Record<string, CauseKey>>;

/** The details that probes give, by cause (a code of the system, of TLS, or a word of ours). */
const known: Record<FailureCause, Details> = {
  dns: {
    ENOTFOUND: "dns_not_found",
    ENODATA: "dns_no_address",
    ESERVFAIL: "dns_server_failed",
    EREFUSED: "dns_server_failed",
    EBADRESP: "dns_server_failed",
    ETIMEOUT: "dns_timeout",
  },
  connect: {
    ECONNREFUSED: "connect_refused",
    ECONNRESET: "connect_reset",
    EPIPE: "connect_reset",
    ECONNABORTED: "connect_reset",
    EHOSTUNREACH: "connect_unreachable",
    ENETUNREACH: "connect_unreachable",
    EADDRNOTAVAIL: "connect_unreachable",
    ETIMEDOUT: "timeout_connect",
    closed_before_answer: "connect_closed_before_answer",
    closed_before_end: "connect_closed_before_end",
  },
  tls: {
    CERT_HAS_EXPIRED: "tls_expired",
    CERT_NOT_YET_VALID: "tls_not_yet_valid",
    CERT_REVOKED: "tls_revoked",
    DEPTH_ZERO_SELF_SIGNED_CERT: "tls_self_signed",
    SELF_SIGNED_CERT_IN_CHAIN: "tls_untrusted",
    UNABLE_TO_GET_ISSUER_CERT: "tls_untrusted",
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "tls_untrusted",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "tls_untrusted",
    CERT_UNTRUSTED: "tls_untrusted",
    ERR_TLS_CERT_ALTNAME_INVALID: "tls_wrong_host",
    HOSTNAME_MISMATCH: "tls_wrong_host",
    ECONNRESET: "tls_closed",
    EPIPE: "tls_closed",
    EPROTO: "tls_protocol",
  },
  timeout: {
    connect: "timeout_connect",
    tls: "timeout_tls",
    answer: "timeout_answer",
    body: "timeout_body",
    aborted: "timeout_aborted",
  },
  status: { too_many_redirects: "status_too_many_redirects", bad_redirect: "status_bad_redirect" },
  keyword: { keyword_missing: "keyword", encoded_body: "keyword_encoded" },
  blocked: {
    blocked_host: "blocked_network",
    blocked_address: "blocked_network",
    invalid: "blocked_invalid",
    scheme: "blocked_scheme",
    credentials: "blocked_credentials",
  },
  silent: {},
};

const statusKeys: Details = {
  401: "status_unauthorized",
  403: "status_forbidden",
  404: "status_not_found",
  429: "status_too_many",
  502: "status_gateway",
  503: "status_unavailable",
  504: "status_gateway",
};

function statusKey(code: string): CauseKey {
  const own = statusKeys[code];
  if (own !== undefined) return own;
  if (code.startsWith("3")) return "status_redirect";
  if (code.startsWith("4")) return "status_client";
  return code.startsWith("5") ? "status_server" : "status_other";
}

function keyOf(cause: FailureCause, detail: string): CauseKey {
  const details = known[cause];
  const key = Object.hasOwn(details, detail) ? details[detail] : undefined;
  if (key !== undefined) return key;
  if (cause === "tls" && detail.startsWith("ERR_SSL_")) return "tls_protocol";
  if (cause === "connect" && detail.startsWith("HPE_")) return "connect_not_http";
  return cause;
}

/** Why a check failed, as a sentence: the known details say more than the cause alone. */
export function causeText(language: Language, cause: FailureCause, detail: string | null): string {
  const code = cause === "status" ? /^HTTP (\d{3})$/.exec(detail ?? "")?.[1] : undefined;
  if (code !== undefined) return lookUp(causeMessages, language, statusKey(code), "status", { code });
  return lookUp(causeMessages, language, keyOf(cause, detail ?? ""), cause);
}

/** The cause as a label of a few words. */
export const causeTitle = (language: Language, cause: FailureCause): string =>
  lookUp(causeMessages, language, causeTitleKeys[cause], cause);
