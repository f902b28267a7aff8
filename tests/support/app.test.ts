import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkerOptions } from "./app.ts";

it("a process that only checks is started for tests as npm start does it", () => {
  const manifest = readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
  const { start } = (JSON.parse(manifest) as { scripts: { start: string } }).scripts;
  expect(start).toContain(`[ "$ROLE" = worker ] && echo ${checkerOptions.join(" ")})`);
});
