import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { mailSuppressions } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { unsubscribeUrl } from "#features/notifications/unsubscribe-link.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

describe("the link at the end of each mail", () => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase();
    services = testServices(database, { PUBLIC_URL: "https://ra3d.example" });
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(mailSuppressions));

  const suppressions = async () => (await database.db.select().from(mailSuppressions)).length;
  const linkFor = (language: "en" | "ar" = "en") =>
    unsubscribeUrl(services, "rana@mail.example", language).slice("https://ra3d.example".length);
  const call = (path: string, init: Parameters<ReturnType<typeof apiClient>>[1] = {}) =>
    apiClient(services, { clock: () => noon })(path, init);
  const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };

  it("shows a page that asks, and changes nothing by being looked at", async () => {
    const answer = await call(linkFor(), { headers: { "sec-fetch-site": "cross-site" } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("<h1>Stop mails from Ra3d?</h1>");
    expect(page).toContain('<form method="post" action="/api/notifications/unsubscribe?address=');
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await suppressions()).toBe(0);
  });

  it("speaks the language of the mail", async () => {
    const page = await (await call(linkFor("ar"))).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("<h1>هل تريد إيقاف رسائل رعد؟</h1>");
    expect(page).toContain("lang=ar");
  });

  it("stops mails at one click, as mail providers make it", async () => {
    const answer = await call(linkFor(), { ...oneClick, headers: { "sec-fetch-site": "none" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<h1>No more mails</h1>");
    expect(await suppressions()).toBe(1);
  });

  it.each(["cross-site", "same-site"])(
    "stops them also from a mail program that is a %s page",
    async site => {
      const headers = { "sec-fetch-site": site, origin: "https://mail.example" };
      expect((await call(linkFor(), { ...oneClick, headers })).status).toBe(200);
      expect(await suppressions()).toBe(1);
    },
  );

  it("takes the form of several parts, or no form at all", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const body of [form, undefined]) {
      expect((await call(linkFor(), { method: "POST", ...(body && { body }) })).status).toBe(200);
      expect(await suppressions()).toBe(1);
      await database.db.delete(mailSuppressions);
    }
  });

  it("lets mails come again for who holds it", async () => {
    await call(linkFor(), oneClick);
    expect(await (await call(linkFor())).text()).toContain('value="resume"');
    const answer = await call(linkFor(), { method: "POST", body: new URLSearchParams({ wish: "resume" }) });
    expect(await answer.text()).toContain("<h1>Mails are on again</h1>");
    expect(await suppressions()).toBe(0);
  });

  it("works for somebody who is signed in but has not confirmed their age", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon, aged: false });
    expect((await call(linkFor(), { ...oneClick, cookie })).status).toBe(200);
  });

  it("does nothing when it was changed", async () => {
    const forged = [
      linkFor().replace(/address=./, "address=_"),
      linkFor().replace(/signature=[^&]*/, "signature=x"),
      linkFor().replace(/signature=[^&]*/, ""),
      "/api/notifications/unsubscribe",
      `/api/notifications/unsubscribe?${new URLSearchParams({ address: "<script>", signature: '"><script>' })}`,
    ];
    for (const path of forged) {
      const answer = await call(path, oneClick);
      const page = await answer.text();
      expect(answer.status).toBe(400);
      expect(page).toContain("<h1>This link is not valid</h1>");
      expect(page).not.toContain("<script>");
    }
    expect(await suppressions()).toBe(0);
  });
});
