import { brand } from "#core/brand.ts";
import { escapeMarkup as text } from "#core/markup.ts";
import type { Language } from "#core/vocabulary.ts";
import type { NewItem } from "#features/discovery/index.ts";

export type Feed = {
  language: Language;
  title: string;
  /** Where it is, and the page that it follows. */
  address: string;
  pageAddress: string;
  items: readonly NewItem[];
  hrefOf(item: NewItem): string;
  /** Of a feed without items. */
  emptySince: Date;
};

/** What XML 1.0 does not allow at all, escaped or not. */
const unwanted = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const clean = (given: string): string => text(given.toWellFormed().replace(unwanted, ""));

function entryOf(item: NewItem, { hrefOf, language }: Feed): string {
  const href = text(hrefOf(item));
  return `<entry><id>${href}</id><title>${clean(item.title)}</title>
<link rel="alternate" hreflang="${language}" href="${href}"/>
<published>${item.createdAt.toISOString()}</published><updated>${item.updatedAt.toISOString()}</updated>
<author><name>${clean(item.author ?? brand.name[language])}</name></author>
${item.tags.map(tag => `<category term="${clean(tag)}"/>`).join("")}
<summary>${clean(item.summary)}</summary></entry>`;
}

/** When the newest of the items changed. */
export const changedAt = ({ items, emptySince }: Pick<Feed, "items" | "emptySince">): Date =>
  new Date(Math.max(emptySince.getTime(), ...items.map(item => item.updatedAt.getTime())));

/** An Atom feed (RFC 4287) of new codes or projects in one language. */
export function atomFeed(feed: Feed): string {
  const { language, title, address, pageAddress, items } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${text(address)}</id><title>${clean(title)}</title><updated>${changedAt(feed).toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${text(address)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${text(pageAddress)}"/>
${items.map(item => entryOf(item, feed)).join("\n")}
</feed>
`;
}
