import { dayMs as day, hourMs as hour, minuteMs as minute } from "./time.ts";

/** The numbers of leaving and of one's own data: part of `limits` (limits.ts). */
export const accountLimits = {
  /** So long a deletion can be taken back. */
  undoDays: 14,
  undoMs: 14 * day,
  /** How often accounts are looked for whose time has come, and how many one look deletes. */
  deleteEveryMs: minute,
  deleteBatch: 50,
  confirmationMax: 100,
  /** Files of all one's own data. */
  exports: 5,
  exportWindowMs: hour,
  /** Rows that are read at once for such a file. */
  exportRows: 500,
} as const;
