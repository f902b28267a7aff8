import { type LoaderMode, loaders } from "./loaders.ts";
import { escapeBlock, escapeHtml, textParts } from "./page-parts.ts";

type Words = { title: string; label: string; open: string; opening: string; wrong: string; insecure: string };
const words: Record<"en" | "ar", Words> = {
  en: {
    title: "This page is encrypted",
    label: "Password",
    open: "Open",
    opening: "Opening…",
    wrong: "This password does not open the page.",
    insecure: "The browser opens this page only over HTTPS or from localhost.",
  },
  ar: {
    title: "هذه الصفحة مشفّرة",
    label: "كلمة المرور",
    open: "فتح",
    opening: "جارٍ الفتح…",
    wrong: "كلمة المرور هذه لا تفتح الصفحة.",
    insecure: "لا يفتح المتصفح هذه الصفحة إلا عبر HTTPS أو من localhost.",
  },
};

const needsScript = "This page needs JavaScript. تحتاج هذه الصفحة إلى جافاسكربت.";
const opening = (lang: string, head: string): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>`;

/** How a page is encoded that opens itself, at once or for a password. */
export type LoadedMode = LoaderMode | "encrypted";
const isLoaded = (mode: string): mode is LoadedMode => mode === "encrypted" || Object.hasOwn(loaders, mode);

const block = (mode: LoadedMode, payload: string): string =>
  `<script type="text/plain" id="encoded" data-mode="${mode}">${payload}</script>`;

/** A page that writes the encoded one in its own place. */
export const loaderPage = (mode: LoadedMode, payload: string, loader: string, head: string): string =>
  `${opening("en", head)}<noscript>${needsScript}</noscript>${block(mode, payload)}<script>${loader}</script></body></html>`;

const style =
  "*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText}form{display:grid;gap:1rem;inline-size:min(22rem,100%);padding:1.5rem;border:1px solid GrayText;border-radius:1rem}h1{margin:0;font-size:1.25rem}label{display:grid;gap:.375rem}input,button{font:inherit;padding:.625rem .75rem;border:1px solid GrayText;border-radius:.5rem;min-inline-size:0}button{cursor:pointer;font-weight:600}p{margin:0;min-block-size:1.5em}";

/** A page with a password form that opens the encrypted one. */
export function passwordPage(
  payload: string,
  loader: string,
  head: string,
  language: "auto" | "en" | "ar",
): string {
  const lang = language === "ar" ? "ar" : "en";
  const said = words[lang];
  const word = (name: keyof Words): string => `data-word="${name}">${escapeHtml(said[name])}`;
  const start = opening(
    lang,
    `${head || `<title>${escapeHtml(said.title)}</title>`}<style>${style}</style>`,
  ).replace(
    "<html ",
    `<html dir="${lang === "ar" ? "rtl" : "ltr"}" data-auto="${language === "auto" ? 1 : 0}" `,
  );
  return `${start}<main><form><h1 ${word("title")}</h1><label><span ${word("label")}</span><input name="password" type="password" dir="auto" required autofocus autocomplete="current-password"></label><button ${word("open")}</button><p id="said" role="status"></p></form></main><noscript>${needsScript}</noscript>${block("encrypted", payload)}<script type="application/json" id="words">${escapeBlock(JSON.stringify(words))}</script><script>${loader}</script></body></html>`;
}

/** What stands encoded in a page of ours, in an element of its own: its mode and text; null for other pages. */
export function readEncoded(html: string): { mode: LoadedMode; payload: string } | null {
  const pattern = /^<script type="text\/plain" id="encoded" data-mode="(\w+)">([^<]*)<\/script>$/;
  for (const { text } of textParts(html)) {
    const [, mode = "", payload = ""] = pattern.exec(text) ?? [];
    if (isLoaded(mode)) return { mode, payload };
  }
  return null;
}
