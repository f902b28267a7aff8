import { expect, type Page, test } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { startTurnstileServer, type TurnstileStub, turnstileKeys } from "../stubs/turnstile-server.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { prefixOf } from "./uptime-world.ts";

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js**";

/** Stands in for Cloudflare's script: a button that is passed by pressing it, and that shows what it was given. */
const widget = `window.turnstile = {
  render(place, options) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = [options.sitekey, options.language, options.theme].join(" ");
    button.onclick = async () => options.callback(await window.passTurnstile(options));
    place.append(button);
    return "0";
  },
  remove() { document.querySelectorAll("button[data-gone]").forEach(one => one.remove()); },
};`;

type Walk = { page: Page; stub: TurnstileStub; language: Language; address: string };

async function walk({ page, stub, language, address }: Walk): Promise<void> {
  const contact = translator(contactMessages, language);
  const check = translator(humanCheckMessages, language);
  const error = translator(errorMessages, language);
  await page.exposeFunction("passTurnstile", ({ action, cData }: { action: string; cData: string }) =>
    stub.solve({ action, cData, hostname: "127.0.0.1", at: new Date() }),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  // The script that is out of reach is said, and asked for again.
  await page.route(script, route => route.abort());
  await page.goto(address);
  await expect(page.getByText(check("load_failed"))).toBeVisible();
  await page.unroute(script);
  await page.route(script, route => route.fulfill({ contentType: "text/javascript", body: widget }));
  await page.getByRole("button", { name: check("retry") }).click();
  const box = page.getByRole("button", { name: `${turnstileKeys.TURNSTILE_SITE_KEY} ${language} dark` });
  await expect(box).toBeVisible();

  await page.getByLabel(contact("topic"), { exact: true }).selectOption("question");
  await page.getByLabel(contact("message"), { exact: true }).fill("Where do I find the converter?");
  await page.getByLabel(contact("reply_to"), { exact: true }).fill("layla@example.com");
  const send = page.getByRole("button", { name: contact("send"), exact: true });
  await send.click();
  await expect(page.getByText(contact("robot_required"))).toBeVisible();

  // Cloudflare out of order lets nobody through, and what was typed stays.
  stub.next({ status: 503, body: "" });
  await box.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(contact("robot_required"))).toBeHidden();
  await send.click();
  await expect(page.getByText(error("human_check_unavailable"))).toBeVisible();
  await expect(page.getByLabel(contact("message"), { exact: true })).toHaveValue(/converter/);

  await box.last().click();
  await send.click();
  await expect(page.getByText(contact("sent_title"))).toBeVisible();
}

for (const language of languages)
  test(`Cloudflare's check, where it is set up (${language})`, async ({ page }) => {
    const stub = await startTurnstileServer();
    const port = String(await freePort());
    const app = await startAppOnPostgres({
      ...turnstileKeys,
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TURNSTILE_API_URL: stub.url,
    });
    const address = `${app.url}${prefixOf(language)}/contact-us`;
    const policy = (await fetch(address)).headers.get("content-security-policy");
    expect(policy).toContain("https://challenges.cloudflare.com");
    await walk({ page, stub, language, address });
    await app.stop();
    await stub.close();
  });

test("without its keys no page lets Cloudflare in", async ({ baseURL }) => {
  const policy = (await fetch(`${baseURL}/contact-us`)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("cloudflare");
});
