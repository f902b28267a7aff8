/** Draws the picture beside links to pages that have none of their own, in each language: `node scripts/share-picture.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { brand } from "#core/brand.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { findChromium } from "../tests/support/chromium.ts";

const root = join(import.meta.dirname, "..");
const fonts = {
  "Plex Arabic": "sans-arabic/files/ibm-plex-sans-arabic-arabic",
  Plex: "sans/files/ibm-plex-sans-latin",
};
const heights = [
  48, 55, 53, 61, 50, 55, 48, 53, 68, 55, 50, 48, 57, 50, 64, 53, 48, 57, 55, 50, 59, 92, 92, 61, 53, 48, 50,
  57, 53, 55, 48, 53, 59, 50, 55, 53,
];
const isOutage = (height: number): boolean => height > 90;

const face = ([name, file]: [string, string]): string => {
  const font = readFileSync(join(root, `node_modules/@fontsource/ibm-plex-${file}-600-normal.woff2`));
  return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${font.toString("base64")})}`;
};
const bar = (height: number): string =>
  `<i style="height:${height}px;background:${isOutage(height) ? "#ff5a63" : "#34c483"}"></i>`;

function page(language: Language): string {
  const logo = readFileSync(join(root, "public/favicon.svg"), "utf8");
  const headline = translator(homeMessages, language)("headline").split(/(?<=[.،])\s/);
  const { en, ar } = brand.name;
  return `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><style>${Object.entries(fonts).map(face).join("")}
    body{margin:0;padding:78px 84px;width:1032px;height:482px;display:flex;flex-direction:column;background:${brand.themeColor.dark};color:#f3effd;font-family:Plex,"Plex Arabic"}
    header{display:flex;align-items:center;gap:26px;font-size:56px}svg{width:83px;height:83px}b{color:#b5a3ff;font-weight:inherit}
    h1{margin:44px 0 0;font-size:${language === "ar" ? 68 : 72}px;line-height:1.18;font-weight:inherit}
    div{margin-block-start:auto;display:flex;justify-content:space-between;align-items:end}i{width:17px;border-radius:4px}</style>
    <header>${logo}<span>${language === "ar" ? ar : en}</span><b>${language === "ar" ? en : ar}</b></header>
    <h1>${headline.join("<br>")}</h1><div>${heights.map(bar).join("")}</div></html>`;
}

const browser = await chromium.launch(await findChromium());
for (const language of languages) {
  const view = await browser.newPage({ viewport: { width: 1_200, height: 630 } });
  await view.setContent(page(language));
  await view.evaluate(() => document.fonts.ready);
  await view.screenshot({ path: join(root, "public", `share-${language}.png`) });
}
await browser.close();
