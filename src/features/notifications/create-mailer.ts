import * as path from "node:path";
import type { Services } from "../context/index.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The mailer that the settings ask for: a mail server, or files. */
export function createMailer({ env, log }: Pick<Services, "env" | "log">): Mailer {
  if (env.SMTP_URL !== undefined) return createSmtpMailer(env.SMTP_URL);
  const folder = path.resolve(env.DATA_DIR, "outbox");
  log.info({ folder }, "SMTP_URL is not set: mails are written to files");
  return createOutboxMailer(folder);
}
