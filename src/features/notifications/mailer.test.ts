import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "#core/env.ts";
import { createLog } from "#core/log.ts";
import { noon } from "#tests/factories.ts";
import { parseMail, type ReceivedMail } from "#tests/stubs/mail-message.ts";
import { type SmtpStub, startSmtpServer } from "#tests/stubs/smtp-server.ts";
import { createMailer } from "./create-mailer.ts";
import { type Mail, MailError, type Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { connectionOptions, createSmtpMailer } from "./smtp-mailer.ts";

const mail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: "abc123@ra3d.example",
  from: { name: "رعد", address: "alarm@ra3d.example" },
  to: "rana@mail.example",
  subject: "متجري غير متصل",
  text: "رفض الخادم الاتصال.\nhttps://ra3d.example/ar/uptimes/abc\n",
  html: "<p>رفض الخادم الاتصال.</p>",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  date: noon,
  ...changes,
});

type Provider = { mailer: Mailer; received(): ReceivedMail[]; close(): Promise<void> };

async function smtpProvider(): Promise<Provider> {
  const server = await startSmtpServer();
  const mailer = createSmtpMailer(server.url);
  const close = async () => {
    await mailer.close();
    await server.close();
  };
  return { mailer, received: () => [...server.mails], close };
}

async function outboxProvider(): Promise<Provider> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "ra3d-outbox-")), "outbox");
  const mailer = createOutboxMailer(folder);
  const received = () =>
    (existsSync(folder) ? readdirSync(folder) : []).map(name =>
      parseMail(readFileSync(path.join(folder, name), "latin1"), { from: "alarm@ra3d.example", to: [] }),
    );
  const close = async () => {
    await mailer.close();
    rmSync(path.dirname(folder), { recursive: true });
  };
  return { mailer, received, close };
}

describe.each([
  ["a mail server", smtpProvider],
  ["files", outboxProvider],
])("mails by %s", (_name, open) => {
  let provider: Provider;
  beforeEach(async () => {
    provider = await open();
  });
  afterEach(() => provider.close());

  it("arrive as they were written, in both languages", async () => {
    await provider.mailer.send(mail());
    const [received] = provider.received();
    expect(received).toMatchObject({
      text: mail().text.replaceAll("\n", "\r\n"),
      html: mail().html,
      headers: {
        "message-id": "<abc123@ra3d.example>",
        from: "رعد <alarm@ra3d.example>",
        to: "rana@mail.example",
        subject: "متجري غير متصل",
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        date: "Tue, 10 Mar 2026 12:00:00 +0000",
      },
    });
    expect(received?.raw).toMatch(/\r\n/);
  });

  it("get no header from what a monitor is called", async () => {
    const subject = "Shop\r\nBcc: victim@mail.example\r\n\r\nhello is offline";
    await provider.mailer.send(mail({ subject, from: { name: "A\r\nX-Evil: 1", address: "a@b.example" } }));
    const [received] = provider.received();
    expect(Object.keys(received?.headers ?? {})).not.toContain("bcc");
    expect(Object.keys(received?.headers ?? {})).not.toContain("x-evil");
    expect(received?.text).toContain("رفض الخادم");
  });

  it.each([
    '"a, victim@mail.example"@mail.example',
    "rana@mail.example, victim@mail.example",
    "rana@mail.example>\r\nRCPT TO:<victim@mail.example",
    "Victim <victim@mail.example>",
    "group: victim@mail.example;",
    "",
  ])("go to exactly one address or nowhere: %j", async to => {
    const failing = provider.mailer.send(mail({ to }));
    await expect(failing).rejects.toMatchObject({ reason: "EADDRESS", permanent: true });
    expect(provider.received()).toEqual([]);
  });

  it("keep their name when they are sent again", async () => {
    await provider.mailer.send(mail());
    await provider.mailer.send(mail());
    const ids = provider.received().map(({ headers }) => headers["message-id"]);
    expect(new Set(ids)).toEqual(new Set(["<abc123@ra3d.example>"]));
  });

  it("may come many at a time", async () => {
    const many = Array.from({ length: 20 }, (_, n) => mail({ messageId: `m${n}@ra3d.example` }));
    await Promise.all(many.map(one => provider.mailer.send(one)));
    expect(provider.received()).toHaveLength(20);
  });
});

describe("files", () => {
  it("are whole, private, and replaced when a mail is sent again", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "ra3d-outbox-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const mailer = createOutboxMailer(folder);
    await mailer.send(mail({ messageId: "../../x@host" }));
    await mailer.send(mail());
    await mailer.send(mail());
    expect(readdirSync(folder).toSorted()).toEqual(["______x.eml", "abc123.eml"]);
    expect(statSync(path.join(folder, "abc123.eml")).mode & 0o777).toBe(0o600);
  });

  it("are chosen without SMTP_URL, and the log says so once", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: line => void lines.push(JSON.parse(line).msg) });
    createMailer({ env: parseEnv({ DATA_DIR: "/srv/ra3d" }), log });
    expect(lines).toEqual(["SMTP_URL is not set: mails are written to files"]);
  });
});

describe("a mail server", () => {
  let server: SmtpStub;
  let mailer: Mailer;
  beforeEach(async () => {
    server = await startSmtpServer();
    mailer = createSmtpMailer(server.url, 5_000);
  });
  afterEach(async () => {
    await mailer.close();
    await server.close();
  });
  const failure = async (sending: Promise<void>) => {
    const error = await sending.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof MailError)) throw new Error("it should have failed with a MailError");
    const { reason, permanent, unsent } = error;
    return { reason, permanent, unsent };
  };

  it("is spoken to over connections that are kept", async () => {
    await mailer.send(mail());
    await mailer.send(mail());
    expect(server.connections()).toBe(1);
  });

  it("refuses a mail for now or for good", async () => {
    server.next({ recipient: 451 }, { recipient: 550 }, { content: 452 }, { content: 554 });
    expect(await failure(mailer.send(mail()))).toEqual({
      reason: "SMTP 451",
      permanent: false,
      unsent: true,
    });
    expect(await failure(mailer.send(mail()))).toEqual({ reason: "SMTP 550", permanent: true, unsent: true });
    expect(await failure(mailer.send(mail()))).toEqual({
      reason: "SMTP 452",
      permanent: false,
      unsent: true,
    });
    expect(await failure(mailer.send(mail()))).toEqual({ reason: "SMTP 554", permanent: true, unsent: true });
    await mailer.send(mail());
    expect(server.mails).toHaveLength(1);
  });

  it("that dies in the middle may have taken the mail", async () => {
    server.next("die");
    expect(await failure(mailer.send(mail()))).toMatchObject({ permanent: false, unsent: false });
    await mailer.send(mail());
    expect(server.mails).toHaveLength(1);
  });

  it("that never answers is given up in time", async () => {
    const hasty = createSmtpMailer(server.url, 150);
    onTestFinished(() => hasty.close());
    server.next("hang");
    expect(await failure(hasty.send(mail()))).toEqual({
      reason: "ETIMEDOUT",
      permanent: false,
      unsent: false,
    });
  });

  it("that is not there has surely taken nothing", async () => {
    const gone = await startSmtpServer();
    await gone.close();
    const lonely = createSmtpMailer(gone.url);
    onTestFinished(() => lonely.close());
    expect(await failure(lonely.send(mail()))).toMatchObject({ permanent: false, unsent: true });
  });
});

describe("the connection", () => {
  it.each([
    ["smtps://u:p%40ss@mail.example", { port: 465, secure: true, auth: { user: "u", pass: "p@ss" } }],
    ["smtp://u:p@mail.example", { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ["smtp://relay.internal:25", { port: 25, secure: false, requireTLS: false, ignoreTLS: false }],
    ["smtp://127.0.0.1:1025", { port: 1025, requireTLS: false, ignoreTLS: true }],
    ["smtp://u:p@[::1]:1025", { host: "::1", requireTLS: false, ignoreTLS: true }],
  ])("to %s keeps passwords from those who listen in", (url, options) => {
    expect(connectionOptions(url)).toMatchObject(options);
  });
});
