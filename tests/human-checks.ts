import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { testServices } from "./factories.ts";
import { startTurnstileServer, turnstileKeys } from "./stubs/turnstile-server.ts";
import { solve } from "./support/human-check.ts";

/** A way of checking people with what lies outside of it: the person who passes. */
export type HumanCheckWorld = {
  services: Services;
  /** What the browser sends after somebody has passed at `now`. */
  pass(challenge: Record<string, unknown>, now: Date): Promise<string>;
  close(): Promise<void>;
};

const proofWorld = async (database: Database): Promise<HumanCheckWorld> => ({
  services: testServices(database),
  pass: challenge => solve(challenge),
  close: async () => {},
});

async function turnstileWorld(database: Database): Promise<HumanCheckWorld> {
  const stub = await startTurnstileServer();
  const services = testServices(database, { ...turnstileKeys, TURNSTILE_API_URL: stub.url });
  return {
    services,
    pass: async ({ action, cData }, at) =>
      stub.solve({ action: String(action), cData: String(cData), hostname: "127.0.0.1", at }),
    close: stub.close,
  };
}

export const humanCheckWorlds = { "proof of work": proofWorld, Turnstile: turnstileWorld };
export type HumanCheckName = keyof typeof humanCheckWorlds;
export const humanCheckNames: HumanCheckName[] = ["proof of work", "Turnstile"];
