import type { HumanCheckPurpose } from "#core/vocabulary.ts";

/** What every way of checking is given. */
export type WidgetProps = {
  purpose: HumanCheckPurpose;
  /** The solution, or null when there is none any more. */
  onSolved(solution: string | null): void;
  /** It could not be loaded, or broke. */
  onFailed(): void;
};
