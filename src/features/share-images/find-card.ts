import { and, eq, isNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { CodeLanguage, Language, LibraryKind } from "#core/vocabulary.ts";
import { codes, projects } from "#db/schema/index.ts";
import { translator } from "#i18n/message.ts";
import { sharingMessages } from "#i18n/messages/sharing.ts";
import type { Ctx } from "../context/index.ts";
import type { Card } from "./draw-card.ts";

export type ShareTarget = { kind: LibraryKind; id: string; language: Language };
type Asking = Pick<Ctx, "db">;

const languageNames: Record<CodeLanguage, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  html: "HTML",
  css: "CSS",
};

const { titleMax, descriptionMax, factsMax } = limits.shareImage;
const cut = (text: string, max: number): string => {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max).join("").trimEnd()}…`;
};
const cutCard = (card: Card): Card => ({
  ...card,
  title: cut(card.title, titleMax),
  description: cut(card.description, descriptionMax),
  facts: card.facts.slice(0, factsMax),
});

async function findCode(ctx: Asking, { id, language }: ShareTarget): Promise<Card | null> {
  const [code] = await ctx.db
    .select()
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.hiddenAt)));
  if (code === undefined) return null;
  const t = translator(sharingMessages, language);
  const isArabic = language === "ar";
  const written = code.discordJs === null ? [] : [`discord.js ${code.discordJs}`];
  return cutCard({
    language,
    kind: t(`kind_${code.kind}`),
    title: isArabic ? code.titleAr : code.titleEn,
    description: isArabic ? code.descriptionAr : code.descriptionEn,
    facts: [languageNames[code.language], ...written, ...code.tags],
  });
}

async function findProject(ctx: Asking, { id, language }: ShareTarget): Promise<Card | null> {
  const isPublic = [eq(projects.isPrivate, false), isNull(projects.hiddenAt), isNull(projects.removedAt)];
  const [project] = await ctx.db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), ...isPublic));
  if (project === undefined) return null;
  const t = translator(sharingMessages, language);
  const { name: title, description, tags: facts } = project;
  return cutCard({ language, kind: t("kind_project"), title, description, facts });
}

/** What the picture of a public item says; null for what does not exist or is not for everybody. */
export const findCard = (ctx: Asking, target: ShareTarget): Promise<Card | null> =>
  target.kind === "code" ? findCode(ctx, target) : findProject(ctx, target);
