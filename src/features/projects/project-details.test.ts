import { describe, expect, it } from "vitest";
import { ProjectDetails } from "./project.schema.ts";

const good = { name: "Ticket bot", description: "Answers tickets.", tags: ["djs"], isPrivate: false };
const parse = (change: Record<string, unknown>) => ProjectDetails.safeParse({ ...good, ...change });
const messages = (change: Record<string, unknown>) =>
  parse(change).error?.issues.map(issue => `${issue.path.join(".")}: ${issue.message}`);

describe("details of a project", () => {
  it.each([
    [{ name: "ab" }, "name: project_name_length"],
    [{ name: "  ab  " }, "name: project_name_length"],
    [{ name: "a".repeat(81) }, "name: project_name_length"],
    [{ description: "too short" }, "description: project_description_length"],
    [{ description: "a".repeat(2_001) }, "description: project_description_length"],
    [{ tags: "djs" }, "tags: list_invalid"],
    [{ tags: [" "] }, "tags.0: tag_empty"],
    [{ tags: ["a".repeat(25)] }, "tags.0: tag_too_long"],
    [{ tags: Array.from({ length: 11 }, (_, n) => `tag${n}`) }, "tags: tags_too_many"],
  ])("%j is refused", (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each([
    [{ name: "abc" }, { name: "abc" }],
    [{ name: " Ticket   bot\n" }, { name: "Ticket bot" }],
    [{ name: "evil\u202egnp.exe" }, { name: "evilgnp.exe" }],
    [{ name: "بوت التذاكر" }, { name: "بوت التذاكر" }],
    [{ description: "line one\r\nline two\0" }, { description: "line one\nline two" }],
    [{ tags: [" djs ", "DJS", "djs", "web"] }, { tags: ["djs", "web"] }],
    [
      { tags: Array.from({ length: 12 }, (_, n) => `tag${n % 10}`) },
      { tags: Array.from({ length: 10 }, (_, n) => `tag${n}`) },
    ],
  ])("%j becomes %j", (change, expected) => {
    expect(parse(change).data).toMatchObject(expected);
  });
});
