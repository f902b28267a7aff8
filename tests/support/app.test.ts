import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkerOptions, serverOptions } from "./app.ts";

it("processes are started for tests as npm start does it", () => {
  const manifest = readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
  const { start } = (JSON.parse(manifest) as { scripts: { start: string } }).scripts;
  const [checker, server] = [checkerOptions, serverOptions].map(options => `echo ${options.join(" ")}`);
  expect(start).toContain(`[ "$ROLE" = worker ] && ${checker} || ${server})`);
});
