/** How to run the own tests of a library against a build of it. */
export interface Suite {
  name: string;
  /** The release whose build is minified and obfuscated: the one that the checkout's tests are of. */
  version: string;
  /** The build in the npm package. */
  file: string;
  /** What of the checkout the tests need. */
  parts: readonly string[];
  /** Where the tests look for the build. */
  target: string;
  /** Files of ours that stand beside it. */
  extra?: Readonly<Record<string, string>>;
  /** Arguments of Node, from the library's folder. */
  run: readonly string[];
  /** Assertions that ask for the name of a function, by module and title: only these may fail where names are short. */
  readNames?: readonly string[];
}

/** What the tests ask for; installed beside them. */
export const testPackages = {
  "deep-freeze": "0.0.1",
  "fast-check": "2.25.0",
  immutable: "4.3.7",
  lodash: "4.17.21",
  mocha: "10.8.2",
  mockdate: "3.0.5",
  moment: "2.30.1",
  "moment-timezone": "0.5.48",
  qunit: "2.24.1",
  "qunit-extras": "3.0.0",
  qunitjs: "2.4.1",
  redux: "4.2.1",
};

const mocha = "node_modules/mocha/bin/mocha.js";
/** `here` is replaced by this repository's folder. */
const vitest = ["here/node_modules/vitest/vitest.mjs", "run", "--config", "vitest.config.mjs"];
const vitestConfig = (alias: string, include: string) => `export default {
  resolve: { alias: [${alias}] },
  test: {
    globals: true,
    environment: "node",
    include: ["${include}"],
    setupFiles: ["./jest.mjs"],
    maxWorkers: 1,
    testTimeout: 60000,
    reporters: [["json", { outputFile: "report.json" }]],
  },
};
`;
const jest = 'import { vi } from "vitest";\nglobalThis.jest = vi;\n';
const reexport = (names: string) =>
  `import { createRequire } from "node:module";\nconst built = createRequire(import.meta.url)("./built.cjs");\n${names}\n`;

export const suites: readonly Suite[] = [
  {
    name: "lodash",
    version: "4.18.1",
    file: "lodash.js",
    parts: ["test", "package.json", "fp", "vendor"],
    target: "lodash.js",
    run: ["test/test.js", "../lodash.js"],
    // A getter hides `Buffer` from those whose name in the stack is that of lodash's own outermost function.
    readNames: ["lodash.isBuffer: should return `false` if `Buffer` is not defined"],
  },
  {
    name: "underscore",
    version: "1.13.8",
    file: "underscore-umd.js",
    parts: ["test"],
    target: "underscore-umd.js",
    extra: { "package.json": '{"main":"underscore-umd.js"}' },
    run: [
      "node_modules/qunit/bin/qunit.js",
      ...["arrays", "chaining", "collections", "functions", "objects", "utility"].map(
        name => `test/${name}.js`,
      ),
    ],
  },
  {
    name: "dayjs",
    version: "1.11.23",
    file: "dayjs.min.js",
    parts: ["test", "src"],
    target: "src/built.cjs",
    extra: {
      "src/index.js": reexport("export default built;"),
      "jest.mjs": jest,
      "vitest.config.mjs": vitestConfig(
        '{ find: /^dayjs$/, replacement: new URL("./src/index.js", import.meta.url).pathname }',
        "test/*.test.js",
      ),
    },
    run: vitest,
  },
  {
    name: "bignumber.js",
    version: "11.1.4",
    file: "dist/bignumber.cjs",
    parts: ["test"],
    target: "dist/bignumber.cjs",
    run: ["test/test.js"],
  },
  {
    name: "js-yaml",
    version: "4.1.1",
    file: "dist/js-yaml.js",
    parts: ["test"],
    target: "index.js",
    run: [
      mocha,
      "--reporter",
      "json",
      "test/10-loader.js",
      "test/11-load-errors.js",
      "test/20-dumper.js",
      "test/30-issues.js",
    ],
  },
  {
    name: "marked",
    version: "18.0.9",
    file: "lib/marked.esm.js",
    parts: ["test"],
    target: "lib/marked.esm.js",
    extra: { "package.json": '{"type":"module"}' },
    run: [
      "--test",
      "--test-reporter=tap",
      ...["Hooks", "Lexer", "instance", "marked"].map(name => `test/unit/${name}.test.js`),
    ],
  },
  {
    name: "immer",
    version: "11.2.10",
    file: "dist/cjs/immer.cjs.development.js",
    parts: ["__tests__", "src"],
    target: "src/built.cjs",
    extra: {
      "src/immer.ts": reexport(
        `export const { ${[
          "Immer applyPatches castDraft castImmutable createDraft current enableArrayMethods enableMapSet enablePatches",
          "finishDraft freeze immerable isDraft isDraftable nothing original produce produceWithPatches setAutoFreeze",
          "setUseStrictIteration setUseStrictShallowCopy",
        ]
          .join(" ")
          .split(" ")
          .join(", ")} } = built;`,
      ),
      "jest.mjs": jest,
      "vitest.config.mjs": vitestConfig("", "__tests__/*.{js,ts}"),
    },
    run: vitest,
  },
];
