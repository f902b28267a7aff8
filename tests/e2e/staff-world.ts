import { expect, type Page, test } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { appealMessages } from "#i18n/messages/appeals.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { noticeMessages } from "#i18n/messages/notices.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { riskMessages } from "#i18n/messages/risk.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { storedNames } from "#web/stored.ts";
import { goodForm, type SentFile } from "../projects.ts";
import { journeyName } from "../support/journey-name.ts";
import { signIn } from "../support/sign-in.ts";
import { staffOf } from "../support/staff.ts";
import { becomeUser, prefixOf } from "./project-world.ts";

export const wordsOf = (language: Language) => ({
  staff: translator(staffMessages, language),
  codes: translator(staffCodesMessages, language),
  report: translator(reportMessages, language),
  notice: translator(noticeMessages, language),
  appeal: translator(appealMessages, language),
  risk: translator(riskMessages, language),
  project: translator(projectMessages, language),
  error: translator(errorMessages, language),
});

export type Walker = {
  page: Page;
  words: ReturnType<typeof wordsOf>;
  /** Ends the names of this journey's people and things. */
  name: string;
  go(path: string): Promise<number>;
  become(who: "owner" | "reporter" | "staff"): Promise<void>;
  /** Publishes a project of the owner. */
  publish(projectName: string, files: SentFile[]): Promise<{ id: string; codename: string }>;
};

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, baseURL }) => {
      const site = baseURL ?? "";
      page.on("pageerror", error => {
        throw error;
      });
      // The hint that the page exists in the browser's language would cover links.
      await page.addInitScript(name => localStorage.setItem(name, "closed"), storedNames.languageHint);
      const name = journeyName(`${title.slice(0, 9)} ${language}`);
      const nameOf = { owner: `Owner ${name}`, reporter: `Reporter ${name}`, staff: staffOf(name) };
      await walk({
        page,
        name,
        words: wordsOf(language),
        go: async path => (await page.goto(`${site}${prefixOf(language)}${path}`))?.status() ?? 0,
        become: who => becomeUser(page, site, nameOf[who]),
        publish: async (projectName, files) => {
          const cookie = await signIn(site, nameOf.owner);
          const body = goodForm({ fields: { projectName }, files });
          const headers = { cookie, origin: site };
          const answer = await fetch(`${site}/api/projects`, { method: "POST", headers, body });
          expect(answer.status).toBe(201);
          return answer.json();
        },
      });
    });
}
