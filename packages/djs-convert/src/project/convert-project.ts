import type { ConvertOptions } from "../change.ts";
import { advance, begin, finish, stepsBetween, type Underway } from "../convert.ts";
import { detectVersion } from "../detect-version.ts";
import type { Version } from "../tables/read-table.ts";
import { LinkedFiles } from "./linked-files.ts";
import { asksForOlder, convertPackage, versionOfPackage } from "./package-file.ts";
import type { Project } from "./project.ts";
import type { ConvertedFile, ProjectFile } from "./project-file.ts";
import { asModule, convertSettings, isSettings } from "./settings-file.ts";

export interface ProjectConversion {
  from: Version;
  to: Version;
  files: ConvertedFile[];
}

export interface ProjectOptions extends Omit<ConvertOptions, "filename"> {
  /** Called before each file with how many are done, and once with all of them at the end. */
  onProgress?: ((done: number, total: number, path: string) => void) | undefined;
}

/** Files that are converted; all others come back as they are. */
export const isCode = (path: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.[cm]?ts$|\.min\.js$/.test(path);

const isPackage = (path: string): boolean => /(^|\/)package\.json$/.test(path);

/**
 * Converts the files of one bot together: what a file exports is known where another one requires it, intents are
 * gathered from all of them, and package.json asks for the new version. With tsconfig.json among them, other files are
 * found by the names that it gives them: `@struct/Command`.
 */
export function convertProject(
  files: readonly ProjectFile[],
  options: ProjectOptions = {},
): ProjectConversion {
  const from = options.from ?? detectProject(files);
  const to = options.to ?? 14;
  const settings = settingsOf(files, { from, to }, options);
  const underway = throughSteps(files, from, to, {
    ...options,
    settings: [...settings.values()].map(asModule),
  });
  const read = files.map((file, index): ConvertedFile => {
    const at = underway[index];
    if (!at || !isCode(file.path)) return settings.get(file.path) ?? unchanged(file);
    const { code, filename, changes, diagnostics } = finish(at, from, to);
    const newPath = filename ?? file.path;
    return { path: file.path, newPath, before: file.text, after: code, changes, diagnostics };
  });
  const needsVoice = read.some(needsVoicePackage);
  const converted = read.map(file =>
    isPackage(file.path) ? convertPackage({ path: file.path, text: file.before }, to, needsVoice) : file,
  );
  options.onProgress?.(files.length, files.length, "");
  return { from, to, files: converted };
}

/** The files of settings by their paths, as they are to be; code is read with what they will say. */
function settingsOf(
  files: readonly ProjectFile[],
  { from, to }: Pick<ProjectConversion, "from" | "to">,
  { reject }: ProjectOptions,
): ReadonlyMap<string, ConvertedFile> {
  const texts = files.filter(file => isCode(file.path)).map(({ text }) => text);
  const bot = { from, to, texts, rejected: new Set(reject) };
  return new Map(
    files
      .filter(file => isSettings(file.path))
      .map(file => [file.path, to < 13 ? unchanged(file) : convertSettings(file, bot)]),
  );
}

/** All files take one step before any takes the next: what they ask of each other is always of one version. */
function throughSteps(
  files: readonly ProjectFile[],
  from: Version,
  to: Version,
  { onProgress, settings, ...options }: ProjectOptions & { settings: readonly ProjectFile[] },
): readonly Underway[] {
  const steps = stepsBetween(from, to);
  const bot = {
    isWhole: files.some(file => isPackage(file.path)),
    hasPackage: files.some(file => isPackage(file.path) && asksForOlder(file.text, to)),
  };
  let underway = files.map(file => begin(file.text, { ...options, filename: file.path }));
  for (const [passed, at] of steps.entries()) {
    const linked = new LinkedFiles(underway.filter(isNamedCode).map(asText), settings, files);
    underway = underway.map((file, index) => {
      const done = Math.floor((passed * files.length + index) / steps.length);
      onProgress?.(done, files.length, file.filename ?? "");
      if (!isNamedCode(file)) return file;
      // What was read is read again in the next step: to keep all of it would take more room than time.
      return { ...advance(file, at, projectOf(linked, file, bot)), read: () => null };
    });
  }
  return underway;
}

const isNamedCode = (file: Underway): file is Named => isCode(file.filename ?? "");

type Named = Underway & { filename: string };

const asText = ({ filename, code }: Named): ProjectFile => ({ path: filename, text: code });

/** What the others say to a file, as far as all of them have come. */
const projectOf = (
  linked: LinkedFiles,
  { filename }: Named,
  bot: Pick<Project, "isWhole" | "hasPackage">,
): Project => ({
  ...bot,
  resolve: linked.resolverFor(filename),
  isOwnFile: linked.ownFilesOf(filename),
  texts: linked.texts,
  paths: linked.paths,
  nameOf: to => linked.nameOf(filename, to),
});

/** Voice is a package of its own since version 13: whatever was rewritten for it needs it, and whatever is left to be. */
const needsVoicePackage = ({ after, diagnostics }: ConvertedFile): boolean =>
  /["']@discordjs\/voice["']/.test(after) || diagnostics.some(one => one.reason === "voice");

const unchanged = (file: ProjectFile): ConvertedFile => ({
  path: file.path,
  newPath: file.path,
  before: file.text,
  after: file.text,
  changes: [],
  diagnostics: [],
});

/** The version that package.json asks for, or else what most files say. */
export function detectProject(files: readonly ProjectFile[]): Version {
  for (const file of files) {
    const stated = isPackage(file.path) ? versionOfPackage(file.text) : null;
    if (stated) return stated;
  }
  const votes = new Map<Version, number>();
  for (const file of files) {
    const version = isCode(file.path) ? detectVersion(file.text) : null;
    if (version) votes.set(version, (votes.get(version) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 13;
}
