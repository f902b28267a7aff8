import * as fs from "node:fs";
import * as path from "node:path";
import type { Language, PolicyName } from "#core/vocabulary.ts";
import { packageRoot } from "#db/package-root.ts";
import type { Services } from "../context/index.ts";
import { parsePolicy } from "./parse-policy.ts";
import type { Policy } from "./policy.schema.ts";
import { policyValues } from "./policy-values.ts";

const known = new Map<string, string>();

/** A file of the installation; it is read once, like its program. */
function sourceOf(name: PolicyName, language: Language): string {
  const file = `${name}.${language}.md`;
  const found = known.get(file);
  if (found !== undefined) return found;
  const source = fs.readFileSync(path.join(packageRoot(), "content", "policies", file), "utf8");
  known.set(file, source);
  return source;
}

type Asking = { services: Pick<Services, "env">; language: Language };

/** A text of the site with the numbers and addresses of this installation. */
export const getPolicy = ({ services, language }: Asking, name: PolicyName): Policy =>
  parsePolicy(name, sourceOf(name, language), policyValues(services.env, language));
