import { and, desc, eq, exists, isNull } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Language, PlanName } from "#core/vocabulary.ts";
import { accountDeletions, codes, codeVersions, profiles, users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { listProfileMonitors } from "../monitors/index.ts";
import { planOf } from "../plans/index.ts";
import { listProjectsOf } from "../projects/index.ts";
import { avatarUrlOf } from "../users/index.ts";
import { type Profile, socialAddress, socialNetworks } from "./profiles.schema.ts";

type Asking = Pick<Ctx, "db" | "now">;

const badges = {
  free: "User",
  prime: "Prime",
  plus: "Plus",
  developer: "Dev",
} as const satisfies Record<PlanName, Profile["badge"]>;

async function getPerson({ db }: Asking, id: string) {
  const [row] = await db
    .select({ user: users, said: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(eq(users.id, id), isNull(users.bannedAt), isNull(users.closedAt), isNull(accountDeletions.userId)),
    );
  if (row === undefined) throw new AppError("not_found");
  return row;
}

async function listCodes({ db }: Asking, userId: string, language: Language): Promise<Profile["codes"]> {
  const written = db
    .select({ id: codeVersions.codeId })
    .from(codeVersions)
    .where(and(eq(codeVersions.codeId, codes.id), eq(codeVersions.authorId, userId)));
  return db
    .select({
      id: codes.id,
      title: language === "ar" ? codes.titleAr : codes.titleEn,
      views: codes.views,
    })
    .from(codes)
    .where(and(isNull(codes.hiddenAt), exists(written)))
    .orderBy(desc(codes.createdAt))
    .limit(limits.library.pageSize);
}

async function listProjects({ db }: Asking, userId: string): Promise<Profile["projects"]> {
  const cards = await listProjectsOf({ db }, userId);
  return cards.map(({ codename, name, description, tags, views, favorites, createdAt }) => ({
    codename,
    name,
    description,
    tags,
    views,
    favorites,
    createdAt,
  }));
}

/** What everybody may know of a user. Whoever is banned, or about to leave, has no profile. Throws not_found. */
export async function getProfile(ctx: Asking, id: string, language: Language): Promise<Profile> {
  const { user, said } = await getPerson(ctx, id);
  return {
    id: user.id,
    name: user.globalName ?? user.username,
    username: user.username,
    avatarUrl: avatarUrlOf(user, 128),
    badge: badges[await planOf(ctx.db, user.id, ctx.now)],
    isStaff: user.role !== "user",
    memberSince: user.createdAt.toISOString(),
    biography: said?.biography ?? "",
    links: socialNetworks.flatMap(network => {
      const name = said?.[network];
      return name ? [{ network, name, url: socialAddress(network, name) }] : [];
    }),
    monitors: await listProfileMonitors(ctx, user.id),
    codes: await listCodes(ctx, user.id, language),
    projects: await listProjects(ctx, user.id),
  };
}
