import type { LibraryOptions, PresetName } from "./options.ts";

/**
 * Off in every preset, as each breaks programs that did nothing wrong: they are somebody's own choice.
 * `transformObjectKeys` makes an object before the statement that it stands in, whatever else stands there.
 */
const off: LibraryOptions = {
  debugProtection: false,
  debugProtectionInterval: 0,
  disableConsoleOutput: false,
  renameGlobals: false,
  renameProperties: false,
  selfDefending: false,
  transformObjectKeys: false,
};

const light: LibraryOptions = {
  ...off,
  compact: true,
  simplify: true,
  identifierNamesGenerator: "mangled-shuffled",
  stringArray: true,
  stringArrayEncoding: ["base64"],
  stringArrayThreshold: 0.75,
  stringArrayRotate: true,
  stringArrayShuffle: true,
  stringArrayIndexShift: true,
  stringArrayWrappersCount: 0,
};

const balanced: LibraryOptions = {
  ...light,
  controlFlowFlattening: true,
  controlFlowFlatteningThreshold: 0.25,
  numbersToExpressions: true,
  splitStrings: true,
  splitStringsChunkLength: 12,
  stringArrayCallsTransform: true,
  stringArrayCallsTransformThreshold: 0.25,
  stringArrayWrappersCount: 1,
  stringArrayWrappersType: "variable",
};

const strong: LibraryOptions = {
  ...balanced,
  controlFlowFlatteningThreshold: 0.75,
  deadCodeInjection: true,
  deadCodeInjectionThreshold: 0.3,
  splitStringsChunkLength: 6,
  stringArrayCallsTransformThreshold: 0.75,
  stringArrayEncoding: ["rc4"],
  stringArrayThreshold: 1,
  stringArrayWrappersCount: 3,
  stringArrayWrappersType: "function",
  stringArrayWrappersParametersMaxCount: 4,
};

/** What each preset asks of the library. */
export const presets: Record<PresetName, LibraryOptions> = { light, balanced, strong };
