import { limits } from "#core/limits.ts";
import type { Message, Notice } from "./notice.ts";

type Aimed = { notice: Notice; target: string | null };

/** Notices that could share a message. What was sent together before is sent together again. */
function companyOf({ notice, target }: Aimed): string {
  if (notice.messageId !== null) return `message ${notice.messageId} ${target}`;
  if (notice.kind === "test" || target === null) return `alone ${notice.id}`;
  return `group ${notice.kind} ${notice.ownerId} ${target}`;
}

function messageOf(company: readonly Aimed[]): Message[] {
  const [head] = company;
  if (head === undefined) return [];
  const notices = company.map(({ notice }) => notice);
  const first = head.notice;
  return [{ id: first.messageId ?? first.id, first, notices, target: head.target, refusal: null }];
}

/**
 * Makes messages of waiting notices so that each wanted one is in a message. Many that say the same to the same
 * address become one message, also with those that nobody has asked for yet; a few are sent one by one, at once.
 */
export function planMessages(aimed: readonly Aimed[], wanted: ReadonlySet<string>): Message[] {
  const companies = Map.groupBy(aimed, companyOf);
  return [...companies.values()].flatMap(company => {
    const asked = company.filter(({ notice }) => wanted.has(notice.id));
    if (asked.length === 0) return [];
    const together = company.length > limits.notification.groupAbove || company[0]?.notice.messageId !== null;
    return together ? messageOf(company) : asked.flatMap(one => messageOf([one]));
  });
}
