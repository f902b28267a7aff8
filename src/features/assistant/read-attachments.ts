import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { codeFiles, codes, codeTexts } from "#db/schema/index.ts";
import { replaceSecrets, scanSecrets } from "#secret-scan";
import type { Ctx } from "../context/index.ts";
import { listLibraryItems } from "../library/index.ts";
import { readProjectTexts } from "../projects/index.ts";
import type { Attachment } from "./assistant.schema.ts";
import type { PromptFile } from "./build-prompt.ts";

type Asking = Pick<Ctx, "actor" | "db" | "files">;

async function readCode(ctx: Asking, id: string, opensPaid: boolean): Promise<PromptFile[]> {
  const rows = await ctx.db
    .select({ path: codeFiles.path, text: codeTexts.text, needsPlan: codes.needsPlan })
    .from(codeFiles)
    .innerJoin(codeTexts, eq(codeTexts.hash, codeFiles.hash))
    .innerJoin(codes, and(eq(codes.id, codeFiles.codeId), eq(codes.version, codeFiles.version)))
    .where(eq(codes.id, id));
  if (!opensPaid && rows.some(({ needsPlan }) => needsPlan)) throw new AppError("plan_needed");
  return rows.map(({ path, text }) => ({ name: `${id}/${path}`, text }));
}

/** Keys in a person's own private project stay there. */
const withoutSecrets = ({ name, text }: PromptFile): PromptFile => ({
  name,
  text: replaceSecrets(text, scanSecrets(name, text)),
});

/**
 * The files of what somebody attached, as far as they fit: public codes and projects, and the asking user's own.
 * Throws not_found for everything else.
 */
export async function readAttachments(
  ctx: Asking,
  attachments: readonly Attachment[],
  { opensPaid }: { opensPaid: boolean },
): Promise<PromptFile[]> {
  if (attachments.length === 0) return [];
  const targets = attachments.map(({ kind, id }) => ({ kind, itemId: id }));
  const items = await listLibraryItems(ctx, targets);
  if (attachments.some(({ kind, id }) => !items.some(item => item.kind === kind && item.id === id)))
    throw new AppError("not_found");
  const files: PromptFile[] = [];
  for (const { kind, id } of items)
    files.push(...(kind === "code" ? await readCode(ctx, id, opensPaid) : await readProjectTexts(ctx, id)));
  let left = limits.assistant.attachedMax;
  return files.flatMap(file => {
    if (left <= 0) return [];
    const { name, text } = withoutSecrets({ ...file, text: file.text.slice(0, left) });
    left -= text.length;
    return [{ name, text }];
  });
}
