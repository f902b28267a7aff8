import type { Language, LibraryKind } from "#core/vocabulary.ts";

type Shared = { kind: LibraryKind; id: string; updatedAt: string };

/** The picture beside links to a code or project. What has changed has another address, so that nobody keeps the old one. */
export const shareImagePath = ({ kind, id, updatedAt }: Shared, language: Language): string =>
  `/share/${kind}/${encodeURIComponent(id)}.${language}.png?v=${Date.parse(updatedAt).toString(36)}`;
