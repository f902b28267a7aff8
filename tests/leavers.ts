import { eq } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { users } from "#db/schema/index.ts";
import { requestDeletion } from "#features/account/index.ts";
import { claimGift } from "#features/coins/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { updateProfile } from "#features/profiles/index.ts";
import { createSession } from "#features/sessions/index.ts";
import { signIn } from "#features/sign-in/index.ts";
import { grantCoins } from "./coins.ts";
import { makeUser, noon } from "./factories.ts";
import { solveHumanCheck } from "./support/human-check.ts";

export type Owner = Ctx & { userId: string };

/** When the account goes of somebody who asked at noon. */
export const due = addMs(noon, limits.account.undoMs);

export const nameOf = (ctx: Owner) => `user${ctx.userId.slice(-6)}`;

/** Asks for the deletion as the form does. */
export const askToLeave = async (ctx: Owner) =>
  requestDeletion(ctx, {
    confirmation: nameOf(ctx),
    humanCheck: await solveHumanCheck(ctx, "delete-account"),
  });

/** Somebody with a plan, coins, a profile and a browser. */
export async function makeOwner(services: Services): Promise<Owner> {
  const ctx = await makeUser(services, { plan: "plus" });
  await services.db.update(users).set({ emailVerified: true }).where(eq(users.id, ctx.userId));
  await grantCoins(ctx, ctx.userId, 500);
  await claimGift(ctx);
  await updateProfile(ctx, { biography: "Writes bots", github: "rana" });
  await createSession(services.db, { userId: ctx.userId, userAgent: "", replacedToken: null, now: noon });
  return ctx;
}

export const isThere = async (ctx: Owner): Promise<boolean> =>
  (await ctx.db.$count(users, eq(users.id, ctx.userId))) === 1;

/** The same Discord account signs in. */
export const comeBack = (services: Services, ctx: Owner, now: Date) =>
  signIn(
    { ...services, now },
    {
      identity: {
        id: ctx.userId,
        username: nameOf(ctx),
        globalName: "Rana",
        discriminator: "0",
        avatar: null,
        email: "rana@example.com",
        emailVerified: true,
      },
      language: "ar",
      userAgent: "",
      replacedToken: null,
    },
  );
