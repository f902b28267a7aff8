import { mkdir, open, rename } from "node:fs/promises";
import * as path from "node:path";
import { createTransport } from "nodemailer";
import { composedOf, MailError, type Mailer } from "./mailer.ts";

const fileNameOf = (messageId: string) => `${messageId.replace(/@.*$/, "").replace(/[^\w-]/g, "_")}.eml`;

/**
 * Writes each mail as a file, whole or not at all, for installations without a mail server. A mail that is sent
 * again replaces itself.
 */
export function createOutboxMailer(folder: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      try {
        const { message } = await composer.sendMail(composedOf(mail));
        await mkdir(folder, { recursive: true });
        const final = path.join(folder, fileNameOf(mail.messageId));
        const partial = `${final}.partial`;
        const file = await open(partial, "w", 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, final);
      } catch (error) {
        if (error instanceof MailError) throw error;
        const code = error instanceof Error && "code" in error ? String(error.code) : "EOUTBOX";
        throw new MailError(/^E[A-Z]+$/.test(code) ? code : "EOUTBOX", { permanent: false, unsent: true });
      }
    },
    async close() {
      composer.close();
    },
  };
}
