import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "#core/limits.ts";
import { secondMs } from "#core/time.ts";

const digest = (secret: string, seconds: string, body: string): Buffer =>
  createHmac("sha256", secret).update(`${seconds}:${body}`).digest();

/** The header in Paddle's form: a time and the keyed hash of time and body. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / secondMs));
  return `ts=${seconds};h1=${digest(secret, seconds, body).toString("hex")}`;
}

function readHeader(header: string): { seconds: string; hashes: Buffer[] } | null {
  const parts = header.split(";").map(part => part.trim().split("="));
  const values = (name: string) => parts.filter(([key]) => key === name).map(([, value = ""]) => value);
  const [seconds, ...more] = values("ts");
  const hashes = values("h1").filter(hash => /^[\da-f]{64}$/i.test(hash));
  if (seconds === undefined || more.length > 0 || !/^\d{1,12}$/.test(seconds)) return null;
  return {
    seconds,
    hashes: hashes.slice(0, limits.billing.signaturesMax).map(hash => Buffer.from(hash, "hex")),
  };
}

/**
 * Whether `header` signs `body`: with any of the secrets, by any of the hashes it holds (there are several while a
 * secret is replaced), and at a time that is neither long past nor to come. Every pair is compared, each in constant
 * time.
 */
export function isSignedWebhook(
  body: string,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const read = header === undefined || header.length > 2_000 ? null : readHeader(header);
  if (read === null) return false;
  const ageMs = now.getTime() - Number(read.seconds) * secondMs;
  let isSigned = false;
  for (const secret of secrets) {
    const expected = digest(secret, read.seconds, body);
    for (const hash of read.hashes) if (timingSafeEqual(expected, hash)) isSigned = true;
  }
  return isSigned && ageMs <= limits.billing.signatureAgeMs && -ageMs <= limits.billing.signatureAheadMs;
}
