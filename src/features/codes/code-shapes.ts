import type { Language } from "#core/vocabulary.ts";
import { youtubeIdOf } from "./code-content.schema.ts";
import type { CodeCard, CodeVideo } from "./codes.schema.ts";
import type { CodeRow } from "./find-code.ts";

export const cardOf = (code: CodeRow, language: Language): CodeCard => ({
  id: code.id,
  kind: code.kind,
  language: code.language,
  title: language === "ar" ? code.titleAr : code.titleEn,
  description: language === "ar" ? code.descriptionAr : code.descriptionEn,
  tags: code.tags,
  version: code.version,
  discordJs: code.discordJs,
  needsPlan: code.needsPlan,
  hasVideo: code.video !== null,
  hasPreview: code.preview !== null,
  views: code.views,
  favorites: code.favorites,
  updatedAt: code.updatedAt.toISOString(),
});

export function videoOf({ id, video }: CodeRow): CodeVideo | null {
  if (video === null) return null;
  const youtube = youtubeIdOf(video);
  return youtube === null
    ? { kind: "file", url: `/api/codes/${id}/video` }
    : { kind: "youtube", id: youtube };
}
