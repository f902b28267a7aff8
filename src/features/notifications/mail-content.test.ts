import { describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { createKeys } from "#core/keys.ts";
import { addMs, hourMs, minuteMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { makeMessage, makeNotice } from "#tests/notices.ts";
import { composeMail, senderOf } from "./mail-content.ts";
import type { Notice } from "./notice.ts";
import { isSignedLink } from "./unsubscribe-link.ts";

const keys = createKeys("a secret for tests, long enough to pass");
const env = parseEnv({ PUBLIC_URL: "https://ra3d.example", MAIL_FROM: "alarm@ra3d.example" });
const composed = (...notices: Notice[]) =>
  composeMail({ env, keys }, makeMessage(notices), "rana@mail.example", noon);
const arabic = { language: "ar", monitorName: "Shop 24" } as const;
/** What a reader sees: without tags and marks of direction. */
const plain = (text: string) =>
  text
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ");

describe("a mail about one monitor", () => {
  it("says what happened, why, since when, and where to look", async () => {
    const mail = await composed(makeNotice({ id: "d1", monitorId: "m1" }));
    expect(mail).toMatchObject({
      subject: "Shop is offline",
      messageId: "d1@ra3d.example",
      from: { name: "Ra3d", address: "alarm@ra3d.example" },
      to: "rana@mail.example",
    });
    for (const body of [mail.text, mail.html].map(plain)) {
      expect(body).toContain("The server refused the connection: nothing listens on this port.");
      expect(body).toMatch(/Offline since:? Mar 10, 2026, 12:00\sPM UTC/);
      expect(body).toMatch(/Address:? shop\.example/);
    }
    expect(mail.text).toContain("https://ra3d.example/uptimes/m1");
    expect(mail.html).toContain('href="https://ra3d.example/uptimes/m1"');
  });

  it("says on recovery how long it was away", async () => {
    const mail = await composed(
      makeNotice({ kind: "online", cause: null, detail: null, outageMs: 2 * hourMs + 5 * minuteMs }),
    );
    expect(mail.subject).toBe("Shop is online again");
    expect(plain(mail.html)).toContain("Length of the outage 2 hours, 5 minutes");
    expect(mail.text).toContain("Length of the outage: 2 hours, 5 minutes");
  });

  it("is Arabic from right to left for those who read Arabic", async () => {
    const mail = await composed(makeNotice({ ...arabic, id: "d1", monitorId: "m1" }));
    expect(mail.subject).toBe("\u2068Shop 24\u2069 غير متصل");
    expect(mail.from.name).toBe("رعد");
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain("<bdi>Shop 24</bdi> غير متصل");
    expect(mail.html).toContain('<span dir="ltr">shop.example</span>');
    expect(mail.html).toContain('<span dir="ltr">d1</span>');
    expect(mail.text).toContain("\u2066shop.example\u2069");
    expect(mail.text).toContain("https://ra3d.example/ar/uptimes/m1");
    expect(plain(mail.text)).toMatch(/غير متصل منذ: 10.*2026.*12:00 م بالتوقيت العالمي/);
    expect(mail.headers["Content-Language"]).toBe("ar");
    // Nothing but names, addresses and marks of formats is left in Latin letters.
    const words = plain(mail.html).match(/[A-Za-z]{3,}/g);
    expect(words).toEqual(["Shop", "Shop", "shop", "example"]);
  });

  it("writes lengths in the six forms of Arabic", async () => {
    const lengthOf = async (minutes: number) => {
      const notice = makeNotice({ ...arabic, kind: "online", cause: null, outageMs: minutes * minuteMs });
      return /مدة الانقطاع: (.*)/.exec((await composed(notice)).text)?.[1];
    };
    expect(await lengthOf(1)).toBe("دقيقة");
    expect(await lengthOf(2)).toBe("دقيقتان");
    expect(await lengthOf(3)).toBe("3 دقائق");
    expect(await lengthOf(11)).toBe("11 دقيقة");
  });

  it("says of a test that it is one", async () => {
    const mail = await composed(makeNotice({ kind: "test", cause: null, detail: null }));
    expect(mail.subject).toBe("Test notification: Shop");
    expect(mail.text).toContain("Nothing has happened to this monitor");
    expect(mail.text).not.toContain("since");
  });

  it("does not say what may be secret in the address", async () => {
    const mail = await composed(makeNotice({ url: "https://u:p@shop.example:8443/up?token=secret#x" }));
    expect(mail.text).toContain("shop.example:8443/up");
    expect(mail.text + mail.html).not.toMatch(/secret|u:p/);
  });
});

describe("a name that means harm", () => {
  it("stays one line of text", async () => {
    const monitorName = "Shop\r\nBcc: victim@mail.example\u2028<img src=x onerror=alert(1)> & \u202egnp";
    const mail = await composed(makeNotice({ monitorName }));
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(mail.subject).toContain("Shop Bcc: victim@mail.example <img");
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; gnp");
    expect(mail.text.split("\n")[0]).toBe(mail.subject);
  });

  it("keeps its direction to itself", async () => {
    const mail = await composed(makeNotice({ monitorName: "متجر \u2069\u202e" }));
    expect(mail.subject).toBe("\u2068متجر\u2069 is offline");
  });

  it("may hold half of a letter", async () => {
    expect((await composed(makeNotice({ monitorName: "a\ud83db" }))).subject).toBe("ab is offline");
  });
});

describe("a mail about many monitors", () => {
  const many = (count: number, changes: Partial<Notice> = {}) =>
    Array.from({ length: count }, (_, n) => makeNotice({ monitorName: `Shop ${n + 1}`, ...changes }));

  it("names them with their causes, and counts those beyond twenty", async () => {
    const mail = await composed(...many(23));
    expect(mail.subject).toBe("23 monitors are offline");
    expect(mail.text).toContain("- Shop 20: The server refused the connection");
    expect(mail.text).not.toContain("Shop 21");
    expect(mail.text).toContain("and 3 more");
    expect(mail.html.match(/<bdi>/g)).toHaveLength(20);
    expect(mail.text).toContain("https://ra3d.example/uptimes\n");
  });

  it("gives the length of each outage", async () => {
    const mail = await composed(...many(6, { kind: "online", cause: null, outageMs: 90_000 }));
    expect(mail.subject).toBe("6 monitors are online again");
    expect(mail.text).toContain("- Shop 1: offline for 1 minute, 30 seconds");
  });

  it("counts in Arabic as Arabic does", async () => {
    const subject = async (count: number) => (await composed(...many(count, { language: "ar" }))).subject;
    expect(await subject(7)).toBe("7 مراقبات غير متصلة");
    expect(await subject(12)).toBe("12 مراقبة غير متصلة");
    expect(await subject(100)).toBe("100 مراقبة غير متصلة");
  });
});

describe("every mail", () => {
  it("can be stopped with one click, by a link that does not hold the address", async () => {
    const { headers, text, html } = await composed(makeNotice());
    const link = /^<(.+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const url = new URL(link);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(url.origin + url.pathname).toBe("https://ra3d.example/api/notifications/unsubscribe");
    expect(link).not.toMatch(/rana|mail\.example/);
    const { address = "", signature = "" } = Object.fromEntries(url.searchParams);
    expect(isSignedLink(keys, { address, signature })).toBe(true);
    expect(text).toContain(link);
    expect(html).toContain(link.replaceAll("&", "&amp;"));
  });

  it("has a sender also where none is set", () => {
    const from = (settings: Record<string, string>) => senderOf(parseEnv(settings));
    const PUBLIC_URL = "https://ra3d.example";
    expect(from({ PUBLIC_URL, MAIL_FROM: "a@b.example", SUPPORT_EMAIL: "s@b.example" })).toBe("a@b.example");
    expect(from({ PUBLIC_URL, SUPPORT_EMAIL: "s@b.example" })).toBe("s@b.example");
    expect(from({ PUBLIC_URL })).toBe("no-reply@ra3d.example");
    expect(from({ PUBLIC_URL: "http://[::1]:3000" })).toBe("no-reply@localhost");
  });

  it("keeps its name over attempts", async () => {
    const later = makeNotice({ id: "d1", attempts: 4 });
    const mail = await composeMail({ env, keys }, makeMessage([later]), "a@b.example", addMs(noon, hourMs));
    expect(mail.messageId).toBe("d1@ra3d.example");
  });
});
