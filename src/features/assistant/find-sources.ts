import { inArray } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { searchLibrary } from "../search/index.ts";
import type { Source } from "./assistant.schema.ts";
import { findExcerpt } from "./excerpt.ts";
import { getLibraryIndex, type LibraryEntry, type LibraryIndex } from "./library-index.ts";
import { pointsOutside, rankDocuments } from "./rank-documents.ts";

type Asking = Pick<Ctx, "db" | "now">;
/** `opensPaid`: whether the asker's plan opens the codes that are part of the paid ones. */
type Search = { question: string; opensPaid: boolean };
/** `detail`: more of it, for a model to read. */
export type FoundSource = { source: Source; detail(): string };
type Ranked = { points: number; found: FoundSource };

const detailLines = 40;
const numbered = ({ file, from, lines }: NonNullable<Source["excerpt"]>): string =>
  [file ?? "", ...lines.map((line, at) => `${(from ?? 1) + at}: ${line}`)].join("\n");

/** A match this far below the best is no help to anybody. */
const worthShare = 0.25;

function sourceOf({ index }: LibraryIndex, entry: LibraryEntry, { question, opensPaid }: Search): Source {
  if (entry.kind === "article") {
    const { id, title, fix, code } = entry.article;
    const excerpt = { file: null, from: null, lines: code.split("\n") };
    return {
      kind: "article",
      id,
      path: `/articles/${id}`,
      title,
      about: fix,
      version: null,
      discordJs: "14",
      excerpt,
    };
  }
  const { code, files } = entry;
  return {
    kind: "code",
    id: code.id,
    path: `/code/${code.id}`,
    title: { en: code.titleEn, ar: code.titleAr },
    about: { en: code.descriptionEn, ar: code.descriptionAr },
    version: code.version,
    discordJs: code.discordJs,
    excerpt: code.needsPlan && !opensPaid ? null : findExcerpt(index, files, { question }),
  };
}

function foundOf(library: LibraryIndex, entry: LibraryEntry, search: Search): FoundSource {
  const source = sourceOf(library, entry, search);
  const detail = () => {
    if (entry.kind === "article") {
      const { error, cause, fix, code } = entry.article;
      return [error, cause.en, fix.en, code].join("\n\n");
    }
    if (source.excerpt === null) return source.about.en;
    const { question } = search;
    const excerpt = findExcerpt(library.index, entry.files, { question, height: detailLines });
    return excerpt === null ? source.about.en : `${source.about.en}\n${numbered(excerpt)}`;
  };
  return { source, detail: () => detail().slice(0, limits.assistant.sourceMax) };
}

/** Public projects as the site's own search finds them, weighed like everything else. */
async function findProjects(ctx: Asking, library: LibraryIndex, { question }: Search): Promise<Ranked[]> {
  const { hits } = await searchLibrary(ctx, { q: question, sections: ["project"], suggest: true });
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const rows = await ctx.db.select().from(projects).where(inArray(projects.id, ids));
  return rows.map(({ id, codename, name, description, tags }) => {
    const line = hits.find(hit => hit.id === id)?.line?.text;
    const fields = [
      { text: name, weight: 4 },
      { text: tags.join(" "), weight: 3 },
      { text: description, weight: 1.5 },
      { text: line ?? "", weight: 0.5 },
    ];
    const source: Source = {
      kind: "project",
      id,
      path: `/project/${codename}`,
      title: { en: name, ar: name },
      about: { en: description, ar: description },
      version: null,
      discordJs: null,
      excerpt: line === undefined ? null : { file: null, from: null, lines: [line] },
    };
    return {
      points: pointsOutside(library.index, { fields, phrases: [] }, question),
      found: { source, detail: () => `${description}\n${line ?? ""}`.slice(0, limits.assistant.sourceMax) },
    };
  });
}

/** What the library has for a question: our articles, public codes and public projects, the best first. */
export async function findSources(ctx: Asking, search: Search): Promise<FoundSource[]> {
  const library = await getLibraryIndex(ctx);
  const { sourcesMax } = limits.assistant;
  const own = rankDocuments(library.index, search.question)
    .slice(0, sourcesMax * 2)
    .flatMap(({ at, points }) => {
      const entry = library.entries[at];
      return entry ? [{ entry, points }] : [];
    });
  const theirs = await findProjects(ctx, library, search);
  const ranked = [
    ...own.map(({ entry, points }) => ({ points, make: () => foundOf(library, entry, search) })),
    ...theirs.map(({ points, found }) => ({ points, make: () => found })),
  ].toSorted((one, other) => other.points - one.points);
  const least = (ranked[0]?.points ?? 0) * worthShare;
  return ranked
    .filter(({ points }) => points > 0 && points >= least)
    .slice(0, sourcesMax)
    .map(({ make }) => make());
}
