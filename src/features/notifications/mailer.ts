/** A mail ready to go. Texts are of one line where a mail has one line. */
export type Mail = {
  /** Names the mail for good: the same for each attempt. Without angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
};

/** Sends mails. `send` returns when the next station has taken the mail, and throws a MailError when it has not. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Ends connections; a mail under way fails. */
  close(): Promise<void>;
};

/** A mail that was not taken. */
export class MailError extends Error {
  /** Short, without addresses or what the server said: "SMTP 550", "ETIMEDOUT". */
  readonly reason: string;
  /** Another try would not help. */
  readonly permanent: boolean;
  /** It was surely not taken; otherwise the answer may just have been lost. */
  readonly unsent: boolean;

  constructor(reason: string, kind: { permanent: boolean; unsent: boolean }) {
    super(reason);
    this.name = "MailError";
    this.reason = reason;
    this.permanent = kind.permanent;
    this.unsent = kind.unsent;
  }
}

/** Nodemailer reads an address as a list in the form of a header: nothing that such a list is made of may be in it. */
const isSingleAddress = (address: string) =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(address);

/** What both providers hand to nodemailer. Throws a MailError for a recipient that is not exactly one address. */
export function composedOf(mail: Mail) {
  if (!isSingleAddress(mail.to)) throw new MailError("EADDRESS", { permanent: true, unsent: true });
  return {
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: { name: "", address: mail.to },
    envelope: { from: mail.from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    date: mail.date,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
