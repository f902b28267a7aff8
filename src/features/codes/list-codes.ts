import type { Language } from "#core/vocabulary.ts";
import type { Ctx } from "../context/index.ts";
import { searchLibrary } from "../search/index.ts";
import type { SearchQuery } from "../search/search.schema.ts";
import { type CodeList, type CodeListName, CodeListQuery } from "./codes.schema.ts";
import { listCodeCards } from "./list-code-cards.ts";
import { videoTag } from "./search-code.ts";

const sectionsOf: Record<CodeListName, SearchQuery["sections"]> = {
  djs: ["djs"],
  web: ["web"],
  video: ["djs", "web"],
};

/** One page of a list of codes, all of them or what a query finds; input is the address's search. */
export async function listCodes(
  ctx: Pick<Ctx, "db" | "now">,
  { list, language, input = {} }: { list: CodeListName; language: Language; input?: unknown },
): Promise<CodeList> {
  const query = CodeListQuery.parse(input);
  const found = await searchLibrary(ctx, {
    q: query.q,
    sections: sectionsOf[list],
    language: query.language,
    tag: list === "video" ? videoTag : query.tag,
    sort: query.sort ?? (query.q === "" ? "newest" : "best"),
    page: query.page,
    suggest: false,
  });
  const inCode = new Set(found.hits.filter(hit => hit.line !== null).map(hit => hit.id));
  const cards = await listCodeCards(ctx, { ids: found.hits.map(hit => hit.id), language });
  return {
    // The list is for everybody, and the code is not (decision 20): where the words stand, but not the line.
    items: cards.map(card => ({ ...card, foundInCode: inCode.has(card.id) })),
    total: found.total,
    isCapped: found.isCapped,
    page: found.page,
    pages: found.pages,
    facets: {
      languages: found.facets.languages,
      // Among codes with a video each has that tag.
      tags: list === "video" ? [] : found.facets.tags,
    },
  };
}
