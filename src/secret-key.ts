import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";

/** SECRET_KEY, or the one kept in DATA_DIR, made on the first start and readable by its owner only. */
export function secretKeyOf(env: { SECRET_KEY?: string | undefined; DATA_DIR: string }): string {
  if (env.SECRET_KEY !== undefined) return env.SECRET_KEY;
  const file = path.resolve(env.DATA_DIR, "secret.key");
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return fs.readFileSync(file, "utf8").trim();
}
