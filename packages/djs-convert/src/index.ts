export {
  type Change,
  type Confidence,
  type Conversion,
  type ConvertOptions,
  type Diagnostic,
  type Range,
  type Reason,
  reasons,
  type Step,
} from "./change.ts";
export { convert } from "./convert.ts";
export { detectVersion } from "./detect-version.ts";
export { type Version, versions } from "./tables/read-table.ts";
