import { createTransport } from "nodemailer";
import { isLoopbackHost } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import { composedOf, MailError, type Mailer } from "./mailer.ts";

/**
 * How the server is spoken to. smtps: TLS from the start. smtp: TLS by STARTTLS, demanded where a password is sent,
 * taken where offered otherwise; on the loopback nobody listens in, and certificates are rarely good there.
 */
export function connectionOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const isLocal = isLoopbackHost(host);
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isLocal && user !== "",
    ignoreTLS: !secure && isLocal,
    ...(user === "" ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** What nodemailer says about a failure, as far as it matters here. */
type SmtpFailure = { code?: unknown; command?: unknown; responseCode?: unknown; syscall?: unknown };

/** The server's refusal of this mail is final; of us (login, sender) it is not, somebody may mend the settings. */
function failureOf(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const failure: SmtpFailure = typeof error === "object" && error !== null ? error : {};
  const { code, command, responseCode, syscall } = failure;
  if (typeof responseCode === "number" && responseCode > 0) {
    const aboutMail = command === "RCPT TO" || command === "DATA";
    return new MailError(`SMTP ${responseCode}`, {
      permanent: responseCode >= 500 && aboutMail,
      unsent: true,
    });
  }
  // The server's reply to the mail may have been lost; before a connection stands nothing was sent at all.
  const unsent = syscall === "connect" || code === "EDNS" || code === "ETLS" || code === "EAUTH";
  const reason = code === "EABORT" ? "ETIMEDOUT" : typeof code === "string" ? code : "ESMTP";
  return new MailError(/^E[A-Z]{2,20}$/.test(reason) ? reason : "ESMTP", { permanent: false, unsent });
}

/** Sends through an SMTP server over a few connections that are kept for the next mails. */
export function createSmtpMailer(
  smtpUrl: string,
  timeLimitMs: number = limits.notification.mailTimeoutMs,
): Mailer {
  const { timeoutMs, concurrent } = limits.notification;
  const transport = createTransport({
    ...connectionOptions(smtpUrl),
    pool: true,
    maxConnections: concurrent.email,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketCloseTimeout: 0,
    idleTimeout: limits.notification.mailIdleMs,
    // A kept connection that the server has closed meanwhile: nothing was sent over it, so the mail gets another.
    maxRequeues: 1,
  });
  // Connections that end while nothing is under way; a mail's own failure is told to its sender.
  transport.on("error", () => {});
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...composedOf(mail), signal: AbortSignal.timeout(timeLimitMs) });
      } catch (error) {
        throw failureOf(error);
      }
    },
    async close() {
      transport.close({ force: true });
    },
  };
}
