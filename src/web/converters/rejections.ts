import type { Change } from "#djs-convert";
import type { Rejection } from "./protocol.ts";

export const rejectionOf = ({ rule, step, before, range }: Change): Rejection => ({
  rule,
  step,
  before,
  start: range.start,
});

export const isRejectionOf = (rejection: Rejection, change: Change): boolean =>
  rejection.start === change.range.start &&
  rejection.rule === change.rule &&
  rejection.step === change.step &&
  rejection.before === change.before;

/** The stretch that an edit replaced: `from`…`toBefore` in the old text, `from`…`toAfter` in the new one. */
export function editedStretch(
  before: string,
  after: string,
): { from: number; toBefore: number; toAfter: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  return { from, toBefore: before.length - same, toAfter: after.length - same };
}

/** What was rejected stays so while the text around it is edited. */
export function moveRejections(
  rejections: readonly Rejection[],
  before: string,
  after: string,
): readonly Rejection[] {
  if (rejections.length === 0) return rejections;
  const { from, toBefore, toAfter } = editedStretch(before, after);
  return rejections.flatMap(rejection => {
    if (rejection.start < from) return rejection;
    if (rejection.start < toBefore) return [];
    return { ...rejection, start: rejection.start + toAfter - toBefore };
  });
}
