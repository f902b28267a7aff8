import type { Services } from "../context/index.ts";
import { composeMail } from "./mail-content.ts";
import { MailError, type Mailer } from "./mailer.ts";
import type { Message, Outcome } from "./notice.ts";

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof MailError)) throw error;
  const { permanent, reason, unsent } = error;
  return permanent ? { kind: "failed", reason } : { kind: "retry", reason, unsent, at: null };
}

/** Sends a message as a mail. */
export async function sendMail(
  services: Pick<Services, "env" | "keys">,
  mailer: Mailer,
  message: Message,
  now: Date,
): Promise<Outcome> {
  if (message.target === null) return { kind: "suppressed", reason: "channel_off" };
  const mail = await composeMail(services, message, message.target, now);
  try {
    await mailer.send(mail);
    return { kind: "sent" };
  } catch (error) {
    return outcomeOf(error);
  }
}
