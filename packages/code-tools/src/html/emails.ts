import { fromBase64, toBase64, toBytes, toText } from "./bytes.ts";
import { escapeHtml, textParts } from "./page-parts.ts";

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const link = /\bhref\s*=\s*(["'])mailto:([^"'<>]+)\1/gi;

/** Turned round, so that the letters of an address do not stand beside each other in any decoder's first try. */
const hide = (text: string): string => toBase64(toBytes([...text].reverse().join("")));
const reveal = (hidden: string): string => [...toText(fromBase64(hidden))].reverse().join("");

/** For people without scripts: readable, and no address to a program that looks for one. */
const spoken = (text: string): string => escapeHtml(text.replace("@", " [at] ").replaceAll(".", " [dot] "));

export const emailScript = `for(const e of document.querySelectorAll("[data-mail]")){const t=[...new TextDecoder().decode(Uint8Array.from(atob(e.dataset.mail),c=>c.charCodeAt(0)))].reverse().join("");if(e.tagName==="A")e.href="mailto:"+t;else e.textContent=t;e.removeAttribute("data-mail")}`;
const scriptTag = `<script>${emailScript}</script>`;

/** Hides the addresses of a page from programs that collect them; a script puts them back, links stay links. */
export function hideEmails(html: string): { html: string; count: number } {
  let count = 0;
  const body = Array.from(textParts(html), part => {
    if (part.kind === "other") {
      if (!/^<a\b/i.test(part.text)) return part.text;
      return part.text.replace(link, (_, quote: string, target: string) => {
        count += 1;
        const sign = quote === "'" ? "&#39;" : "";
        return `href="#" data-mail="${hide(target)}"${sign && ' data-quote="1"'}`;
      });
    }
    return part.text.replace(address, found => {
      count += 1;
      return `<span data-mail="${hide(found)}">${spoken(found)}</span>`;
    });
  }).join("");
  if (count === 0) return { html, count };
  const end = body.search(/<\/body\s*>(?![\s\S]*<\/body)/i);
  return {
    html: end < 0 ? body + scriptTag : body.slice(0, end) + scriptTag + body.slice(end),
    count,
  };
}

/** The page as it was before `hideEmails`; null when its script is not in it. */
export function showEmails(html: string): string | null {
  if (!html.includes(scriptTag)) return null;
  return html
    .replace(scriptTag, "")
    .replace(/<span data-mail="([^"]*)">[^<]*<\/span>/g, (_, hidden: string) => reveal(hidden))
    .replace(/href="#" data-mail="([^"]*)"( data-quote="1")?/g, (_, hidden: string, single?: string) => {
      const quote = single ? "'" : '"';
      return `href=${quote}mailto:${reveal(hidden)}${quote}`;
    });
}
