import { timingSafeEqual } from "node:crypto";
import type { Keys } from "#core/keys.ts";
import type { Language } from "#core/vocabulary.ts";

/** A mail address as it is kept where only its owner's wish matters: a keyed hash, the same for every spelling. */
export const addressHash = (keys: Keys, address: string): string =>
  keys.sign("mail-address", address.trim().toLowerCase());

const signatureOf = (keys: Keys, hash: string) => keys.sign("unsubscribe", hash);

/** Who holds this link has got a mail at the address; the address itself is not in it. */
export function unsubscribeUrl(
  access: { keys: Keys; env: { PUBLIC_URL: string } },
  address: string,
  language: Language,
): string {
  const hash = addressHash(access.keys, address);
  const query = new URLSearchParams({
    address: hash,
    signature: signatureOf(access.keys, hash),
    lang: language,
  });
  return `${access.env.PUBLIC_URL}/api/notifications/unsubscribe?${query}`;
}

/** Whether the link is one of ours, unchanged. */
export function isSignedLink(keys: Keys, link: { address: string; signature: string }): boolean {
  const expected = Buffer.from(signatureOf(keys, link.address));
  const given = Buffer.from(link.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
