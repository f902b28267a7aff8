import type { Env } from "#core/env.ts";
import { AppError } from "#core/errors.ts";
import type { Keys } from "#core/keys.ts";
import type { Log } from "#core/log.ts";
import type { Role } from "#core/vocabulary.ts";
import type { Db } from "#db/client.ts";
import type { FileStore } from "../file-store/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { PaymentProvider } from "../payments/index.ts";

export { fieldErrors, parseInput } from "./parse-input.ts";

/** Who asks. `system` is the worker acting for nobody in particular. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "user"; userId: string; sessionId: string; role: Role }
  | { kind: "system" };

/** What lives as long as the process. */
export type Services = {
  db: Db;
  env: Env;
  keys: Keys;
  log: Log;
  jobs: Jobs;
  files: FileStore;
  payments: PaymentProvider;
};

/** What every verb is given: the services, who asks, and the moment of asking. */
export type Ctx = Services & { actor: Actor; now: Date };

export const contextFor = (services: Services, actor: Actor, now: Date): Ctx => ({ ...services, actor, now });

/** The id of the signed-in user, or a refusal. */
export function assertUser(ctx: Pick<Ctx, "actor">): string {
  if (ctx.actor.kind !== "user") throw new AppError("unauthorized");
  return ctx.actor.userId;
}
