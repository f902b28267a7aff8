import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { translator } from "#i18n/message.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import type { Share } from "../page-meta.ts";
import { shareImagePath } from "../share-image-path.ts";
import { breadcrumbs, sourceCode } from "../structured-data.ts";
import { languageNames } from "./language-names.ts";
import { listPaths } from "./list-address.ts";

/** How a code looks where links to it are shown. */
export function codeShare(code: CodeOverview): Share {
  const shared = { kind: "code", id: code.id, updatedAt: code.updatedAt } as const;
  return {
    type: "article",
    isEmbeddable: true,
    image: language => shareImagePath(shared, language),
    jsonLd: place => [
      sourceCode(place, {
        name: code.title,
        description: code.description,
        tags: code.tags,
        programmingLanguage: languageNames[code.language],
        image: shareImagePath(shared, place.language),
        author: null,
        createdAt: code.createdAt,
        updatedAt: code.updatedAt,
        views: code.views,
      }),
      breadcrumbs(place, [
        { name: translator(codeMessages, place.language)(code.kind), path: listPaths[code.kind] },
        { name: code.title, path: `/code/${code.id}` },
      ]),
    ],
  };
}
