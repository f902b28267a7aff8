import type { FailureCause } from "#core/vocabulary.ts";

/** How a step of a check says that the check has failed. Never leaves this room. */
export class ProbeFailure extends Error {
  readonly failureCause: FailureCause;
  readonly detail: string;

  constructor(failureCause: FailureCause, detail: string) {
    super(detail);
    this.failureCause = failureCause;
    this.detail = detail;
  }
}

const codePattern = /^[A-Z][A-Z0-9_]{1,63}$/;

/** The error's code if it looks like one, else the fallback: messages may quote what the other side sent. */
export function errorCode(error: unknown, fallback: string): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return fallback;
  return typeof error.code === "string" && codePattern.test(error.code) ? error.code : fallback;
}

/** A failure after the connection stood: alerts of TLS come late in version 1.3, everything else is the line. */
export function exchangeFailure(error: unknown): ProbeFailure {
  const code = errorCode(error, "NO_ANSWER");
  if (code.startsWith("ERR_SSL_") || code === "EPROTO") return new ProbeFailure("tls", code);
  return new ProbeFailure("connect", code);
}
