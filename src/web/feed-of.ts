import { brand } from "#core/brand.ts";
import type { Language, LibraryKind } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { sharingMessages } from "#i18n/messages/sharing.ts";
import type { Share } from "./page-meta.ts";

/** The feed of new codes or projects, for the pages that list them. */
export const feedOf = (kind: LibraryKind): NonNullable<Share["feed"]> => ({
  path: `/feeds/${kind}s.xml`,
  title: (language: Language) =>
    translator(sharingMessages, language)(`${kind}s_feed`, { brand: brand.name[language] }),
});
