import { fromBase64, toBase64, toBytes, toText } from "./bytes.ts";
import { escapeHtml, textParts } from "./page-parts.ts";

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const link = /(\b[Hh][Rr][Ee][Ff]\s*=\s*)(["'])mailto:([^"'<>]+)\2/g;

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
      return part.text.replace(link, (_, name: string, quote: string, target: string) => {
        count += 1;
        return `${name}"#" data-mail="${hide(target)}"${quote === "'" ? ' data-quote="1"' : ""}`;
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

/** A text that was not hidden here is no base64, or no text. */
function tryReveal(hidden: string): string | null {
  try {
    return reveal(hidden);
  } catch {
    return null;
  }
}

/** The page with its addresses shown again; null when the script that does so is not in it. */
export function showEmails(html: string): string | null {
  const at = html.lastIndexOf(scriptTag);
  if (at < 0) return null;
  return (html.slice(0, at) + html.slice(at + scriptTag.length))
    .replace(
      /<span data-mail="([^"]*)">[^<]*<\/span>/g,
      (whole, hidden: string) => tryReveal(hidden) ?? whole,
    )
    .replace(
      /(\bhref\s*=\s*)"#" data-mail="([^"]*)"( data-quote="1")?/gi,
      (whole, name: string, hidden: string, single?: string) => {
        const shown = tryReveal(hidden);
        const quote = single ? "'" : '"';
        return shown === null ? whole : `${name}${quote}mailto:${shown}${quote}`;
      },
    );
}

/** The page of which `hideEmails` made this; null where it made no such thing. */
export function ownEmails(html: string): string | null {
  const shown = showEmails(html);
  return shown !== null && hideEmails(shown).html === html ? shown : null;
}
