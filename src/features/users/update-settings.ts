import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { users } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { Settings, SettingsUpdate } from "./users.schema.ts";

const columns = { language: users.language, emailNotifications: users.emailNotifications };

/** Changes what the form sent and returns how the settings stand now. */
export async function updateSettings(
  ctx: Pick<Ctx, "actor" | "db">,
  { language, emailNotifications }: SettingsUpdate,
): Promise<Settings> {
  const isOwn = eq(users.id, assertUser(ctx));
  const changes = {
    ...(language !== undefined && { language }),
    ...(emailNotifications !== undefined && { emailNotifications }),
  };
  const [settings] =
    Object.keys(changes).length === 0
      ? await ctx.db.select(columns).from(users).where(isOwn)
      : await ctx.db.update(users).set(changes).where(isOwn).returning(columns);
  if (settings === undefined) throw new AppError("unauthorized");
  return settings;
}
