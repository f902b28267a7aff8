import type { Env } from "#core/env.ts";

/** Where one signs in: Discord, or the stand-in with the same endpoints. They differ by these addresses alone. */
export type IdentityProvider = {
  kind: "discord" | "stand-in";
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
  /** Pictures are at `<avatarsUrl>/<user id>/<hash>.webp`. */
  avatarsUrl: string;
};

/** Discord with the credentials of this installation; null without them. */
export function discordProvider(
  env: Pick<Env, "DISCORD_CLIENT_ID" | "DISCORD_CLIENT_SECRET">,
): IdentityProvider | null {
  if (env.DISCORD_CLIENT_ID === undefined || env.DISCORD_CLIENT_SECRET === undefined) return null;
  return {
    kind: "discord",
    clientId: env.DISCORD_CLIENT_ID,
    clientSecret: env.DISCORD_CLIENT_SECRET,
    authorizeUrl: "https://discord.com/oauth2/authorize",
    tokenUrl: "https://discord.com/api/oauth2/token",
    userUrl: "https://discord.com/api/v10/users/@me",
    avatarsUrl: "https://cdn.discordapp.com/avatars",
  };
}

/** The stand-in that listens at `baseUrl`; it takes any application's credentials. */
export const standInProvider = (baseUrl: string): IdentityProvider => ({
  kind: "stand-in",
  clientId: "100000000000000000",
  clientSecret: "stand-in",
  authorizeUrl: `${baseUrl}/oauth2/authorize`,
  tokenUrl: `${baseUrl}/api/oauth2/token`,
  userUrl: `${baseUrl}/api/v10/users/@me`,
  avatarsUrl: `${baseUrl}/avatars`,
});
