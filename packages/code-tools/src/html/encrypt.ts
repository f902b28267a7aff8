import { deflate, fromBase64, inflate, toBase64, toBytes, toText } from "./bytes.ts";

/** OWASP's count for PBKDF2 with HMAC-SHA-256. */
export const iterations = 600_000;
const saltBytes = 16;
const ivBytes = 12;
const envelopeVersion = 1;

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const material = toBytes(password.normalize("NFKC"));
  const base = await crypto.subtle.importKey("raw", material, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Version, count, salt, nonce and the encrypted page, separated by dots. */
export async function encrypt(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await keyOf(password, salt, iterations);
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, await deflate(toBytes(text)));
  return [envelopeVersion, iterations, toBase64(salt), toBase64(iv), toBase64(new Uint8Array(data))].join(
    ".",
  );
}

/** Null when the password is wrong or the page was changed on its way. */
export async function decrypt(envelope: string, password: string): Promise<string | null> {
  const [version, rounds, salt = "", iv = "", data = ""] = envelope.trim().split(".");
  if (Number(version) !== envelopeVersion) return null;
  try {
    const key = await keyOf(password, fromBase64(salt), Number(rounds));
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64(iv) }, key, fromBase64(data));
    return toText(await inflate(new Uint8Array(plain)));
  } catch {
    return null;
  }
}
