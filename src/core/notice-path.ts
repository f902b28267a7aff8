import type { NoticeKind } from "./vocabulary.ts";

/** Notices about projects; they carry the way to appeal. */
export const isAboutProject = (kind: NoticeKind): boolean => /^(?:project|appeal)_/.test(kind);

/** Where a notice leads beside the list of notices; null where it says all itself. */
export function noticePath({ kind, subjectId }: { kind: NoticeKind; subjectId: string }): string | null {
  if (kind.startsWith("support_")) return `/support/${subjectId}`;
  return kind.startsWith("refund_") ? "/billing" : null;
}
