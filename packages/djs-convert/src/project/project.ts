import type { ResolveLocal } from "../infer/inference.ts";

/** What the other files of a bot say. */
export interface Project {
  resolve: ResolveLocal;
  /** The texts of all files, as they were. */
  texts: readonly string[];
}
