/** The parts of JSON Schema that our routes' schemas become. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
export type Components = Record<string, Schema>;

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());
const choicesOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [];

function objectShape(schema: Schema, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const pad = "  ".repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, value]) => `${pad}${name}${required.includes(name) ? "" : "?"}: ${shapeOf(value, depth + 1)}`,
  );
  if (typeof additionalProperties === "object")
    lines.push(`${pad}[name]: ${shapeOf(additionalProperties, depth + 1)}`);
  return lines.length === 0 ? "object" : `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

function plainShape(schema: Schema, type: string): string {
  const { minimum, maximum, maxLength, format } = schema;
  // Whole numbers are bounded by what a number holds exactly, which says nothing to a reader.
  const isStated = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < 2 ** 53 - 1;
  const range = [isStated(minimum) && `≥ ${minimum}`, isStated(maximum) && `≤ ${maximum}`].filter(Boolean);
  const notes = [format, ...range, maxLength && `at most ${maxLength} letters`].filter(Boolean);
  return notes.length === 0 ? type : `${type} (${notes.join(", ")})`;
}

/** A schema as a person reads it, in the manner of TypeScript. */
export function shapeOf(schema: Schema, depth = 0): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(" | ");
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(choice => shapeOf(choice, depth)))].join(" | ");
  if (schema.allOf) return schema.allOf.map(part => shapeOf(part, depth)).join(" & ");
  const shapes = typesOf(schema).map(type => {
    if (type === "array") return `${shapeOf(schema.items ?? {}, depth)}[]`;
    return type === "object" ? objectShape(schema, depth) : plainShape(schema, type);
  });
  return shapes.join(" | ") || "any";
}

const plainExamples: Record<string, unknown> = { string: "text", number: 1, integer: 1, boolean: true };
const formatExamples: Record<string, string> = {
  email: "me@example.com",
  uri: "https://example.com",
  "date-time": "2026-01-01T00:00:00.000Z",
};

/** A value that fits a schema as far as its types go: what must be there, and no more. */
export function exampleOf(schema: Schema, components: Components): unknown {
  if (schema.$ref) return exampleOf(components[nameOf(schema.$ref)] ?? {}, components);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return exampleOf(choice, components);
  const [type = ""] = typesOf(schema);
  if (type === "array") return schema.items ? [exampleOf(schema.items, components)] : [];
  if (type !== "object") return formatExamples[schema.format ?? ""] ?? plainExamples[type] ?? null;
  const { properties = {}, required = [] } = schema;
  const shown = required.length > 0 ? required : Object.keys(properties);
  return Object.fromEntries(shown.map(name => [name, exampleOf(properties[name] ?? {}, components)]));
}
