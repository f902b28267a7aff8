import { asc, eq } from "drizzle-orm";
import { consents, entitlements, profiles, sessions, users } from "#db/schema/index.ts";
import type { Ctx } from "../../context/index.ts";
import { socialAddress, socialNetworks } from "../../profiles/profiles.schema.ts";
import { jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Pick<Ctx, "db"> & { userId: string };

async function readPerson({ db, userId }: Asking) {
  const [row] = await db
    .select({ user: users, said: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  const { language, emailNotifications, bannedAt: _, closedAt: __, ...account } = row.user;
  const said = row.said;
  const links = socialNetworks.flatMap(network => {
    const name = said?.[network];
    return name ? [{ network, name, url: socialAddress(network, name) }] : [];
  });
  return {
    profile: { ...account, biography: said?.biography ?? "", links },
    settings: { language, emailNotifications },
  };
}

/** Who the user is to us: what Discord said, what they said themselves, what they set and confirmed. */
export async function* personEntries(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const person = await readPerson(asking);
  yield { path: "profile.json", pieces: jsonValue(person?.profile ?? null) };
  yield { path: "settings.json", pieces: jsonValue(person?.settings ?? null) };
  // Without the hash of its token: nobody needs it, and it is a secret's.
  const open = await db
    .select({
      browser: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  yield { path: "sessions.json", pieces: jsonValue(open) };
  const given = await db
    .select({ kind: consents.kind, textVersion: consents.textVersion, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, userId));
  yield { path: "consents.json", pieces: jsonValue(given) };
  const [plan] = await db
    .select({
      plan: entitlements.plan,
      source: entitlements.source,
      startedAt: entitlements.startedAt,
      validUntil: entitlements.validUntil,
      graceUntil: entitlements.graceUntil,
      renews: entitlements.renews,
    })
    .from(entitlements)
    .where(eq(entitlements.userId, userId));
  yield { path: "plan.json", pieces: jsonValue(plan ?? null) };
}
