import { type ConvertedFile, convertProject } from "#djs-convert";
import { rejectedOf } from "./convert-file.ts";
import { folderLooksLike } from "./detect-project.ts";
import type { Answers, FileResult, ProjectJob } from "./protocol.ts";

type Whole = Pick<FileResult, "from" | "to" | "looksLike" | "ms">;

const resultOf = ({ newPath, after, changes, diagnostics }: ConvertedFile, whole: Whole): FileResult => ({
  ...whole,
  code: after,
  filename: newPath,
  changes,
  diagnostics,
  rejected: [],
});

/** A file without what was rejected in it. The others are needed again, so that it knows of them. */
function withoutRejected(job: ProjectJob, file: ConvertedFile, whole: Whole): FileResult {
  const left = rejectedOf(file.changes, job.rejections.get(file.path) ?? []);
  if (left.length === 0) return resultOf(file, whole);
  // The changes of package.json belong together: the list of packages is taken whole or not at all.
  if (/(?:^|\/)package\.json$/.test(file.path))
    return { ...resultOf(file, whole), code: file.before, changes: [], rejected: file.changes };
  const reject = left.map(({ id }) => id);
  const again = convertProject(job.files, { from: whole.from, to: whole.to, reject });
  const found = again.files.find(({ path }) => path === file.path) ?? file;
  return { ...resultOf(found, whole), rejected: left };
}

/** Converts the files of one bot together. The time is shared out, so that all of it is that of the whole. */
export function convertFolder(
  job: ProjectJob,
  now: () => number,
  onProgress?: (done: number, total: number) => void,
): Answers["project"] {
  const started = now();
  const { from, to, files } = convertProject(job.files, {
    from: job.from ?? undefined,
    to: job.to,
    onProgress,
  });
  const looksLike = folderLooksLike(job.files, job.from);
  const results = files.map((file): [string, FileResult] => [
    file.path,
    withoutRejected(job, file, { from, to, looksLike, ms: 0 }),
  ]);
  const ms = (now() - started) / Math.max(1, results.length);
  return results.map(([path, result]) => [path, { ...result, ms }]);
}
