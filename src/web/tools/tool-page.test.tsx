import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsTextsMessages } from "#i18n/messages/tools-texts.ts";
import { localePath } from "../language.ts";
import { toolIds, toolKinds } from "./tool-kinds.ts";
import { ToolPage } from "./tool-page.tsx";

const layout = {
  publicUrl: "https://ra3d.example",
  supportEmail: null,
  announcement: null,
  ads: { script: null },
};

function htmlOf(path: string, tool: (typeof toolIds)[number]): string {
  const pathname = path.split("?")[0] ?? path;
  const Page = createRoutesStub([
    {
      id: "routes/language",
      path: "/",
      children: [{ path: pathname, Component: () => <ToolPage tool={tool} /> }],
    },
  ]);
  return renderToStaticMarkup(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { "routes/language": layout } }} />,
  );
}

describe.each(languages)("the tools' pages from the server in %s", language => {
  const t = translator(toolsMessages, language);
  const texts = translator(toolsTextsMessages, language);

  it.each(toolIds)("%s is complete without scripts", tool => {
    const html = htmlOf(localePath(language, toolKinds[tool].path), tool);
    expect(html).toContain(texts(`${tool}_heading`));
    expect(html).toContain(texts(`${tool}_a1`));
    expect(html).toContain(t("stays"));
    expect(html).toContain(`<textarea aria-label="${t("input")}"`);
  });

  it("shows what an address asks for", () => {
    const html = htmlOf(`${localePath(language, "/minifyjs")}?level=maximum`, "js");
    expect(html).toMatch(/<input[^>]*(?:value="maximum"[^>]*checked|checked[^>]*value="maximum")/);
  });
});
