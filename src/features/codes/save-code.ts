import { eq } from "drizzle-orm";
import { AppError, type FieldErrors } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { codes, codeVersions } from "#db/schema/index.ts";
import { scanSecrets } from "#secret-scan";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import type { CodeRow } from "./find-code.ts";
import { writeCodeDocument } from "./search-code.ts";
import { CodeDraft, type CodeFile, NewCode, type SavedCode } from "./staff-codes.schema.ts";
import { listVersionHashes, textHash, writeVersionFiles } from "./version-files.ts";

type Draft = ReturnType<typeof CodeDraft.parse>;

/** Codes of the library teach how to keep secrets out of code. */
function assertNoSecrets(files: readonly CodeFile[]): void {
  const found = files.flatMap(({ path, text }) => scanSecrets(path, text));
  const [first] = found;
  if (first === undefined) return;
  const fields: FieldErrors = {};
  for (const { kind, path, line } of found) fields[`${path}:${line}`] ??= { key: kind };
  throw new AppError("secrets_found", { path: first.path, line: first.line }, fields);
}

const columnsOf = (draft: Draft) => ({
  kind: draft.kind,
  language: draft.language,
  titleEn: draft.title.en,
  titleAr: draft.title.ar,
  descriptionEn: draft.description.en,
  descriptionAr: draft.description.ar,
  setup: draft.setup,
  tags: draft.tags,
  discordJs: draft.discordJs,
  needsPlan: draft.needsPlan,
  video: draft.video,
  entry: draft.entry,
  preview: draft.preview,
});

function parseDraft(input: unknown): Draft {
  const draft = parseInput(CodeDraft, input);
  assertNoSecrets(draft.files);
  return draft;
}

/** A version says what is new in it, in both languages. */
function assertNote({ note }: Draft): void {
  const missing = (["en", "ar"] as const).filter(language => note[language] === "");
  if (missing.length === 0) return;
  const fields = missing.map(language => [`note.${language}`, { key: "required" }] as const);
  throw new AppError("validation_failed", {}, Object.fromEntries(fields));
}

async function addVersion(tx: Tx, ctx: Ctx, id: string, { number, draft }: { number: number; draft: Draft }) {
  await tx.insert(codeVersions).values({
    codeId: id,
    number,
    date: ctx.now,
    noteEn: draft.note.en,
    noteAr: draft.note.ar,
    authorId: assertRight(ctx, "codes"),
    createdAt: ctx.now,
  });
  const files = new Map(draft.files.map(({ path, text }) => [path, text]));
  await writeVersionFiles(tx, { codeId: id, number, files });
}

/** Adds a code with its first version. For staff. */
export async function createCode(ctx: Ctx, input: { id: unknown; draft: unknown }): Promise<SavedCode> {
  assertRight(ctx, "codes");
  const { id } = parseInput(NewCode, { id: input.id });
  const draft = parseDraft(input.draft);
  assertNote(draft);
  return ctx.db.transaction(async tx => {
    const made = await tx
      .insert(codes)
      .values({
        id,
        source: "staff",
        ...columnsOf(draft),
        version: 1,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: codes.id });
    if (made.length === 0) throw new AppError("validation_failed", {}, { id: { key: "code_id_taken" } });
    await addVersion(tx, ctx, id, { number: 1, draft });
    await writeCodeDocument(tx, id);
    await writeAudit(tx, ctx, { action: "code.create", subjectKind: "code", subjectId: id });
    return { id, version: 1, isNewVersion: true };
  });
}

async function lockCode(tx: Tx, id: string): Promise<CodeRow> {
  const [row] = await tx.select().from(codes).where(eq(codes.id, id)).for("update");
  if (row === undefined) throw new AppError("code_not_found");
  return row;
}

async function hasChanged(tx: Tx, row: CodeRow, files: readonly CodeFile[]): Promise<boolean> {
  const stored = await listVersionHashes(tx, row.id, row.version);
  return stored.size !== files.length || files.some(file => stored.get(file.path) !== textHash(file.text));
}

/**
 * Saves a code. Changed files become a new version, and no version is ever written again; words around the code change
 * without one. From then on the code belongs to staff, also one that came with the installation. For staff.
 */
export async function saveCode(ctx: Ctx, input: { id: string; draft: unknown }): Promise<SavedCode> {
  assertRight(ctx, "codes");
  const draft = parseDraft(input.draft);
  return ctx.db.transaction(async tx => {
    const row = await lockCode(tx, input.id);
    if (draft.baseVersion !== row.version) throw new AppError("conflict");
    const isNewVersion = await hasChanged(tx, row, draft.files);
    const version = isNewVersion ? row.version + 1 : row.version;
    if (isNewVersion) {
      assertNote(draft);
      await addVersion(tx, ctx, row.id, { number: version, draft });
    }
    await tx
      .update(codes)
      .set({ ...columnsOf(draft), source: "staff", version, updatedAt: ctx.now })
      .where(eq(codes.id, row.id));
    await writeCodeDocument(tx, row.id);
    const details = { version, isNewVersion };
    await writeAudit(tx, ctx, { action: "code.save", subjectKind: "code", subjectId: row.id, details });
    return { id: row.id, version, isNewVersion };
  });
}

/** Hides a code from everybody, or shows it again. For staff. */
export async function setCodeHidden(
  ctx: Ctx,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<{ id: string; hidden: boolean }> {
  assertRight(ctx, "codes");
  return ctx.db.transaction(async tx => {
    const row = await lockCode(tx, id);
    const state = hidden
      ? { hiddenAt: ctx.now, hiddenBy: "staff" as const }
      : { hiddenAt: null, hiddenBy: null };
    await tx.update(codes).set(state).where(eq(codes.id, row.id));
    await writeCodeDocument(tx, row.id);
    const action = hidden ? "code.hide" : "code.restore";
    await writeAudit(tx, ctx, { action, subjectKind: "code", subjectId: row.id });
    return { id: row.id, hidden };
  });
}
