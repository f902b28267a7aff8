import { users } from "#db/schema/index.ts";
import { avatarUrlOf } from "../users/index.ts";
import type { ProjectRow } from "./find-project.ts";
import type { ImageRow } from "./project-rows.ts";
import { imageUrl, type ProjectCard, type ProjectImage } from "./project-view.schema.ts";

export const creatorColumns = {
  id: users.id,
  username: users.username,
  globalName: users.globalName,
  avatar: users.avatar,
  discriminator: users.discriminator,
};
type CreatorRow = { [Name in keyof typeof creatorColumns]: (typeof users.$inferSelect)[Name] };

export const creatorOf = (user: CreatorRow): ProjectCard["creator"] => ({
  id: user.id,
  name: user.globalName ?? user.username,
  avatarUrl: avatarUrlOf(user),
});

export const imageOf = ({ id, hash, thumbnailHash, width, height }: ImageRow): ProjectImage => ({
  id,
  url: imageUrl(hash),
  thumbnailUrl: imageUrl(thumbnailHash),
  width,
  height,
});

/** What cards and pages show alike. */
export const shownBase = (row: ProjectRow): Omit<ProjectCard, "creator" | "image"> => ({
  id: row.id,
  codename: row.codename,
  name: row.name,
  description: row.description,
  tags: row.tags,
  isPrivate: row.isPrivate,
  isHidden: row.hiddenAt !== null || row.removedAt !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  views: row.views,
  favorites: row.favorites,
  downloads: row.downloads,
  fileCount: row.fileCount,
  sizeBytes: row.sizeBytes,
});
