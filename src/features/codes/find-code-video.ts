import * as fs from "node:fs";
import * as path from "node:path";
import type { Ctx } from "../context/index.ts";
import { findCode } from "./find-code.ts";
import { contentFolder } from "./load-content.ts";

export type CodeVideoFile = { path: string; sizeBytes: number };

/** The video in a code's own folder; null where it has none. The name comes from us, the id from the database. */
export async function findCodeVideo(ctx: Pick<Ctx, "db">, id: string): Promise<CodeVideoFile | null> {
  const code = await findCode(ctx.db, id);
  if (code?.video !== "demo.webm") return null;
  const file = path.join(contentFolder(), code.id, "demo.webm");
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { path: file, sizeBytes: found.size } : null;
}
