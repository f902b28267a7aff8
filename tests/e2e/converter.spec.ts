import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { converterPageMessages } from "#i18n/messages/converter-pages.ts";
import { converterReasonMessages } from "#i18n/messages/converter-reasons.ts";
import { expectWholeAccessible } from "../support/accessible.ts";
import { alive, moveUntil } from "../support/page-alive.ts";

/** A word that stands in the code and nowhere else. */
const secret = "zebrafish";
const bot = `const { Client } = require("discord.js");
const client = new Client();
client.on("message", message => {
  // ${secret}
  if (message.member.hasPermission("BAN_MEMBERS")) message.channel.startTyping();
});
`;

const pathIn = (language: Language, path: string) => (language === "ar" ? `/ar${path}` : path);

/** Opens a converter with its editors; everything that leaves the page is kept for the end. */
async function open(page: Page, address: string): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", request => sent.push(`${request.url()}\n${request.postData() ?? ""}`));
  await page.goto(address);
  await alive(page);
  await moveUntil(page, page.locator(".cm-mergeView"));
  return sent;
}

const left = (page: Page) => page.locator(".cm-merge-a .cm-content");
const right = (page: Page) => page.locator(".cm-merge-b .cm-content");

async function write(page: Page, code: string): Promise<void> {
  await left(page).click();
  await page.keyboard.insertText(code);
}

for (const language of languages) {
  const t = translator(converterMessages, language);
  const reasons = translator(converterReasonMessages, language);

  test.describe(`the converter in ${language}`, () => {
    test.use({ locale: language, permissions: ["clipboard-read", "clipboard-write"] });

    test("goes on where one types while the editors come", async ({ page }) => {
      await page.goto(pathIn(language, "/djs13"));
      await alive(page);
      await page.locator("textarea").first().focus();
      await page.keyboard.type("one");
      await expect(left(page)).toBeVisible();
      await page.keyboard.type("two");
      await expect(left(page)).toHaveText("onetwo");
    });

    test("shows what changes as one types, and leaves out what is rejected", async ({ page, isMobile }) => {
      const sent = await open(page, pathIn(language, "/djs13"));
      await write(page, bot);
      const findings = page.getByTestId("findings");
      const permission = findings.getByRole("listitem").filter({ hasText: "hasPermission" });
      await expect(permission).toHaveCount(1);
      await expect(permission).toContainText(t("line", { line: "5" }));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(left(page)).toHaveCSS("direction", "ltr");
      if (isMobile) await page.locator("label", { hasText: t("result") }).click();
      await expect(right(page)).toContainText("permissions.has");
      await expect(right(page)).toContainText(secret);
      await permission.getByRole("button", { name: t("reject_change", { line: "5" }) }).click();
      await expect(right(page)).toContainText("hasPermission");
      await expect(permission).toContainText(t("rejected"));
      await permission.getByRole("button", { name: t("apply_change", { line: "5" }) }).click();
      await expect(right(page)).not.toContainText("hasPermission");
      await expectWholeAccessible(page);
      expect(sent.filter(request => request.includes(secret))).toEqual([]);
    });

    test("takes all steps at once", async ({ page }) => {
      await open(page, pathIn(language, "/djs-v11-to-v12"));
      await page.getByRole("button", { name: t("example"), exact: true }).click();
      await page.getByRole("button", { name: t("all_steps") }).click();
      await expect(page).toHaveURL(/from=auto&to=14/);
      await expect(right(page)).toContainText("EmbedBuilder");
      await expect(right(page)).toContainText("users.fetch");
    });

    test("brings a folder back as a zip", async ({ page }) => {
      const sent = await open(page, pathIn(language, "/djs13"));
      await page.getByTestId("files-input").setInputFiles([
        { name: "bot.js", mimeType: "text/javascript", buffer: Buffer.from(bot) },
        { name: "plain.js", mimeType: "text/javascript", buffer: Buffer.from("const a = 1;\r\n") },
        { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("no code") },
      ]);
      const files = page.getByRole("navigation", { name: t("file_list") });
      await expect(files.getByRole("listitem")).toHaveCount(2);
      await expect(page.locator('[data-stat="files"]')).toHaveText("2");
      await expect(page.getByTestId("findings").getByRole("listitem").first()).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t("zip") }).click(),
      ]);
      const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
      expect(Object.keys(zip)).toEqual(["bot.js", "plain.js"]);
      expect(strFromU8(zip["bot.js"] ?? new Uint8Array())).toContain("permissions.has");
      expect(strFromU8(zip["plain.js"] ?? new Uint8Array())).toBe("const a = 1;\r\n");
      expect(sent.filter(request => request.includes(secret))).toEqual([]);
    });

    test("gives a file the name of its event, or not", async ({ page }, testInfo) => {
      const folder = testInfo.outputPath("bot");
      mkdirSync(`${folder}/events`, { recursive: true });
      writeFileSync(
        `${folder}/index.js`,
        "for (const file of fs.readdirSync('events')) client.on(file.split('.')[0], require(`./events/${file}`));\n",
      );
      writeFileSync(
        `${folder}/events/message.js`,
        "module.exports = (client, message) => log(message.id);\n",
      );
      await open(page, pathIn(language, "/djs13"));
      await page.getByTestId("folder-input").setInputFiles(folder);
      const row = page
        .getByRole("navigation", { name: t("file_list") })
        .getByRole("button", { name: "events/message.js" });
      await expect(row).toContainText("messageCreate.js");
      const namesInZip = async () => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: t("zip") }).click(),
        ]);
        return Object.keys(unzipSync(new Uint8Array(readFileSync(await download.path()))));
      };
      expect(await namesInZip()).toEqual(["bot/index.js", "bot/events/messageCreate.js"]);
      await row.click();
      await page.getByRole("button", { name: t("reject_change", { line: "1" }) }).click();
      await expect(row).not.toContainText("messageCreate.js");
      expect(await namesInZip()).toEqual(["bot/index.js", "bot/events/message.js"]);
    });

    test("takes settings along where they change", async ({ page }, testInfo) => {
      const folder = testInfo.outputPath("bot");
      mkdirSync(folder, { recursive: true });
      const code = `const { MessageEmbed } = require("discord.js");\nconst { token } = require("./secret.json");\nconst look = require("./look.json");\nf(new MessageEmbed().setColor(look.color), token);\n`;
      writeFileSync(`${folder}/index.js`, code);
      writeFileSync(`${folder}/other.js`, "f();\n");
      writeFileSync(`${folder}/look.json`, '{ "color": "RANDOM" }\n');
      writeFileSync(`${folder}/secret.json`, `{ "token": "${secret}" }\n`);
      const sent = await open(page, pathIn(language, "/djs-v13-to-v14"));
      await page.getByTestId("folder-input").setInputFiles(folder);
      const files = page.getByRole("navigation", { name: t("file_list") });
      await files.getByRole("button", { name: "look.json" }).click();
      await expect(right(page)).toContainText('"Random"');
      await expect(files.getByRole("listitem")).toHaveCount(3);
      const zipped = async () => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: t("zip") }).click(),
        ]);
        return unzipSync(new Uint8Array(readFileSync(await download.path())));
      };
      const zip = await zipped();
      expect(Object.keys(zip).sort()).toEqual(["bot/index.js", "bot/look.json", "bot/other.js"]);
      expect(strFromU8(zip["bot/look.json"] ?? new Uint8Array())).toBe('{ "color": "Random" }\n');
      await page.getByRole("button", { name: t("reject_change", { line: "1" }) }).click();
      await expect(right(page)).toContainText('"RANDOM"');
      expect(strFromU8((await zipped())["bot/look.json"] ?? new Uint8Array())).toBe(
        '{ "color": "RANDOM" }\n',
      );
      expect(sent.filter(request => request.includes(secret))).toEqual([]);
    });

    test("sets apart what only a type checker objects to", async ({ page }) => {
      await open(page, pathIn(language, "/djs13"));
      await write(
        page,
        `const { Client, MessageEmbed } = require("discord.js");\nconst client = new Client();\nclient.on("message", message => {\n  message.channel.send(new MessageEmbed().setColor(process.env.COLOR));\n});\n`,
      );
      const findings = page.getByTestId("findings").getByRole("listitem");
      await expect(findings.filter({ hasText: reasons("what_types") })).toContainText(
        t("line", { line: "4" }),
      );
      const chosen = page.getByRole("group", { name: t("filter") });
      await chosen.getByRole("button", { name: t("filter_types") }).click();
      await expect(findings).toHaveCount(1);
      await chosen.getByRole("button", { name: t("filter_decide") }).click();
      await expect(findings).not.toHaveCount(0);
      await expect(findings.filter({ hasText: reasons("what_types") })).toHaveCount(0);
    });

    test("is shared by a link that brings the code back", async ({ page, context }) => {
      const sent = await open(page, pathIn(language, "/djs13"));
      await write(page, bot);
      await page
        .getByTestId("findings")
        .getByRole("listitem")
        .filter({ hasText: "hasPermission" })
        .getByRole("button", { name: t("reject_change", { line: "5" }) })
        .click();
      await expect(right(page)).toContainText("hasPermission");
      await page.getByRole("button", { name: t("share") }).click();
      await expect(page).toHaveURL(/#code=/);
      // By its language, whatever letter it begins with.
      const told = page.locator(".toasts p");
      await expect(told).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await context.newPage();
      const sentByOther = await open(other, link);
      await expect(left(other)).toContainText(secret);
      const permission = other
        .getByTestId("findings")
        .getByRole("listitem")
        .filter({ hasText: "hasPermission" });
      await expect(permission).toContainText(t("rejected"));
      await expect(right(other)).toContainText("hasPermission");
      await expect(right(other)).toContainText("sendTyping");
      const hash = new URL(link).hash.slice(1);
      for (const request of [...sent, ...sentByOther]) expect(request).not.toContain(hash.slice(0, 40));
    });

    test("says at which line a file cannot be read", async ({ page }) => {
      await open(page, pathIn(language, "/djs-v13-to-v14"));
      await write(page, "const a = 1;\nconst = 2;\n");
      const finding = page.getByTestId("findings").getByRole("listitem");
      await expect(finding).toContainText(reasons("what_parse-error"));
      await finding.getByRole("button", { name: t("line", { line: "2" }) }).click();
      await expect(page.locator(".cm-lint-marker-error")).toBeVisible();
      await expect(left(page)).toBeFocused();
    });

    test("is the same for everybody and says what it is", async ({ request }) => {
      const about = translator(converterPageMessages, language);
      for (const [id, path] of [
        ["v12", "/djs-v11-to-v12"],
        ["v13", "/djs13"],
        ["v14", "/djs-v13-to-v14"],
      ] as const) {
        const answer = await request.get(pathIn(language, path));
        expect(answer.status()).toBe(200);
        const html = await answer.text();
        expect(html).toContain(about(`${id}_heading`));
        expect(html).toContain("<textarea");
        expect(html).toContain('"@type":"FAQPage"');
      }
    });
  });
}
