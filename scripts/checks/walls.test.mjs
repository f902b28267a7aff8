import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { findBreaches } from "./walls.mjs";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** A house with one breach of every wall, and with the lawful neighbour of each. */
const files = {
  "package.json": JSON.stringify({
    name: "house",
    type: "module",
    imports: manifest.imports,
    dependencies: { "in-production": "1.0.0" },
    devDependencies: { "for-building": "1.0.0" },
  }),
  ...npmPackage("in-production"),
  ...npmPackage("for-building"),

  "packages/tool/index.ts": 'import { max } from "#core/limits.ts"; export const tool = max;',
  "packages/tool/files.ts": 'import { readFileSync } from "node:fs"; export const read = readFileSync;',
  "packages/tool/cli.ts":
    'import { argv } from "node:process"; import "./index.ts"; import "./files.ts"; export default argv;',

  "src/main.ts":
    'import "#api/app.ts"; import "#worker/loop.ts"; import "#web/page.tsx"; import "#db/client.ts";',
  "src/core/limits.ts":
    'import type { Words } from "#i18n/en.ts"; export const max = 1; export type Of = Words;',
  "src/core/leak.ts": 'import type { Client } from "#db/client.ts"; export type Leak = Client;',
  "src/core/type-leak.ts": 'export type Leak = import("#db/client.ts").Client;',
  "src/i18n/en.ts": "export type Words = string;",
  "src/i18n/leak.ts": 'export { check } from "#probes/http.ts";',
  "src/db/client.ts": 'import { max } from "#core/limits.ts"; export type Client = typeof max;',
  "src/db/leak.ts": 'export * from "#features/monitors/index.ts";',
  "src/probes/http.ts": 'import { max } from "#core/limits.ts"; export const check = max;',
  "src/probes/leak.ts": 'const client = await import("#db/client.ts"); export default client;',

  "src/features/monitors/index.ts":
    'import type { Client } from "#db/client.ts"; export { add } from "./add.ts"; export type C = Client;',
  "src/features/monitors/add.ts":
    'import "#features/users/index.ts"; import "#features/users/users.schema.ts"; export const add = 1;',
  "src/features/monitors/intrude.ts":
    'import { inner } from "#features/users/inner.ts"; export const x = inner;',
  "src/features/monitors/look-up.ts": 'import type { app } from "#api/app.ts"; export type X = typeof app;',
  "src/features/users/index.ts": 'export { inner } from "./inner.ts";',
  "src/features/users/inner.ts": 'import "#core/limits.ts"; export const inner = 1;',
  "src/features/users/users.schema.ts": 'import "#core/limits.ts"; export const schema = 1;',

  "src/web/page.tsx":
    'import { load } from "./page.server.ts"; import { schema } from "#features/users/users.schema.ts"; export const Page = () => <p title={schema}>{load}</p>;',
  "src/web/page.server.ts": 'import { add } from "#features/monitors/index.ts"; export const load = add;',
  "src/web/verb-in-page.tsx":
    'import { add } from "#features/monitors/index.ts"; export const Page = () => <p>{add}</p>;',
  "src/web/query.server.ts": 'import type { Client } from "#db/client.ts"; export type Q = Client;',
  "src/web/door.tsx": 'import { app } from "#api/app.ts"; export const Door = () => <>{app}</>;',
  "src/web/built.tsx":
    'import { x } from "for-building"; import { y } from "in-production"; export const B = () => <>{x}{y}</>;',
  "src/web/lost.tsx":
    'import "./nowhere.ts"; import type { Route } from "./+types/lost"; export const L = (_: Route) => <b />;',
  "src/api/app.ts": 'import { add } from "#features/monitors/index.ts"; export const app = add;',
  "src/api/query.ts": 'import type { Client } from "#db/client.ts"; export type Q = Client;',
  "src/api/stub.ts": 'import { stub } from "#tests/stub.ts"; export const s = stub;',
  "src/worker/loop.ts": 'import { add } from "#features/monitors/index.ts"; export const loop = add;',
  "src/worker/door.ts": 'import { app } from "#api/app.ts"; export const d = app;',
  "src/stand-in/features.ts": 'import { add } from "#features/monitors/index.ts"; export const f = add;',
  "src/worker/top.ts": 'import "../main.ts"; export const t = 1;',

  "src/core/chicken.ts": 'import "./egg.ts"; export const chicken = 1;',
  "src/core/egg.ts": 'import "./chicken.ts"; export const egg = 1;',
  "src/core/lonely.ts": "export const lonely = 1;",
  "src/core/limits.test.ts": 'import "#db/client.ts"; import "for-building"; import "#tests/stub.ts";',
  "tests/stub.ts": 'import { app } from "#api/app.ts"; export const stub = app;',
};

function npmPackage(name) {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: "1.0.0",
      type: "module",
      main: "index.js",
    }),
    [`node_modules/${name}/index.js`]: "export const x = 1, y = 1;",
  };
}

let root = "";
let breaches = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "ra3d-walls-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  ({ breaches } = await findBreaches(root, config, ["src", "packages", "tests"]));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const breachesOf = rule =>
  breaches.filter(breach => breach.rule === rule).map(({ from, to }) => `${from} → ${to}`);

/** Rule → the breaches it must report, all of them and no other. */
const expected = {
  "packages-stand-alone": ["packages/tool/index.ts → src/core/limits.ts"],
  "packages-run-in-the-browser": ["packages/tool/files.ts → fs"],
  "core-knows-no-other-room": [
    "src/core/leak.ts → src/db/client.ts",
    "src/core/type-leak.ts → src/db/client.ts",
  ],
  "i18n-knows-no-other-room": ["src/i18n/leak.ts → src/probes/http.ts"],
  "db-uses-only-core": ["src/db/leak.ts → src/features/monitors/index.ts"],
  "probes-use-only-core": ["src/probes/leak.ts → src/db/client.ts"],
  "features-look-down": ["src/features/monitors/look-up.ts → src/api/app.ts"],
  "features-meet-at-the-index": ["src/features/monitors/intrude.ts → src/features/users/inner.ts"],
  "web-shows": [
    "src/web/door.tsx → src/api/app.ts",
    "src/web/verb-in-page.tsx → src/features/monitors/index.ts",
  ],
  "web-servers-call-verbs": ["src/web/query.server.ts → src/db/client.ts"],
  "api-calls-verbs": ["src/api/query.ts → src/db/client.ts"],
  "worker-calls-verbs": ["src/worker/door.ts → src/api/app.ts", "src/worker/top.ts → src/main.ts"],
  "stand-in-is-an-outside-service": ["src/stand-in/features.ts → src/features/monitors/index.ts"],
  "rooms-know-no-composition": ["src/worker/top.ts → src/main.ts"],
  "product-uses-no-tests": ["src/api/stub.ts → tests/stub.ts"],
  "no-orphans": ["src/core/lonely.ts → src/core/lonely.ts"],
  "no-missing-files": ["src/web/lost.tsx → ./nowhere.ts"],
  "product-runs-without-dev-packages": ["src/web/built.tsx → node_modules/for-building/index.js"],
};

describe("walls", () => {
  it.each(Object.entries(expected))("%s", (rule, found) => {
    expect(breachesOf(rule).sort()).toEqual(found);
  });

  it("no-cycles", () => {
    const pair = breachesOf("no-cycles").filter(line => line.includes("egg.ts"));
    expect(pair).toContain("src/core/chicken.ts → src/core/egg.ts → src/core/chicken.ts");
  });

  it("has a breach here for every rule", () => {
    const rules = config.forbidden.map(rule => rule.name);
    expect([...Object.keys(expected), "no-cycles"].sort()).toEqual(rules.sort());
  });
});
