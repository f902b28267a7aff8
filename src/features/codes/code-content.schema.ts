import { z } from "zod";
import { limits } from "#core/limits.ts";
import { codeKinds, codeLanguages } from "#core/vocabulary.ts";

const { code, library } = limits;

const text = (max: number) => z.string().trim().min(1).max(max);
const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, ar: schema });

/** A path inside a code: relative, with forward slashes, and never upwards. */
export const codePath = z
  .string()
  .max(200)
  .regex(/^[\w@()[\].+-]+(?:\/[\w@()[\].+-]+)*$/)
  .refine(path => !path.split("/").some(part => part === "." || part === ".."));

const youtubeId = /^[\w-]{11}$/;
const youtubeHosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"]);

/** The id of a YouTube video by its address; null for everything else. */
export function youtubeIdOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" || !youtubeHosts.has(url.hostname)) return null;
  const [first = "", second = ""] = url.pathname.slice(1).split("/");
  const inPath =
    url.hostname === "youtu.be" ? first : ["embed", "shorts", "live"].includes(first) ? second : "";
  const id = inPath || (url.searchParams.get("v") ?? "");
  return youtubeId.test(id) ? id : null;
}

/** A file of the code's own folder, or a YouTube address. */
const video = z.union([z.literal("demo.webm"), z.string().refine(value => youtubeIdOf(value) !== null)]);

const version = z.strictObject({
  number: z.number().int().min(1),
  date: z.iso.date().transform(day => new Date(`${day}T00:00:00.000Z`)),
  note: inBoth(text(code.noteMax)),
});

const isCounted = (versions: readonly { number: number }[]) =>
  versions.every(({ number }, index) => number === index + 1);

/** `content/codes/<name>/code.json`, as content/codes/README.md says. */
export const CodeContent = z
  .strictObject({
    kind: z.enum(codeKinds),
    language: z.enum(codeLanguages),
    title: inBoth(text(code.titleMax)),
    description: inBoth(text(code.descriptionMax).min(code.descriptionMin)),
    setup: inBoth(z.array(text(code.setupStepMax)).max(code.setupStepsMax)),
    tags: z
      .array(
        text(library.tagMax)
          .regex(/^[\u0020-\u007e]+$/)
          .refine(tag => tag === tag.toLowerCase()),
      )
      .max(library.tagsMax)
      .refine(tags => new Set(tags).size === tags.length),
    discordJs: z
      .string()
      .regex(/^\d{1,2}$/)
      .nullish()
      .transform(major => major ?? null),
    plan: z.literal("paid").nullable(),
    video: video.nullable(),
    entry: codePath,
    preview: codePath.nullable(),
    versions: z.array(version).min(1).refine(isCounted, "numbers from 1 without gaps"),
  })
  .refine(({ kind, discordJs }) => (kind === "djs") === (discordJs !== null), {
    path: ["discordJs"],
    message: "stands at codes of the kind djs, and at no other",
  });
export type CodeContent = z.output<typeof CodeContent>;
