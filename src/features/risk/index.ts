export { riskOf } from "./risk-of.ts";
export type { SourceFile } from "./risk-signals.ts";
