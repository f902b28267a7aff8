import type { Draft } from "./draft.ts";

/** What every group of fields of the form is given. */
export type FieldsProps = {
  draft: Draft;
  set(change: Partial<Draft>): void;
  /** The message at each wrong field, in the language of the page. */
  errors: Partial<Record<string, string>>;
  minIntervalS: number;
  /** The stored webhook as it may be shown; null when there is none. */
  webhookMask: string | null;
};
