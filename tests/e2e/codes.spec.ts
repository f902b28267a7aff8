import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { alive } from "../support/page-alive.ts";
import { inEachLanguage, patiently, test } from "./codes-world.ts";

inEachLanguage("A visitor finds a code", async ({ page, words, address, language }) => {
  await page.goto(address("/codes/djs"));
  await alive(page);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expectAccessible(page);
  const input = page.getByRole("searchbox", { name: words.list("search") });
  for (const query of ["ticket", "تذكرة", "لوحه التذاكر", "step(41)"]) {
    await input.fill(query);
    await expect(page).toHaveURL(/q=/);
    await expect(cards.first()).toContainText(language === "ar" ? "لوحة التذاكر" : "Ticket panel");
  }
  await expect(page.getByRole("link", { name: words.list("tab_search") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await input.fill("zzqq xxvv");
  await expect(page.getByText(words.list("none_title"))).toBeVisible();
  await page.getByRole("link", { name: words.list("clear") }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole("link", { name: words.list("tab_views") }).click();
  await expect(page).toHaveURL(/sort=views/);
  await page.getByRole("link", { name: "#tickets" }).click();
  await expect(page).toHaveURL(/tag=tickets/);
  await expect(cards).toHaveCount(1);
  // What its sender saw is what the link shows.
  await page.reload();
  await expect(cards).toHaveCount(1);
  await cards.getByRole("link").first().click();
  await expect(page).toHaveURL(address("/code/ticket-panel"));
});

inEachLanguage("A visitor sees what a code is", async ({ page, words, address, language }) => {
  const answer = await page.goto(address("/code/ticket-panel"));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("public");
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("application/json+oembed");
  expect(html).not.toContain('step</span>(<span class="hl-number">41');
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    language === "ar" ? "لوحة التذاكر" : "Ticket panel",
  );
  await expect(page.getByText(words.code("view_rule"))).toBeVisible();
  await expect(page.getByText(words.code("gate_title"))).toBeVisible();
  const login = page.locator("main").getByRole("link", { name: words.code("login") });
  await expect(login).toHaveAttribute("href", /\/api\/login\?returnTo=.*ticket-panel/);
  await expect(page.locator("[data-reading=visitor]")).toBeVisible(patiently);
  await expect(page.locator(".code-line")).toHaveCount(12);
  await expectAccessible(page);
});

inEachLanguage("A code that is not there is a 404", async ({ page, words, address }) => {
  const answer = await page.goto(address("/code/no-such-code"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.code("missing_title"));
  await expect(page.getByText(words.code("missing_text"))).toBeVisible();
  await page.getByRole("link", { name: words.code("missing_action") }).click();
  await expect(page).toHaveURL(address("/codes/djs"));
});

inEachLanguage("A video of YouTube is loaded by a tap", async ({ page, words, address }) => {
  await page.goto(address("/codes-yt"));
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("link").first().click();
  await alive(page);
  const asked: string[] = [];
  page.on("request", request => asked.push(new URL(request.url()).hostname));
  const play = page.getByRole("button", { name: words.code("video_play") });
  await expect(play).toBeVisible();
  expect(asked.filter(host => host.includes("youtube"))).toEqual([]);
  await play.click();
  await expect(
    page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/abcdefghijk"]'),
  ).toBeVisible();
});

/** Another site: a server of its own, under a name that is not ours. */
async function startOtherSite(body: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port, so that its address is no path of a pipe.
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}/`, stop };
}

test("an embed stands in a frame of another site, and the pages do not", async ({ page, world }) => {
  const frame = (name: string, path: string) =>
    `<iframe name="${name}" src="${world.app.url}${path}"></iframe>`;
  const site = await startOtherSite(
    frame("embed", "/embed/code/price-card") + frame("page", "/code/price-card"),
  );
  await page.goto(site.url);
  const embed = page.frameLocator('iframe[name="embed"]');
  await expect(embed.getByRole("heading", { name: "Price card" })).toBeVisible(patiently);
  await embed.getByRole("link", { name: "Run" }).click();
  await expect(embed.frameLocator("iframe").locator("#price")).toHaveText("Nine", patiently);
  await expect(page.frameLocator('iframe[name="page"]').getByRole("heading", { level: 1 })).toBeHidden();
  await site.stop();
});
