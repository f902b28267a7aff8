import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { noon, testServices } from "#tests/factories.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { exampleOf, shapeOf } from "./pages/schema-text.ts";

let database: Database;
let call: ReturnType<typeof apiClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  call = apiClient(testServices(database), { clock: () => noon });
});
afterAll(() => database.close());

describe("the description of the API", () => {
  it("is OpenAPI 3.1 with every path under /api, and every answer described", async () => {
    const document = await (await call("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    const paths = Object.keys(document.paths);
    expect(paths).toEqual(
      expect.arrayContaining(["/api/user", "/api/settings", "/api/sessions/{id}", "/api/login"]),
    );
    expect(paths.every(path => path.startsWith("/api/"))).toBe(true);
    for (const methods of Object.values<Record<string, { summary?: string; responses: object }>>(
      document.paths,
    ))
      for (const operation of Object.values(methods)) {
        expect(operation.summary).toBeTruthy();
        expect(Object.keys(operation.responses)).not.toHaveLength(0);
      }
    expect(document.components.schemas.ApiError.required).toEqual(["error", "code", "requestId"]);
  });

  it("is a page without scripts, with every call and a command for each", async () => {
    const document = await (await call("/api/openapi.json")).json();
    const answer = await call("/api/docs");
    const page = await answer.text();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(page).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const path of Object.keys(document.paths)) expect(page).toContain(path);
    expect(page).toContain("curl -X PATCH &#39;http://127.0.0.1:3000/api/settings&#39;");
    expect(page).toContain("-H &#39;origin: http://127.0.0.1:3000&#39;");
    expect(page).toContain("-F &#39;files=@index.js&#39;");
    expect(page).toContain("-F &#39;pathsJson=[&quot;index.js&quot;]&#39;");
    expect(page).not.toContain("[object Object]");
    expect(page).not.toContain("undefined");
  });
});

describe("a shape in words", () => {
  it.each([
    [{ type: "string" }, "string"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ type: "integer", minimum: 0, maximum: 9_007_199_254_740_991 }, "integer (≥ 0)"],
    [{ enum: ["a", "b"] }, '"a" | "b"'],
    [{ const: 64 }, "64"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    [{ type: "array", items: { $ref: "#/components/schemas/Bar" } }, "Bar[]"],
    [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }, "{\n  a: string\n}"],
    [{ type: "object", properties: { a: { type: "string" } } }, "{\n  a?: string\n}"],
    [{ type: "object", additionalProperties: { type: "string" } }, "{\n  [name]: string\n}"],
    [{ type: "object", additionalProperties: {} }, "{\n  [name]: any\n}"],
    [{}, "any"],
  ])("%j", (schema, text) => {
    expect(shapeOf(schema)).toBe(text);
  });

  it("has an example that fits", () => {
    const bar = { type: "object", properties: { ms: { type: "integer" } }, required: ["ms"] };
    const schema = {
      type: "object",
      properties: { kind: { enum: ["a"] }, list: { type: "array", items: { $ref: "#/x/Bar" } }, other: {} },
      required: ["kind", "list"],
    };
    expect(exampleOf(schema, { Bar: bar })).toEqual({ kind: "a", list: [{ ms: 1 }] });
  });
});
