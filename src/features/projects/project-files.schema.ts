import { limits } from "#core/limits.ts";
import type { ProjectFileKey } from "#i18n/messages/project-files.ts";

/**
 * What files, folders and pictures of a project may be called and how large they may be. Browser and server ask the
 * same functions; a problem is a message of i18n/messages/project-files.ts with its values.
 */
export type FileProblem = { key: ProjectFileKey; params: Record<string, string | number> };
export type FileEntry = { path: string; sizeBytes: number };

export const forbiddenExtensions = [
  ".exe",
  ".dll",
  ".so",
  ".dylib",
  ".app",
  ".sys",
  ".bin",
  ".dat",
  ".db",
  ".sqlite",
  ".env",
  ".log",
] as const;

export const forbiddenFolders = [
  "node_modules",
  ".git",
  "dist",
  "build",
  "coverage",
  ".next",
  ".nuxt",
  "vendor",
  "bower_components",
  "tmp",
  "temp",
  ".env",
] as const;

export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;

const mebibyte = 1_024 * 1_024;
const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(text).length;
const problem = (key: ProjectFileKey, params: FileProblem["params"] = {}): FileProblem => ({ key, params });

/** Controls, line separators, invisible and direction characters, and halves of pairs. Arabic letters are none of them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/** A name as a message can show it: hidden characters written out, so that they cannot turn the sentence round. */
export function visibleName(name: string): string {
  const written = name.replace(
    new RegExp(hidden, "gu"),
    letter => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return written.length > 100 ? `${written.slice(0, 60)}…${written.slice(-30)}` : written;
}

/** Paths as they are stored and compared: NFC, since macOS hands names over taken apart. */
export const cleanPath = (path: string): string => path.normalize("NFC");

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Two paths with the same key are one file where upper and lower case do not differ. */
export const pathKey = (path: string): string => cleanPath(path).toLowerCase();

/** The forbidden extension that a name bears, as its last one or before all others (`.env.local`); null without one. */
export function forbiddenExtensionOf(name: string): string | null {
  const lower = name.toLowerCase();
  const last = lower.slice(Math.max(lower.lastIndexOf("."), 0));
  const first = /^\.[^.]*/.exec(lower)?.[0];
  return forbiddenExtensions.find(ext => ext === last || ext === first) ?? null;
}

function segmentProblem(segment: string, path: string): FileProblem | null {
  const name = visibleName(segment);
  if (segment === "") return problem("name_empty", { path: visibleName(path) });
  if (segment === "." || segment === "..") return problem("path_outside", { path: visibleName(path) });
  if (hidden.test(segment)) return problem("name_control", { name });
  if (sizeOf(segment) > limits.project.segmentMaxBytes)
    return problem("name_too_long", { name, max: limits.project.segmentMaxBytes });
  const character = /[<>:"|?*]/.exec(segment)?.[0];
  if (character !== undefined) return problem("name_character", { name, character });
  if (/[. ]$/.test(segment)) return problem("name_end", { name });
  if (reserved.test(segment)) return problem("name_reserved", { name });
  return null;
}

/** What is wrong with the shape of a path, whatever stands there. */
function shapeProblem(path: string): FileProblem | null {
  const shown = { path: visibleName(path) };
  if (path === "") return problem("name_empty", { path: "/" });
  if (path.includes("\\")) return problem("path_backslash", shown);
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) return problem("path_absolute", shown);
  const segments = path.split("/");
  if (segments.length > limits.project.levelsMax)
    return problem("path_too_deep", { ...shown, max: limits.project.levelsMax });
  for (const segment of segments) {
    const found = segmentProblem(segment, path);
    if (found) return found;
  }
  if (sizeOf(path) > limits.project.pathMaxBytes)
    return problem("path_too_long", { ...shown, max: limits.project.pathMaxBytes });
  return null;
}

function folderNameProblem(path: string): FileProblem | null {
  const forbidden = new Set<string>(forbiddenFolders);
  const name = path.split("/").find(segment => forbidden.has(segment.toLowerCase()));
  return name === undefined ? null : problem("folder_name", { name });
}

/** What is wrong with the path of a folder. */
export function folderProblem(path: string): FileProblem | null {
  const clean = cleanPath(path);
  return shapeProblem(clean) ?? folderNameProblem(clean);
}

/** What is wrong with the path of a file. */
export function filePathProblem(path: string): FileProblem | null {
  const clean = cleanPath(path);
  const shape = shapeProblem(clean);
  if (shape) return shape;
  const ext = forbiddenExtensionOf(nameOf(clean));
  return ext === null ? folderNameProblem(clean) : problem("file_type", { ext });
}

export const tooLarge = (path: string): FileProblem =>
  problem("file_too_large", {
    name: visibleName(nameOf(path)),
    max: limits.project.fileMaxBytes / mebibyte,
  });

/** What is wrong with one file. */
export function fileProblem({ path, sizeBytes }: FileEntry): FileProblem | null {
  return filePathProblem(path) ?? (sizeBytes > limits.project.fileMaxBytes ? tooLarge(path) : null);
}

/** A refusal of a file, of a picture or, with `path` null, of the whole. */
export type Refused = { path: string | null; problem: FileProblem };

/** Files that are one where case does not differ, and files where others have a folder. */
export function collisions(files: readonly FileEntry[], folders: readonly string[] = []): Refused[] {
  const seen = new Set<string>();
  const folderKeys = new Set(folders.map(pathKey));
  for (const { path } of files) {
    const key = pathKey(path);
    for (let end = key.lastIndexOf("/"); end > 0; end = key.lastIndexOf("/", end - 1))
      folderKeys.add(key.slice(0, end));
  }
  return files.flatMap(({ path }): Refused[] => {
    const key = pathKey(path);
    const shown = { path: visibleName(path) };
    if (seen.has(key)) return [{ path, problem: problem("path_twice", shown) }];
    seen.add(key);
    return folderKeys.has(key) ? [{ path, problem: problem("path_file_and_folder", shown) }] : [];
  });
}

/** What is wrong with the whole: numbers, sizes and names against each other. Each file was asked about before. */
export function projectProblems(files: readonly FileEntry[], folders: readonly string[] = []): Refused[] {
  const { filesMax, foldersMax, totalMaxBytes } = limits.project;
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const found: (FileProblem | false)[] = [
    files.length === 0 && problem("files_required"),
    files.length > filesMax && problem("files_too_many", { max: filesMax }),
    total > totalMaxBytes && problem("files_too_large", { max: totalMaxBytes / mebibyte }),
    folders.length > foldersMax && problem("folders_too_many", { max: foldersMax }),
  ];
  const whole = found
    .filter(entry => entry !== false)
    .map((entry): Refused => ({ path: null, problem: entry }));
  return [...whole, ...collisions(files, folders)];
}

export const tooManyImages = (): FileProblem => problem("images_too_many", { max: limits.project.imagesMax });

export const imageTooLarge = (name: string): FileProblem =>
  problem("image_too_large", { name: visibleName(name), max: limits.project.imageMaxBytes / mebibyte });

/** What is wrong with one picture, as far as its name, type and size tell. */
export function imageProblem(image: { name: string; type: string; sizeBytes: number }): FileProblem | null {
  if (!(imageTypes as readonly string[]).includes(image.type.toLowerCase()))
    return problem("image_type", { name: visibleName(image.name) });
  return image.sizeBytes > limits.project.imageMaxBytes ? imageTooLarge(image.name) : null;
}
