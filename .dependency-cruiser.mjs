// The walls of the house (docs/ARCHITECTURE.md), one rule a wall. `npm run check` proves them; run them alone
// with `node scripts/check.mjs walls`: dependency-cruiser's own command cannot read .tsx without TypeScript's old API.
// Tests stand beside the files they test and may use anything; so may the composition at the root of src.

const tests = "\\.test\\.tsx?$";
/** What makes or tries a package, and does not ship with it. */
const workshop = "^packages/[^/]+/(?:scripts|fuzz)/";
const room = name => `^src/${name}/`;
const serverOnly = "\\.server\\.tsx?$";
const schemas = "^src/features/[^/]+/[^/]+\\.schema\\.ts$";
const everyRoom = "^src/[^/]+/";

/** A wall around `from`: of what is in this repository, it may use itself and `to`, and nothing else. */
const wall = (name, comment, from, to, except = []) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: [tests, ...except] },
  to: { path: "^(src|packages)/", pathNot: [from, ...to] },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    wall(
      "packages-stand-alone",
      "A package takes text and returns text. Pass it what it needs as an argument instead of importing it from src.",
      "^packages/",
      [],
    ),
    {
      name: "packages-run-in-the-browser",
      comment:
        "Packages run in browsers, too. Do files and processes in the package's cli.ts and pass text on; what Node does otherwise than browsers stands in platform/node/, beside its twin.",
      severity: "error",
      from: {
        path: "^packages/",
        pathNot: [
          tests,
          workshop,
          "/cli\\.ts$",
          "^packages/[^/]+/bin/",
          "/cli-[^/]+\\.ts$",
          "/src/platform/node/",
          "/vite-plugin\\.ts$",
        ],
      },
      to: { dependencyTypes: ["core"] },
    },
    wall(
      "core-knows-no-other-room",
      "core holds numbers, names and errors. Move what needs a database or a request into a feature.",
      room("core"),
      [room("i18n")],
    ),
    wall(
      "i18n-knows-no-other-room",
      "Messages know only core. Pass values as message parameters instead of importing where they come from.",
      room("i18n"),
      [room("core")],
    ),
    wall(
      "db-uses-only-core",
      "The database room holds tables and the client. A decision about rows belongs in a feature's verb.",
      room("db"),
      [room("core")],
    ),
    wall(
      "probes-use-only-core",
      "A probe measures one target and returns a result. Whoever calls it decides what the result means.",
      room("probes"),
      [room("core")],
    ),
    wall(
      "features-look-down",
      "A feature decides; it knows no door. Return a value or throw an AppError and let api, web or worker translate it.",
      room("features"),
      [room("(db|probes|core|i18n)"), "^packages/"],
    ),
    {
      name: "features-meet-at-the-index",
      comment: "Import another feature through its index.ts or a *.schema.ts; export there what you need.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: [tests] },
      to: {
        path: "^src/features/[^/]+/",
        pathNot: ["^src/features/$1/", "^src/features/[^/]+/index\\.ts$", schemas],
      },
    },
    wall(
      "web-shows",
      "A page is shown in the browser: it takes schemas, core, i18n and packages. Call verbs in the .server.ts file beside it.",
      room("web"),
      [schemas, room("(core|i18n)"), "^packages/"],
      [serverOnly],
    ),
    wall(
      "web-servers-call-verbs",
      "A .server.ts file calls features. The database and the probes are reached only through their verbs.",
      `${room("web")}.*${serverOnly}`,
      [room("(web|features|core|i18n)"), "^packages/"],
    ),
    wall(
      "api-calls-verbs",
      "HTTP in, verb, HTTP out. Move a query or a rule into a feature; what another door has too belongs there as well.",
      room("api"),
      [room("(features|probes|core|i18n)"), "^packages/"],
    ),
    wall(
      "worker-calls-verbs",
      "Clock in, verb, next time out. Move a query or a rule into a feature; what another door has too belongs there as well.",
      room("worker"),
      [room("(features|probes|core|i18n)"), "^packages/"],
    ),
    wall(
      "stand-in-is-an-outside-service",
      "The stand-in plays Discord for development and tests: it knows the product's words, never its features or doors.",
      room("stand-in"),
      [room("(core|i18n)")],
    ),
    {
      name: "rooms-know-no-composition",
      comment: "The files at the root of src put the rooms together. Pass down what a room needs from them.",
      severity: "error",
      from: { path: [everyRoom, "^packages/"], pathNot: [tests] },
      to: { path: "^src/[^/]+$" },
    },
    {
      name: "product-uses-no-tests",
      comment: "Stand-ins and factories serve tests. What the product needs lives in src.",
      severity: "error",
      from: { path: "^(src|packages)/", pathNot: [tests] },
      to: { path: ["^(tests|bench|scripts)/", tests] },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other hold one idea, or lack a third file for what both use.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment:
        "Nobody uses this file and it uses nobody: delete it or wire it up. (Routes are named in routes.ts.)",
      severity: "error",
      from: {
        orphan: true,
        path: "^(src|packages)/",
        pathNot: [tests, "\\.d\\.ts$", "^src/[^/]+$", "^src/web/routes/"],
      },
      to: {},
    },
    {
      name: "no-missing-files",
      comment: "The import leads nowhere. Spell it with its extension, rooms as #room/…",
      severity: "error",
      from: {},
      // React Router writes the types of a route beside it, virtually.
      to: { couldNotResolve: true, pathNot: ["\\+types/", "^virtual:"] },
    },
    {
      name: "product-runs-without-dev-packages",
      comment:
        "A production install has no devDependencies. Move the package to dependencies, or its use out of src.",
      severity: "error",
      from: { path: "^(src|packages)/", pathNot: [tests, workshop, "^src/web/routes\\.ts$"] },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
  ],
};
