export { catalogue } from "./catalogue/find-id.ts";
export {
  type Change,
  type Confidence,
  type Conversion,
  type ConvertOptions,
  type Detail,
  type Diagnostic,
  type Range,
  type Reason,
  reasons,
  type Step,
} from "./change.ts";
export { convert } from "./convert.ts";
export { detectVersion } from "./detect-version.ts";
export {
  convertProject,
  detectProject,
  type ProjectConversion,
  type ProjectOptions,
} from "./project/convert-project.ts";
export type { ConvertedFile, ProjectFile } from "./project/project-file.ts";
export { type Version, versions } from "./tables/read-table.ts";
