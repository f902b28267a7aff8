import { z } from "zod";
import type { Components, Schema } from "./schema-text.ts";
import { exampleOf } from "./schema-text.ts";

// What zod reads here, our own generator wrote; parsing it gives it types that follow what the page shows.
const AnySchema = z.custom<Schema>(value => typeof value === "object" && value !== null);
const Content = z.record(z.string(), z.object({ schema: AnySchema.optional() }));
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: AnySchema.default({}),
});
const Operation = z.object({
  tags: z.array(z.string()).default(["Other"]),
  summary: z.string().default(""),
  description: z.string().default(""),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.default({}) })),
});
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default("") }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  components: z.object({ schemas: z.record(z.string(), AnySchema).default({}) }).default({ schemas: {} }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});
export type ApiDocument = z.output<typeof Document>;
export type Operation = z.output<typeof Operation> & { method: string; path: string; id: string };

export const parseDocument = (document: unknown): ApiDocument => Document.parse(document);

/** Every operation, in the order of its tag's first appearance. */
export function operationsByTag(document: ApiDocument): Map<string, Operation[]> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      id: `${method}${path.replace(/[^a-z0-9]+/gi, "-").replace(/-$/, "")}`,
    })),
  );
  return Map.groupBy(all, operation => operation.tags[0] ?? "Other");
}

export const bodySchemaOf = ({ requestBody }: Operation): Schema | undefined =>
  Object.values(requestBody?.content ?? {})[0]?.schema;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The parts of a form as curl takes them; files are chosen from the disk. */
function formLines({ properties = {}, required = [] }: Schema, components: Components): string[] {
  const shown = required.length > 0 ? required : Object.keys(properties);
  return shown.map(name => {
    const schema = properties[name] ?? {};
    const value = schema.type === "array" ? "@index.js" : exampleOf(schema, components);
    return `-F ${quoted(`${name}=${String(value)}`)}`;
  });
}

/** The call as one types it. Values in braces are for the reader to fill in. */
export function curlOf(operation: Operation, server: string, components: Components): string {
  const isChange = operation.method !== "GET";
  const query = operation.parameters
    .filter(parameter => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, components)))}`);
  const form = operation.requestBody?.content["multipart/form-data"]?.schema;
  const body = form ? undefined : bodySchemaOf(operation);
  const secure = server.startsWith("https:");
  const lines = [
    `curl${isChange ? ` -X ${operation.method}` : ""} ${quoted(`${server}${operation.path}${query.length > 0 ? `?${query.join("&")}` : ""}`)}`,
    "401" in operation.responses &&
      `-H ${quoted(`cookie: ${secure ? "__Host-session" : "session"}={token}`)}`,
    isChange && `-H ${quoted(`origin: ${server}`)}`,
    ...(form ? formLines(form, components) : []),
    body && `-H ${quoted("content-type: application/json")}`,
    body && `-d ${quoted(JSON.stringify(exampleOf(body, components)))}`,
  ];
  return lines.filter(Boolean).join(" \\\n  ");
}
