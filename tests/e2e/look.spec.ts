import { expect, test } from "@playwright/test";
import { languages } from "#core/vocabulary.ts";
import { routeTable } from "#web/route-table.ts";
import { overflowOf } from "../support/overflow.ts";
import { alive } from "../support/page-alive.ts";
import { staffOf } from "../support/staff.ts";
import { becomeUser, prefixOf } from "./project-world.ts";

/** Every page that has no name of anything in its address, those of staff among them. */
const addresses = routeTable.map(({ path }) => path).filter(path => !path.includes(":"));

for (const language of languages)
  test(`every page fits its window, and is quiet (${language})`, async ({ page, baseURL }) => {
    const said: string[] = [];
    page.on("console", message => {
      if (["error", "warning"].includes(message.type())) said.push(`${page.url()} ${message.text()}`);
    });
    page.on("pageerror", error => said.push(`${page.url()} ${error.message}`));
    await becomeUser(page, baseURL ?? "", staffOf(`look ${language}`));
    for (const [index, path] of addresses.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
      const answer = await page.goto(`${prefixOf(language)}${path === "/" ? "" : path}` || "/");
      await alive(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([path, answer?.status(), await overflowOf(page)]).toEqual([path, 200, 0]);
    }
    expect(said).toEqual([]);
  });
