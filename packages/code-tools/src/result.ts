/** A warning or an error. `code` is for programs and translations, `message` is English. */
export interface Notice<Code extends string = string> {
  code: Code;
  message: string;
  /** Both from 1, in UTF-16 units, in the input; absent where a notice is about the whole. */
  line?: number;
  column?: number;
  /** What the message names: numbers, names of engines, words of the code. */
  values?: Record<string, string | number>;
}

/** Bytes. */
export interface Sizes {
  raw: number;
  /** zlib's level 9 in Node, what `CompressionStream` makes in browsers (0.1 to 0.3 % more). */
  gzip: number;
  /** Quality 11; null where it was not asked for. */
  brotli: number | null;
  /** True in browsers that cannot compress with brotli: then `brotli` is a share of `gzip`. */
  isBrotliEstimated: boolean;
}

/** What every tool answers. With `errors` the tool did not do its work: `code` is then the input as it came. */
export interface ToolResult<Code extends string = string> {
  code: string;
  sizes: Sizes;
  /** Sizes of the input. */
  before: Sizes;
  /** A source map as JSON, when one was asked for. */
  map: string | null;
  warnings: Notice<Code>[];
  errors: Notice<Code>[];
  /** The engines that made the answer, in their order, as in "oxc → terser"; empty when none did. */
  engine: string;
}

export interface Progress {
  /** What is being done: the name of a chain or a step. */
  step: string;
  done: number;
  total: number;
}

/** How a run is watched and ended. Engines do not pause: between two of them the signal is looked at. */
export interface RunOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** The shape of every tool. Rejects only with the signal's reason: what is wrong with the input is in `errors`. */
export type Tool<Options, Result extends ToolResult = ToolResult> = (
  code: string,
  options?: Options,
  run?: RunOptions,
) => Promise<Result>;

export const levels = ["fast", "best", "maximum"] as const;
/** `fast` while typing, `best` about a second, `maximum` the smallest of several chains. */
export type Level = (typeof levels)[number];

/** Where an offset of a text stands, as notices say it. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
