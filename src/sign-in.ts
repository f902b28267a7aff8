import type { Services } from "#features/context/index.ts";
import { discordProvider, type IdentityProvider, standInProvider } from "#features/sign-in/index.ts";
import { standInRefusal, startStandIn } from "./stand-in/index.ts";

export type SignIn = {
  /** Where one signs in; null when nobody can. */
  provider: IdentityProvider | null;
  /** A line for whoever started the process. */
  description: string;
  close(): Promise<void>;
};

/** Discord with its credentials; without them the stand-in, where nobody else can reach it. */
export async function startSignIn({ env }: Pick<Services, "env">): Promise<SignIn> {
  const discord = discordProvider(env);
  if (discord !== null)
    return { provider: discord, description: "People sign in with Discord.", close: async () => {} };
  const refusal = standInRefusal(env);
  if (refusal !== null)
    return {
      provider: null,
      description: `Nobody can sign in: set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET (${refusal}).`,
      close: async () => {},
    };
  const standIn = await startStandIn(env);
  return {
    provider: standInProvider(standIn.baseUrl),
    description: "Sign in: press Login and choose any name. A stand-in for Discord serves this machine only.",
    close: standIn.close,
  };
}
