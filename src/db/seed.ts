import * as fs from "node:fs";
import * as path from "node:path";
import { z } from "zod";
import type { Db } from "./client.ts";
import { packageRoot } from "./package-root.ts";
import { announcements } from "./schema/index.ts";

const Announcements = z.array(
  z.object({
    version: z.string().min(1),
    publishedAt: z.iso.datetime().transform(text => new Date(text)),
    text: z.object({ en: z.string().min(1), ar: z.string().min(1) }),
  }),
);

const readContent = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(packageRoot(), "content", name), "utf8"));

/** Loads what `content/` holds. What is there already stays as the owner of the installation left it. */
export async function loadSeed(db: Db): Promise<void> {
  const rows = Announcements.parse(readContent("announcements.json")).map(entry => ({
    version: entry.version,
    textEn: entry.text.en,
    textAr: entry.text.ar,
    publishedAt: entry.publishedAt,
  }));
  await db.insert(announcements).values(rows).onConflictDoNothing();
}
