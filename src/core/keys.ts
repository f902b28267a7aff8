import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What SECRET_KEY is used for. Each purpose has a key of its own, so that none opens what another sealed. */
export type Keys = {
  /** AES-256-GCM; the result is text (version, nonce, tag and cipher text, base64url). */
  seal(text: string): string;
  /** Throws when the text was changed or sealed with another key. */
  open(sealed: string): string;
  /** HMAC-SHA256 as base64url: signs links, hashes addresses. `purpose` keeps uses apart. */
  sign(purpose: string, text: string): string;
};

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "ra3d", purpose, 32));

export function createKeys(secret: string): Keys {
  const sealing = derive(secret, "seal");
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealed) {
      const data = Buffer.from(sealed.slice(2), "base64url");
      if (!sealed.startsWith("1.") || data.length < 28) throw new Error("This is not a sealed text.");
      const decipher = createDecipheriv("aes-256-gcm", sealing, data.subarray(0, 12));
      decipher.setAuthTag(data.subarray(12, 28));
      return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString("utf8");
    },
    sign: (purpose, text) =>
      createHmac("sha256", derive(secret, `sign:${purpose}`))
        .update(text)
        .digest("base64url"),
  };
}

/** A token of 256 random bits for a cookie or an address. Only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
