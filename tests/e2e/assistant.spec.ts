import { test as base, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { storedNames } from "#web/stored.ts";
import { type ModelStub, startModelServer } from "../stubs/model-server.ts";
import { expectAccessible } from "../support/accessible.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { alive } from "../support/page-alive.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./uptime-world.ts";

type World = { plain: RunningApp; withModel: RunningApp; model: ModelStub };

async function start(env: Record<string, string> = {}): Promise<RunningApp> {
  const port = String(await freePort());
  return startAppOnPostgres({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STAFF_DISCORD_IDS: staffIds,
    ...env,
  });
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const model = await startModelServer();
      const plain = await start();
      const withModel = await start({ AI_BASE_URL: model.url, AI_MODEL: "stub" });
      await use({ plain, withModel, model });
      const codes = [await plain.stop(), await withModel.stop()];
      await model.close();
      expect(codes).toEqual([0, 0]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

async function become(page: Page, url: string, name: string): Promise<string> {
  const cookie = await signIn(url, name);
  const cookies = cookie.split("; ").map(pair => {
    const [key = "", ...value] = pair.split("=");
    return { name: key, value: value.join("="), url };
  });
  await page.context().addCookies(cookies);
  return cookie;
}

const asked: Record<Language, { question: string; title: string }> = {
  en: { question: "DiscordAPIError[10062]: Unknown interaction", title: "Unknown interaction (10062)" },
  ar: { question: "أوامر السلاش لا تظهر في السيرفر", title: "أوامر السلاش لا تظهر في السيرفر" },
};

for (const language of languages) {
  const t = translator(assistantMessages, language);
  const prefix = prefixOf(language);

  test(`matches of the library where no model is connected (${language})`, async ({ page, world }) => {
    const { url } = world.plain;
    await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
    expect((await page.goto(`${url}${prefix}/ra3dai`))?.status()).toBe(200);
    await expect(page.getByRole("link", { name: t("login") })).toBeVisible();
    await expectAccessible(page);
    await become(page, url, journeyName(`Lib ${language}`));
    await page.goto(`${url}${prefix}/ra3dai`);
    await expect(page.getByText(t("no_model"))).toBeVisible();
    const { question, title } = asked[language];
    await alive(page);
    const box = page.getByLabel(t("ask"), { exact: true });
    await box.fill(question);
    await box.press("Enter");
    const log = page.getByRole("log");
    await expect(log.getByText(t("no_model"))).toBeVisible();
    await expect(log.getByRole("listitem").first().getByRole("link")).toHaveText(title);
    await expectAccessible(page);
    await log.getByRole("listitem").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  });

  test(`an answer that streams, is stopped, edited and renamed (${language})`, async ({ page, world }) => {
    const { url } = world.withModel;
    await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
    const name = journeyName(`Ask ${language}`);
    const cookie = await become(page, url, name);
    const { userDetails } = await (await fetch(`${url}/api/user`, { headers: { cookie } })).json();
    await postJson(`${url}/api/staff/coins`, await signIn(url, staffOf(name)), {
      ...{ userId: userDetails.id, amount: 500, reason: "For the journey", key: crypto.randomUUID() },
    });
    await page.goto(`${url}${prefix}/ra3dai`);
    world.model.behave({
      kind: "gate",
      before: ["Use **defer** <b>now</b>."],
      after: ["\n\n```js\nconst a = 1;\n```"],
    });
    // What is typed before the page's code runs is not heard.
    await alive(page);
    await expect(page.getByText(t("balance", { count: 500 }))).toBeVisible();
    await page.getByLabel(t("ask"), { exact: true }).fill("Why?");
    await page.getByRole("button", { name: t("send_price", { count: 50 }) }).click();
    const log = page.getByRole("log");
    // The first question reads the library before the model is asked.
    await expect(log.getByText("Use defer <b>now</b>.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: t("stop") })).toBeVisible();
    world.model.open();
    await expect(log.getByText("const a = 1;")).toBeVisible();
    await expect(page.getByText(t("balance", { count: 450 }))).toBeVisible();
    await expectAccessible(page);

    world.model.behave({ kind: "gate", before: [], after: ["late"] });
    await page.getByRole("button", { name: t("again_price", { count: 50 }) }).click();
    await world.model.atGate();
    await page.getByRole("button", { name: t("stop") }).click();
    await expect(log.getByText(`${t("stopped")} ${t("free_again")}`)).toBeVisible();
    await expect(page.getByText(t("balance", { count: 450 }))).toBeVisible();
    await world.model.lastClosed();

    world.model.behave({ kind: "stream", pieces: ["Another."] });
    await log.getByRole("button", { name: t("edit") }).click();
    await log.getByLabel(t("ask"), { exact: true }).fill("Why not?");
    await log.getByRole("button", { name: t("send_price", { count: 50 }) }).click();
    await expect(log.getByText("Another.")).toBeVisible();
    await expect(page.getByText(t("balance", { count: 400 }))).toBeVisible();
  });
}
