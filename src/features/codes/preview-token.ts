import { timingSafeEqual } from "node:crypto";
import { createToken, type Keys } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { previewDirections } from "./preview-message.schema.ts";

export type PreviewTicket = {
  id: string;
  version: number;
  direction: (typeof previewDirections)[number];
  nonce: string;
  expiresAt: Date;
};

const purpose = "code-preview";
const separator = ".";

function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A word of an address that opens one version's preview until it expires; nobody else can make one. */
export function writePreviewToken(keys: Keys, ticket: PreviewTicket): string {
  const { id, version, direction, nonce, expiresAt } = ticket;
  const text = [id, version, direction, nonce, expiresAt.getTime()].join(separator);
  return `${text}${separator}${keys.sign(purpose, text)}`;
}

/** Null for everything that we did not sign, and for what has expired. */
export function readPreviewToken(keys: Keys, token: string, now: Date): PreviewTicket | null {
  if (token.length > 400) return null;
  const parts = token.split(separator);
  const [id = "", version = "", asked = "", nonce = "", expires = "", signature = ""] = parts;
  const text = parts.slice(0, -1).join(separator);
  if (parts.length !== 6 || !isSameText(signature, keys.sign(purpose, text))) return null;
  const direction = previewDirections.find(one => one === asked);
  const expiresAt = new Date(Number(expires));
  if (direction === undefined || !(expiresAt > now)) return null;
  return { id, version: Number(version), direction, nonce, expiresAt };
}

export const newTicketTimes = (now: Date) => ({
  nonce: createToken(),
  expiresAt: addMs(now, limits.code.previewMs),
});
