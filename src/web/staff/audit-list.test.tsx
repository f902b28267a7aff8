import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { auditEntries } from "#db/schema/index.ts";
import { AuditQuery } from "#features/audit/audit.schema.ts";
import { AuditList } from "./audit-list.tsx";

/** What a form of the log offers as actions: value → words. */
function offered(address: string): Map<string, string> {
  const page = { items: [], matching: 0, page: 1, pages: 1 };
  const Component = () => <AuditList page={page} query={AuditQuery.parse({})} />;
  const Page = createRoutesStub([{ path: "*", Component }]);
  const html = renderToStaticMarkup(<Page initialEntries={[address]} />);
  const options = html.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)<\/option>/g);
  return new Map(Array.from(options, ([, value = "", words = ""]) => [value, words]));
}

describe("the filter of the log", () => {
  // What the column takes is what can ever be written: its type lets no other value through.
  const written = auditEntries.action.enumValues;

  it.each([
    ["English", "/staff/audit", /^[\w’' ]{4,}$/],
    ["Arabic", "/ar/staff/audit", /[\u0600-\u06ff]{2}/],
  ])("offers every action that is ever written, in words, in %s", (_, address, words) => {
    const actions = offered(address);
    expect([...actions.keys()].sort()).toEqual([...written].sort());
    for (const [action, said] of actions)
      expect([action, said]).toEqual([action, expect.stringMatching(words)]);
    expect(new Set(actions.values()).size).toBe(written.length);
  });

  it("knows all writers: nobody but the log's own verbs writes into its table", () => {
    const src = join(import.meta.dirname, "../..");
    const writers = readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter(file =>
        /insert\(auditEntries\)|into\s+"?audit_entries/i.test(readFileSync(join(src, file), "utf8")),
      );
    expect(writers.sort()).toEqual([
      join("features", "audit", "write-audit.ts"),
      join("features", "audit", "write-own-act.ts"),
    ]);
  });
});
