import { randomBytes } from "node:crypto";
import { hashToken } from "#core/keys.ts";

/** Crockford's base 32: no letter looks like a digit, so that a code can be read aloud and typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bits = 128;
const letters = Math.ceil(bits / 5);
const groups = /^(.{5})(.{5})(.{5})(.{5})(.+)$/;

/** A new code of 128 random bits, in groups: `7K2QX-M0D4T-…`. It is shown once; only `giftHash` of it is kept. */
export function createGiftCode(): string {
  let rest = BigInt(`0x${randomBytes(bits / 8).toString("hex")}`);
  let code = "";
  for (let index = 0; index < letters; index++) {
    code = alphabet.charAt(Number(rest & 31n)) + code;
    rest >>= 5n;
  }
  return code.replace(groups, "$1-$2-$3-$4-$5");
}

const digitOf = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** A code as people type it: small letters, other dashes, Arabic digits, O for 0, I and L for 1. */
const normalized = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, digitOf)
    .toUpperCase()
    .replace(/[^\dA-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** What is stored of a code and looked for: equal for every spelling of it. */
export const giftHash = (typed: string): string => hashToken(`gift:${normalized(typed)}`);
