import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import { codeKinds, codeLanguages } from "#core/vocabulary.ts";
import { previewDirections } from "./preview-message.schema.ts";

/** The shapes of codes: one description for API and pages. Instants are ISO 8601 strings in UTC. */

const instant = z.iso.datetime();
const count = z.number().int().min(0);

/** The lists of codes: by kind, and those with a video. */
export const codeLists = ["djs", "web", "video"] as const;
export type CodeListName = (typeof codeLists)[number];

export const codeSorts = ["best", "newest", "views"] as const;
export type CodeSort = (typeof codeSorts)[number];

/** A question as it stands in the address of a list; wrong values fall back, a link never breaks. */
export const CodeListQuery = z.object({
  q: z
    .string()
    .transform(text => text.trim().slice(0, limits.library.queryMax).trim())
    .catch("")
    .default(""),
  language: z.enum(codeLanguages).nullable().catch(null).default(null),
  tag: z.string().trim().toLowerCase().max(limits.library.tagMax).nullable().catch(null).default(null),
  /** Absent: the best matches of a query, otherwise the newest. */
  sort: z.enum(codeSorts).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});
export type CodeListQuery = z.output<typeof CodeListQuery>;

export const CodeId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** What a list shows of a code; everybody may see it. */
export const CodeCard = z.object({
  id: CodeId,
  kind: z.enum(codeKinds),
  language: z.enum(codeLanguages),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  version: z.number().int().min(1),
  /** Major version of discord.js; null for codes without it. */
  discordJs: z.string().nullable(),
  needsPlan: z.boolean(),
  hasVideo: z.boolean(),
  hasPreview: z.boolean(),
  views: count,
  favorites: count,
  updatedAt: instant,
});
export type CodeCard = z.output<typeof CodeCard>;

/** A card in a list; `foundInCode` when the words that were sought stand in the code, which lists never show. */
export const CodeListItem = CodeCard.extend({ foundInCode: z.boolean() });
export type CodeListItem = z.output<typeof CodeListItem>;

const Facet = z.object({ value: z.string(), count });
export const CodeList = z.object({
  items: z.array(CodeListItem),
  total: count,
  /** There are more than are counted. */
  isCapped: z.boolean(),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  facets: z.object({ languages: z.array(Facet), tags: z.array(Facet) }),
});
export type CodeList = z.output<typeof CodeList>;

export const CodeVersion = z.object({ number: z.number().int().min(1), date: instant, note: z.string() });
export type CodeVersion = z.output<typeof CodeVersion>;

/** A file by name: what it holds is not part of the overview. */
export const CodeFileName = z.object({
  path: z.string(),
  sizeBytes: count,
  lines: count,
});
export type CodeFileName = z.output<typeof CodeFileName>;

const Video = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file"), url: z.string() }),
  z.object({ kind: z.literal("youtube"), id: z.string() }),
]);
export type CodeVideo = z.output<typeof Video>;

/** What visitors see of a code (decision 20): everything but the code itself. */
export const CodeOverview = CodeCard.extend({
  setup: z.array(z.string()),
  createdAt: instant,
  copies: count,
  downloads: count,
  /** The file that opens first. */
  entry: z.string(),
  video: Video.nullable(),
  /** Newest first. */
  versions: z.array(CodeVersion),
  files: z.array(CodeFileName),
  /** The beginning of the first file as highlighted HTML lines; null where the code needs a plan. */
  teaser: z.object({ path: z.string(), lines: z.array(z.string()), more: count }).nullable(),
});
export type CodeOverview = z.output<typeof CodeOverview>;

/** Which version; without one the newest. */
export const VersionNumber = z.coerce.number().int().min(1).max(100_000);

export const CodeText = z.object({
  id: CodeId,
  version: z.number().int().min(1),
  files: z.array(z.object({ path: z.string(), sizeBytes: count, text: z.string() })),
});
export type CodeText = z.output<typeof CodeText>;

/** The code as the page shows it: each line as HTML that holds nothing but escaped text and classed spans. */
export const CodeView = CodeText.extend({
  files: z.array(
    z.object({ path: z.string(), sizeBytes: count, text: z.string(), lines: z.array(z.string()) }),
  ),
  /** What is left of the day's downloads; null means no limit. */
  downloadsLeft: count.nullable(),
});
export type CodeView = z.output<typeof CodeView>;

const DiffRow = z.object({
  kind: z.enum(["same", "added", "removed"]),
  /** Line numbers on either side. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  html: z.string(),
});
export type DiffRow = z.output<typeof DiffRow>;

export const CodeDiff = z.object({
  id: CodeId,
  from: z.number().int().min(1),
  to: z.number().int().min(1),
  files: z.array(
    z.object({
      path: z.string(),
      status: z.enum(["added", "removed", "changed"]),
      added: count,
      removed: count,
      /** Stretches of changed lines with some lines around them. */
      hunks: z.array(z.object({ rows: z.array(DiffRow) })),
    }),
  ),
});
export type CodeDiff = z.output<typeof CodeDiff>;
export type CodeFileDiff = CodeDiff["files"][number];

export const PreviewRequest = z.object({
  version: VersionNumber.optional(),
  direction: z.enum(previewDirections).default("auto"),
});

/** Where a live preview runs, for some minutes: absolute on its own origin, else a path of ours. What it tells carries the nonce. */
export const CodePreview = z.object({ url: z.string(), nonce: z.string(), expiresAt: instant });
export type CodePreview = z.output<typeof CodePreview>;
