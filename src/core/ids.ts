const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** A random id of `length` base-32 letters (5 bits each; 16 letters are 80 bits). Safe in URLs and file names. */
export function createId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, byte => alphabet[byte & 31]).join("");
}
