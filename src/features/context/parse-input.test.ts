import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "#core/errors.ts";
import { parseInput } from "./parse-input.ts";

const schema = z.object({
  name: z.string("monitor_name_required").max(5, "too_long"),
  note: z.string().min(2).max(4),
  kind: z.enum(["a", "b"]),
  tags: z.array(z.string()).default([]),
});

const refusal = (input: unknown) => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return null;
};

describe("parseInput", () => {
  it("returns the parsed value", () => {
    expect(parseInput(schema, { name: "x", note: "abc", kind: "a", more: 1 })).toEqual({
      name: "x",
      note: "abc",
      kind: "a",
      tags: [],
    });
  });

  it.each([
    [
      "a message that the schema names",
      { name: 1, note: "abc", kind: "a" },
      { name: "monitor_name_required" },
    ],
    ["an absent field", { name: "x", note: "abc" }, { kind: "required" }],
    ["a null field", { name: "x", note: null, kind: "a" }, { note: "required" }],
    ["a long text", { name: "x", note: "abcde", kind: "a" }, { note: "too_long" }],
    ["a short text", { name: "x", note: "a", kind: "a" }, { note: "too_short" }],
    ["another value", { name: "x", note: "abc", kind: "c" }, { kind: "invalid" }],
    ["a nested value", { name: "x", note: "abc", kind: "a", tags: ["t", 3] }, { "tags.1": "invalid" }],
    [
      "a text with a zero",
      { name: "a\0", note: "abc", kind: "a", tags: ["\0"] },
      { name: "invalid", "tags.0": "invalid" },
    ],
    ["no object at all", "text", { "": "invalid" }],
  ])("names %s", (_, input, expected) => {
    const fields = Object.fromEntries(Object.entries(expected).map(([field, key]) => [field, { key }]));
    expect(refusal(input)).toEqual({ code: "validation_failed", fields });
  });
});
