import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import { codeKinds, codeLanguages, codeSources } from "#core/vocabulary.ts";
import { codePath, youtubeIdOf } from "./code-content.schema.ts";
import { CodeId } from "./codes.schema.ts";

/** The shapes of codes as staff edit them. Instants are ISO 8601 strings in UTC. */

const { code, library } = limits;
const instant = z.iso.datetime();
const words = (max: number) => z.string().trim().min(1, "required").max(max, "too_long");
const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.object({ en: schema, ar: schema });

/** The video of its folder in `content/`, which staff may keep, or a YouTube address. */
const folderVideo = "demo.webm";
const isVideo = (video: string) => video === folderVideo || youtubeIdOf(video) !== null;

export const CodeFile = z.object({
  path: codePath,
  text: z
    .string()
    .refine(text => new TextEncoder().encode(text).length <= code.fileMaxBytes, "file_too_large"),
});
export type CodeFile = z.output<typeof CodeFile>;

const isOnce = (files: readonly { path: string }[]) =>
  new Set(files.map(file => file.path.toLowerCase())).size === files.length;

/** Everything that the editor of a code holds. */
export const CodeDraft = z
  .object({
    kind: z.enum(codeKinds),
    language: z.enum(codeLanguages),
    title: inBoth(words(code.titleMax)),
    description: inBoth(words(code.descriptionMax).min(code.descriptionMin, "too_short")),
    setup: inBoth(z.array(words(code.setupStepMax)).max(code.setupStepsMax, "too_many_steps")),
    tags: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .min(1)
          .max(library.tagMax)
          .regex(/^[\u0020-\u007e]+$/, "tags_english"),
      )
      .max(library.tagsMax)
      .transform(tags => [...new Set(tags)]),
    discordJs: z
      .string()
      .trim()
      .regex(/^\d{1,2}$/, "version_invalid")
      .nullable(),
    needsPlan: z.boolean(),
    video: z.string().trim().refine(isVideo, "video_invalid").nullable(),
    entry: codePath,
    preview: codePath.nullable(),
    files: z
      .array(CodeFile)
      .min(1, "files_needed")
      .max(code.filesMax, "files_too_many")
      .refine(isOnce, "files_twice"),
    /** What is new in this version; needed when a file changes. */
    note: inBoth(z.string().trim().max(code.noteMax, "too_long")),
    /** The version that the editor began from; a code that others saved meanwhile is not overwritten. */
    baseVersion: z.number().int().min(0),
  })
  .superRefine((draft, ctx) => {
    const paths = new Set(draft.files.map(file => file.path));
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [field], message });
    if (!paths.has(draft.entry)) refuse("entry", "file_missing");
    if (draft.preview !== null && !(paths.has(draft.preview) && /\.html?$/i.test(draft.preview)))
      refuse("preview", "preview_missing");
    if (draft.kind === "djs" && draft.discordJs === null) refuse("discordJs", "required");
    if (draft.kind !== "djs" && draft.discordJs !== null) refuse("discordJs", "version_only_djs");
  });
export type CodeDraft = z.input<typeof CodeDraft>;

export const NewCode = z.object({ id: CodeId });

export const SavedCode = z.object({ id: z.string(), version: z.number().int(), isNewVersion: z.boolean() });
export type SavedCode = z.output<typeof SavedCode>;

export const StaffCode = z.object({
  id: z.string(),
  kind: z.enum(codeKinds),
  language: z.enum(codeLanguages),
  source: z.enum(codeSources),
  title: z.string(),
  version: z.number().int(),
  needsPlan: z.boolean(),
  isHidden: z.boolean(),
  views: z.number().int(),
  updatedAt: instant,
});
export type StaffCode = z.output<typeof StaffCode>;

export const StaffCodeQuery = z.object({
  q: z.string().trim().max(library.queryMax).catch("").default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type StaffCodeQuery = z.output<typeof StaffCodeQuery>;

export const StaffCodePage = z.object({
  items: z.array(StaffCode),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type StaffCodePage = z.output<typeof StaffCodePage>;

/** A code as its editor begins. */
export const EditedCode = z.object({
  id: z.string(),
  source: z.enum(codeSources),
  isHidden: z.boolean(),
  /** Its folder in `content/` brings a video of its own. */
  hasFolderVideo: z.boolean(),
  draft: CodeDraft,
  versions: z.array(
    z.object({
      number: z.number().int(),
      date: instant,
      note: inBoth(z.string()),
      author: z.string().nullable(),
    }),
  ),
});
export type EditedCode = z.output<typeof EditedCode>;

export const CodeVisibility = z.object({ hidden: z.boolean() });
