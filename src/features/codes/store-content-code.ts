import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { codes, codeVersions } from "#db/schema/index.ts";
import type { CodeContent } from "./code-content.schema.ts";
import type { CodeFiles, ContentCode } from "./read-content.ts";
import { writeCodeDocument } from "./search-code.ts";
import { listVersionHashes, textHash, writeVersionFiles } from "./version-files.ts";

export type Stored = "added" | "updated" | "unchanged" | "kept";
type Row = typeof codes.$inferSelect;
type Told = { stored: Stored; problems: string[] };

/** The columns that follow code.json: words, tags, what opens first. */
const columnsOf = (content: CodeContent) => ({
  kind: content.kind,
  language: content.language,
  titleEn: content.title.en,
  titleAr: content.title.ar,
  descriptionEn: content.description.en,
  descriptionAr: content.description.ar,
  setup: content.setup,
  tags: content.tags,
  discordJs: content.discordJs,
  needsPlan: content.plan === "paid",
  video: content.video,
  entry: content.entry,
  preview: content.preview,
  version: content.versions.length,
  updatedAt: content.versions.at(-1)?.date ?? new Date(0),
});

const isSame = (stored: ReadonlyMap<string, string>, files: CodeFiles): boolean =>
  stored.size === files.size && [...files].every(([path, text]) => stored.get(path) === textHash(text));

/** Versions are never written again: what was changed under a number that is there already is only told. */
async function changedVersions(tx: Tx, row: Row, code: ContentCode): Promise<string[]> {
  if (code.versions.length < row.version) return [`version ${code.versions.length + 1} is gone`];
  const problems: string[] = [];
  for (let number = 1; number <= row.version; number++) {
    const stored = await listVersionHashes(tx, row.id, number);
    if (!isSame(stored, code.versions[number - 1] ?? new Map()))
      problems.push(`the files of version ${number} changed without a new number`);
  }
  return problems;
}

async function changedNotes(tx: Tx, row: Row, { content }: ContentCode): Promise<string[]> {
  const stored = await tx.select().from(codeVersions).where(eq(codeVersions.codeId, row.id));
  return stored.flatMap(version => {
    const given = content.versions[version.number - 1];
    const isKept =
      given?.note.en === version.noteEn &&
      given.note.ar === version.noteAr &&
      given.date.getTime() === version.date.getTime();
    return isKept ? [] : [`note or date of version ${version.number} changed without a new number`];
  });
}

async function addVersions(tx: Tx, code: ContentCode, options: { after: number; now: Date }): Promise<void> {
  for (const version of code.content.versions.slice(options.after)) {
    await tx.insert(codeVersions).values({
      codeId: code.id,
      number: version.number,
      date: version.date,
      noteEn: version.note.en,
      noteAr: version.note.ar,
      createdAt: options.now,
    });
    const files = code.versions[version.number - 1] ?? new Map();
    await writeVersionFiles(tx, { codeId: code.id, number: version.number, files });
  }
}

async function add(tx: Tx, code: ContentCode, hash: string, now: Date): Promise<Told> {
  await tx.insert(codes).values({
    id: code.id,
    source: "content",
    ...columnsOf(code.content),
    createdAt: code.content.versions[0]?.date ?? now,
    contentHash: hash,
  });
  await addVersions(tx, code, { after: 0, now });
  await writeCodeDocument(tx, code.id);
  return { stored: "added", problems: [] };
}

/** A code that staff saved is theirs from then on: its folder is not looked at any more, which is told once a change. */
async function leaveToStaff(tx: Tx, row: Row, hash: string): Promise<Told> {
  if (row.contentHash === hash) return { stored: "unchanged", problems: [] };
  await tx.update(codes).set({ contentHash: hash }).where(eq(codes.id, row.id));
  return { stored: "kept", problems: [] };
}

/** Brings one code of `content/` into the database. `hash` tells whether its folder is as it was last time. */
export async function storeContentCode(
  tx: Tx,
  code: ContentCode,
  { hash, now }: { hash: string; now: Date },
): Promise<Told> {
  const [row] = await tx.select().from(codes).where(eq(codes.id, code.id));
  if (row === undefined) return add(tx, code, hash, now);
  if (row.source === "staff") return leaveToStaff(tx, row, hash);
  const comesBack = row.hiddenBy === "content";
  if (row.contentHash === hash && !comesBack) return { stored: "unchanged", problems: [] };
  const changed = await changedVersions(tx, row, code);
  if (changed.length > 0) return { stored: "kept", problems: changed };
  const problems = await changedNotes(tx, row, code);
  await addVersions(tx, code, { after: row.version, now });
  await tx
    .update(codes)
    .set({
      ...columnsOf(code.content),
      // With a problem the folder is looked at again by the next start, which tells it again.
      contentHash: problems.length === 0 ? hash : null,
      ...(comesBack && { hiddenAt: null, hiddenBy: null }),
    })
    .where(eq(codes.id, row.id));
  await writeCodeDocument(tx, code.id);
  return { stored: "updated", problems };
}
