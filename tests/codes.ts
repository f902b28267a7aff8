import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { PlanName, Role } from "#core/vocabulary.ts";
import { readPasses } from "#db/schema/index.ts";
import type { CodeContent } from "#features/codes/code-content.schema.ts";
import { loadContentCodes } from "#features/codes/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { createSession } from "#features/sessions/index.ts";
import { makeUser } from "./factories.ts";

type Json = Omit<CodeContentInput, "versions"> & { versions: VersionInput[] };
type VersionInput = { number: number; date: string; note: { en: string; ar: string } };
type CodeContentInput = Omit<CodeContent, "versions" | "plan"> & {
  plan: "paid" | null;
  versions: VersionInput[];
};

export const firstVersion: VersionInput = {
  number: 1,
  date: "2026-01-05",
  note: { en: "First version", ar: "الإصدار الأول" },
};

/** What stands around a code of tests; `changes` win. */
export const codeJson = (changes: Partial<Json> = {}): Json => ({
  kind: "djs",
  language: "javascript",
  title: { en: "Ping command", ar: "أمر بينج" },
  description: { en: "Answers with the latency of the bot.", ar: "يرد البوت بسرعة الاستجابة." },
  setup: { en: ["Run npm install discord.js"], ar: ["نفّذ npm install discord.js"] },
  tags: ["commands", "slash"],
  discordJs: "14",
  plan: null,
  video: null,
  entry: "index.js",
  preview: null,
  versions: [firstVersion],
  ...changes,
});

export const webJson = (changes: Partial<Json> = {}): Json =>
  codeJson({
    kind: "web",
    language: "html",
    title: { en: "Price card", ar: "بطاقة سعر" },
    description: { en: "A card with a price and a button.", ar: "بطاقة تعرض السعر مع زر." },
    tags: ["card", "rtl"],
    discordJs: null,
    entry: "index.html",
    preview: "index.html",
    ...changes,
  });

export type TestCode = {
  json?: unknown;
  /** Files by their path in the code's folder: `files/index.js`. */
  files?: Record<string, string | Buffer>;
};

/** A folder like content/codes, made of what is given. Remove it by `close`. */
export function codesFolder(codes: Record<string, TestCode> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "ra3d-codes-"));
  const put = (id: string, { json = codeJson(), files = { "files/index.js": "ping();\n" } }: TestCode) => {
    const own = path.join(folder, id);
    fs.rmSync(own, { recursive: true, force: true });
    const all = { "code.json": typeof json === "string" ? json : JSON.stringify(json), ...files };
    for (const [name, body] of Object.entries(all)) {
      const file = path.join(own, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, body);
    }
  };
  for (const [id, code] of Object.entries(codes)) put(id, code);
  return {
    folder,
    put,
    remove: (id: string) => fs.rmSync(path.join(folder, id), { recursive: true }),
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Codes in the database, loaded as the seed loads them. */
export async function makeCodes(
  ctx: Pick<Ctx, "db" | "now">,
  codes: Record<string, TestCode>,
): Promise<void> {
  const made = codesFolder(codes);
  try {
    const load = await loadContentCodes(ctx, made.folder);
    const [problem] = load?.problems ?? [];
    if (problem !== undefined) throw new Error(`${problem.code}: ${problem.problem}`);
  } finally {
    made.close();
  }
}

/** Somebody who is signed in with a session in the database, and has passed the human check unless `pass` is false. */
export async function makeReader(
  services: Services,
  options: { plan?: PlanName; role?: Role; pass?: boolean; now?: Date } = {},
): Promise<Ctx & { userId: string }> {
  const made = await makeUser(services, options);
  const { now } = made;
  const { id: sessionId } = await createSession(services.db, {
    userId: made.userId,
    userAgent: "test",
    replacedToken: null,
    now,
  });
  if (options.pass !== false)
    await services.db.insert(readPasses).values({ sessionId, validUntil: addMs(now, limits.readPassMs) });
  const actor = { kind: "user", userId: made.userId, sessionId, role: options.role ?? "user" } as const;
  return { ...contextFor(services, actor, now), userId: made.userId };
}
