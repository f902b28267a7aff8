import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const names = (text, pattern) => [...text.matchAll(pattern)].map(match => match[1]);

export const namesInSchema = text => names(text, /^ {4}([A-Z][A-Z0-9_]*):/gm);
/** `NAME=value`, or `# NAME=value` where the default holds. */
export const namesInExample = text => names(text, /^(?:#\s?)?([A-Z][A-Z0-9_]*)=/gm);
/** The rows of a table whose first cell is the name in code style. */
export const namesInTable = text => names(text, /^\|\s*`([A-Z][A-Z0-9_]*)`\s*\|/gm);

/** The settings that one place knows and the schema does not, and the other way round. */
export function findSettingProblems(schema, places) {
  if (schema.length === 0) return ["src/core/env.ts: no setting was found in its schema"];
  return Object.entries(places).flatMap(([place, listed]) => [
    ...schema.filter(name => !listed.includes(name)).map(name => `${place} does not document ${name}`),
    ...listed
      .filter(name => !schema.includes(name))
      .map(name => `${place} documents ${name}, which does not exist`),
    ...listed
      .filter((name, at) => listed.indexOf(name) !== at)
      .map(name => `${place} documents ${name} twice`),
  ]);
}

export function checkSettings(root) {
  const read = path => readFileSync(join(root, path), "utf8");
  const places = { ".env.example": namesInExample(read(".env.example")) };
  if (existsSync(join(root, "README.md"))) places["README.md"] = namesInTable(read("README.md"));
  return findSettingProblems(namesInSchema(read("src/core/env.ts")), places);
}
