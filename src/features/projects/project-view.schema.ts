import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import { searchSorts } from "../search/search.schema.ts";

/** What is shown of projects. Instants are ISO 8601 strings in UTC. */

export const imageUrl = (hash: string): string => `/api/project-images/${hash}.webp`;

const instant = z.iso.datetime();

/** What a save leaves behind; the next save of the same editor names this revision. */
export const SavedProject = z.object({ id: z.string(), codename: z.string(), revision: z.number().int() });
export type SavedProject = z.output<typeof SavedProject>;

/** A picture as we encoded it; it may be removed by its id or its address. */
export const ProjectImage = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ProjectImage = z.output<typeof ProjectImage>;

const entry = { path: z.string(), fileName: z.string() };

/** A file of the tree; `code` is its text, absent where the reader may not have it, did not ask, or it is no text. */
export const ProjectFile = z.object({
  type: z.literal("file"),
  ...entry,
  sizeBytes: z.number().int(),
  isText: z.boolean(),
  code: z.string().optional(),
});
export type ProjectFile = z.output<typeof ProjectFile>;

/** A folder with what is in it: folders first, each in the order of their names. */
export type ProjectFolder = { type: "folder"; path: string; fileName: string; children: ProjectEntry[] };
export type ProjectEntry = ProjectFile | ProjectFolder;
export const ProjectFolder: z.ZodType<ProjectFolder> = z
  .object({
    type: z.literal("folder"),
    ...entry,
    get children() {
      return z.array(z.union([ProjectFile, ProjectFolder]));
    },
  })
  // Its name in the description of the API, where it refers to itself.
  .meta({ id: "ProjectFolder" });
export const ProjectEntry = z.union([ProjectFile, ProjectFolder]);

/** Whoever made it, as all may see them. */
export const ProjectCreator = z.object({ id: z.string(), name: z.string(), avatarUrl: z.string() });

/** A project in a list. */
export const ProjectCard = z.object({
  id: z.string(),
  codename: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  isPrivate: z.boolean(),
  isHidden: z.boolean(),
  creator: ProjectCreator,
  createdAt: instant,
  updatedAt: instant,
  views: z.number().int(),
  favorites: z.number().int(),
  downloads: z.number().int(),
  fileCount: z.number().int(),
  sizeBytes: z.number().int(),
  image: ProjectImage.nullable(),
});
export type ProjectCard = z.output<typeof ProjectCard>;

/** What keeps the asking one from the files: nothing, a login, or a human check (decisions 20 and 21). */
export const fileAccess = ["open", "login", "human-check"] as const;

/** A project without its files. */
export const ProjectDetail = ProjectCard.omit({ image: true }).extend({
  revision: z.number().int(),
  isOwner: z.boolean(),
  /** Why staff hid or removed it; for its owner and staff. */
  moderationReason: z.string().nullable(),
  images: z.array(ProjectImage),
  access: z.enum(fileAccess),
});
export type ProjectDetail = z.output<typeof ProjectDetail>;

export const Project = ProjectDetail.extend({ files: z.array(ProjectEntry) });
export type Project = z.output<typeof Project>;

/** What the address of the list holds; wrong values fall back, a link never breaks. */
export const ProjectQuery = z.object({
  q: z.string().trim().max(limits.library.queryMax).catch("").default(""),
  tag: z.string().trim().toLowerCase().max(limits.library.tagMax).nullish().catch(null).default(null),
  sort: z.enum(searchSorts).nullish().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});
export type ProjectQuery = z.output<typeof ProjectQuery>;

/** A list of cards, and how many there are in all; `foundInCode`: the words stand in the code. */
export const ProjectPage = z.object({
  items: z.array(ProjectCard.extend({ foundInCode: z.boolean() })),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  tags: z.array(z.object({ value: z.string(), count: z.number().int() })),
});
export type ProjectPage = z.output<typeof ProjectPage>;

/** An invisible character that steers the direction of text; `reorders` when it can show code in another order. */
export const BidiMark = z.object({
  name: z.string(),
  codePoint: z.number().int(),
  line: z.number().int(),
  column: z.number().int(),
  reorders: z.boolean(),
});

/** A file for the viewer: lines of HTML that holds nothing but escaped text and spans with classes. */
export const FileView = z.object({
  path: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
  isText: z.boolean(),
  language: z.string().nullable(),
  lines: z.array(z.string()),
  bidi: z.array(BidiMark),
});
export type FileView = z.output<typeof FileView>;
