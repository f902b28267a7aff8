import type { ResolveLocal } from "../infer/inference.ts";
import type { Version } from "../tables/read-table.ts";

/** What the other files of a bot say. */
export interface Project {
  /** What local modules export, in the classes of one version. */
  resolve: (version: Version) => ResolveLocal;
  /** The texts of all files, as they were. */
  texts: readonly string[];
}
