import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { addMs } from "#core/time.ts";
import type { PlanName, Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { readPasses, sessions, users } from "#db/schema/index.ts";
import { makeUser, noon, testServices } from "./factories.ts";
import { apiClient, signedInCookie } from "./support/api-client.ts";

export type SentFile = { path: string; content: string | Uint8Array<ArrayBuffer> };
export type SentImage = { name: string; type: string; content: Uint8Array<ArrayBuffer> };
type Field = string | string[] | boolean | number | null;

/** What a form says; null leaves a field out. Lists are sent as JSON. */
export type Sent = { fields?: Record<string, Field>; files?: SentFile[]; images?: SentImage[] };

const textOf = (value: Exclude<Field, null>) =>
  Array.isArray(value) ? JSON.stringify(value) : String(value);

/** A form as our own pages send it; `filesFirst` sends the same parts in another order. */
export function formOf(
  { fields = {}, files = [], images = [] }: Sent,
  { filesFirst = false } = {},
): FormData {
  const form = new FormData();
  const addFields = () => {
    const all: Record<string, Field> = { pathsJson: files.map(({ path }) => path), ...fields };
    for (const [name, value] of Object.entries(all)) if (value !== null) form.append(name, textOf(value));
  };
  if (!filesFirst) addFields();
  // Names of parts are a courtesy: what counts are the paths. No browser sends a NUL in one.
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replaceAll("\0", "") || "blob";
  for (const { path, content } of files) form.append("files", new Blob([content]), nameOf(path));
  for (const { name, type, content } of images) form.append("newImages", new Blob([content], { type }), name);
  if (filesFirst) addFields();
  return form;
}

export const goodFields = {
  projectName: "Ticket bot",
  description: "Opens a ticket for whoever asks.",
  tags: ["djs", "Tickets"],
  isPrivate: false,
  agreedTerms: true,
  affirmedRights: true,
  adult: true,
} as const satisfies Record<string, Field | readonly string[]>;

export const goodFiles: SentFile[] = [
  { path: "index.js", content: "console.log('ready');\n" },
  { path: "src/commands/ping.js", content: "export const ping = () => 'pong';\n" },
  { path: "README.md", content: "# بوت التذاكر\n" },
];

/** A form of a good project, with changes. */
export const goodForm = (change: Sent = {}, options = {}): FormData =>
  formOf(
    {
      files: change.files ?? goodFiles,
      images: change.images ?? [],
      fields: { ...goodFields, tags: [...goodFields.tags], ...change.fields },
    },
    options,
  );

/** A picture of one colour. */
export async function picture(
  format: "png" | "jpeg" | "webp" | "gif" | "avif" = "png",
  { width = 640, height = 400 } = {},
): Promise<SentImage> {
  const image = sharp({ create: { width, height, channels: 3, background: "#6644ee" } });
  const content = new Uint8Array(await image.toFormat(format).toBuffer());
  return { name: `shot.${format}`, type: `image/${format}`, content };
}

/** A file store and an API of its own, and people who use it. */
export async function projectWorld(database: Database, settings: Record<string, string> = {}) {
  const folder = await fs.mkdtemp(join(tmpdir(), "ra3d-projects-"));
  const services = testServices(database, { DATA_DIR: folder, ...settings });
  let now = noon;
  const call = apiClient(services, { clock: () => now });

  async function person(options: { plan?: PlanName; role?: Role; verified?: boolean } = {}) {
    const user = await makeUser(services, options);
    await services.db
      .update(users)
      .set({ emailVerified: options.verified ?? true })
      .where(eq(users.id, user.userId));
    const cookie = await signedInCookie(services, user.userId, { now });
    const send = (method: string, path: string, body?: FormData) =>
      call(path, { method, cookie, ...(body && { body }) });
    return { ...user, cookie, send, get: (path: string) => call(path, { cookie }) };
  }

  return {
    services,
    folder,
    call,
    person,
    setNow: (at: Date) => {
      now = at;
    },
    /** Lets all sessions of a user read code. */
    async pass(userId: string) {
      const rows = await services.db.select().from(sessions).where(eq(sessions.userId, userId));
      for (const { id } of rows)
        await services.db
          .insert(readPasses)
          .values({ sessionId: id, validUntil: addMs(now, 60_000) })
          .onConflictDoNothing();
    },
    /** Everything that an upload could leave behind: rows by table, contents, files aside. */
    async traces() {
      const { rows } = await database.pool.query(`select
        (select count(*)::int from projects) as projects, (select count(*)::int from project_files) as files,
        (select count(*)::int from project_folders) as folders, (select count(*)::int from project_images) as images,
        (select count(*)::int from blobs) as blobs, (select count(*)::int from search_documents) as documents,
        (select count(*)::int from consents where kind = 'adult') as consents,
        (select coalesce(sum(revision), 0)::int from projects) as revisions`);
      const contents: string[] = [];
      for await (const hash of services.files.list()) contents.push(hash);
      const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const aside = entries.filter(entry => entry.isFile() && entry.parentPath.includes("staging"));
      return { ...rows[0], contents: contents.toSorted(), aside: aside.length };
    },
    async close() {
      await database.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
export type ProjectWorld = Awaited<ReturnType<typeof projectWorld>>;
