import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "#core/env.ts";
import { createId } from "#core/ids.ts";
import { createKeys } from "#core/keys.ts";
import { createLog } from "#core/log.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { PlanName, Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { entitlements, users } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import type { JobName, Jobs } from "#features/jobs/index.ts";
import { paddleOf } from "#features/payments/index.ts";
import { createSandboxProvider } from "#features/sandbox/index.ts";

/** A moment in the middle of a quiet week, for tests that need one. */
export const noon = new Date("2026-03-10T12:00:00.000Z");

/** Remembers what was added, for tests that look at effects; nothing is run. */
export function recordingJobs(): Jobs & { added: { name: JobName; payload: unknown }[] } {
  const added: { name: JobName; payload: unknown }[] = [];
  return {
    added,
    add: async (_tx, name, payloads) => {
      for (const payload of payloads) added.push({ name, payload });
    },
    nudge: () => {},
    work: async () => {},
    schedule: async () => {},
    retry: async () => false,
    rest: async () => {},
    close: async () => {},
  };
}

export function testServices(
  database: Pick<Database, "db">,
  settings: Record<string, string> = {},
): Services {
  // Nothing is made there unless a test keeps files; those that do name a folder of their own.
  const env = parseEnv({ DATA_DIR: join(tmpdir(), `ra3d-tests-${process.pid}`), ...settings });
  const shared = {
    db: database.db,
    env,
    keys: createKeys("a secret for tests, long enough to pass"),
    log: createLog("silent"),
    jobs: recordingJobs(),
    files: openFileStore(env),
  };
  return { ...shared, payments: paddleOf(env) ?? createSandboxProvider(shared) };
}

let count = 0;
/** A Discord id that no other test of this run has. */
export const uniqueDiscordId = (): string =>
  `${300_000_000_000_000_000n + BigInt(Date.now()) * 1_000n + BigInt(count++)}`;

/** A signed-in user with a plan, and the context of a request that the user makes at `now`. */
export async function makeUser(
  services: Services,
  options: { plan?: PlanName; role?: Role; now?: Date; name?: string } = {},
): Promise<Ctx & { userId: string }> {
  const now = options.now ?? noon;
  const userId = uniqueDiscordId();
  await services.db.insert(users).values({
    id: userId,
    username: `user${userId.slice(-6)}`,
    globalName: options.name ?? "Rana",
    role: options.role ?? "user",
    createdAt: now,
    lastLoginAt: now,
  });
  if (options.plan && options.plan !== "free")
    await services.db.insert(entitlements).values({
      userId,
      plan: options.plan,
      source: "staff",
      startedAt: now,
      validUntil: addMs(now, 30 * dayMs),
    });
  const actor = { kind: "user", userId, sessionId: createId(), role: options.role ?? "user" } as const;
  return { ...contextFor(services, actor, now), userId };
}
