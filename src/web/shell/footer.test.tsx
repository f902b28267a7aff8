import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { localePath } from "../language.ts";
import { Footer } from "./footer.tsx";

const unset = {
  publicUrl: "https://ra3d.example",
  supportEmail: null,
  legalEmail: null,
  discordInvite: null,
  announcement: null,
};

describe.each(languages)("the ways to reach us in the footer in %s", language => {
  const t = translator(shellMessages, language);
  const path = localePath(language, "/");

  function htmlOf(set: Partial<Record<keyof typeof unset, string>>): string {
    const Page = createRoutesStub([
      { id: "routes/language", path: "/", children: [{ path, Component: Footer }] },
    ]);
    const loaderData = { "routes/language": { ...unset, ...set } };
    return renderToStaticMarkup(<Page initialEntries={[path]} hydrationData={{ loaderData }} />);
  }

  it.each([
    ["supportEmail", "help@site.example", "mailto:help@site.example", t("footer_support")],
    ["legalEmail", "law@site.example", "mailto:law@site.example", t("footer_legal")],
    ["discordInvite", "https://discord.gg/site", "https://discord.gg/site", t("footer_discord")],
  ] as const)("name %s alone where only it is set", (name, value, href, label) => {
    const html = htmlOf({ [name]: value });
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(label);
    expect(html.match(/href="(?:mailto:|https:\/\/discord)/g)).toHaveLength(1);
  });

  it("are three where all are set, and have no heading where none is", () => {
    const html = htmlOf({
      supportEmail: "help@site.example",
      legalEmail: "law@site.example",
      discordInvite: "https://discord.gg/site",
    });
    expect(html.match(/href="(?:mailto:|https:\/\/discord)/g)).toHaveLength(3);
    expect(html).toContain(`>${t("footer_contact")}</h2>`);
    expect(htmlOf({})).not.toContain(`>${t("footer_contact")}</h2>`);
  });
});
