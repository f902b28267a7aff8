import { limits } from "#core/limits.ts";
import { codePath } from "#features/codes/code-content.schema.ts";
import type { Picked } from "../../projects/draft/pick-files.ts";

export type CodeText = { path: string; text: string };

const decoder = new TextDecoder("utf-8", { fatal: true });

async function textOf(file: File): Promise<string | null> {
  if (file.size > limits.code.fileMaxBytes) return null;
  try {
    const text = decoder.decode(await file.arrayBuffer());
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** Reads what was picked: texts with allowed names, and the paths of what was left out. */
export async function readTexts(picked: Picked): Promise<{ files: CodeText[]; skipped: string[] }> {
  const files: CodeText[] = [];
  const skipped: string[] = [...picked.folders];
  for (const { path, file } of picked.files) {
    const text = codePath.safeParse(path).success ? await textOf(file) : null;
    if (text === null) skipped.push(path);
    else files.push({ path, text });
  }
  return { files, skipped };
}

/** The files after others came in: one of the same path is replaced. */
export function withTexts(before: readonly CodeText[], added: readonly CodeText[]): CodeText[] {
  const all = new Map([...before, ...added].map(file => [file.path, file]));
  return [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
