import type { OtherFiles } from "../infer/context.ts";
import type { Version } from "../tables/read-table.ts";

/** What the other files of a bot say. */
export interface Project {
  /** What local modules export, in the classes of one version. */
  resolve: (version: Version) => OtherFiles;
  /** Whether a name that looks like that of a package is that of another file. */
  isOwnFile: (source: string) => boolean;
  /** The texts of all files, as they were. */
  texts: readonly string[];
  /** Where they stand. */
  paths: readonly string[];
  /** Whether it has a package.json: then all files of the bot are here. */
  isWhole: boolean;
  /** Whether it has a package.json to which packages will be added. */
  hasPackage: boolean;
  /** What becomes of the name of a file that is called like an event, if it were to be called `to`. */
  nameOf: (to: string) => NameFate;
}

/**
 * `new`: a loader finds the file by its name, no other file asks for it, and the new name is free. `kept`: only other
 * files ask for it. `unknown`: neither is certain.
 */
export type NameFate = "new" | "kept" | "unknown";
