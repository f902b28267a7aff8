import { type ParseResult, type ParserOptions, type ParserPlugin, parse as parseBabel } from "@babel/parser";
import type { File } from "@babel/types";
import { isTooDeep } from "./too-deep.ts";

export interface ParseFailure {
  message: string;
  /** It may well be right, and is nested too deeply to be read. */
  isTooDeep?: boolean;
  line: number;
  column: number;
  offset: number;
}

/** `early`: what no engine would run, although all of it can be read: a name that is declared twice, as it were. */
export type Parsed =
  | { file: File; failure: null; early: ParseFailure | null }
  | { file: null; failure: ParseFailure };

/**
 * Reads JavaScript or TypeScript, as a module or a script, with all that bots put at the top level. What is wrong, and
 * is no matter of syntax, is let through where `tolerant` says so.
 */
export function parseSource(source: string, filename: string | undefined, tolerant = false): Parsed {
  const attempts = /\.[cm]?tsx?$/.test(filename ?? "")
    ? typed.map(plugins => (filename?.endsWith("x") ? [...plugins, "jsx" as const] : plugins))
    : untyped;
  const isModule = /^[^\S\n]*(?:import|export)\b/m.test(source);
  let failure: ParseFailure | null = null;
  for (const plugins of attempts) {
    for (const sourceType of isModule ? modules : scripts) {
      const tried = attempt(source, sourceType, plugins);
      if (tried.file || tried.failure.isTooDeep) return tried;
      // Whoever read furthest knows best what is wrong.
      if (!failure || tried.failure.offset > failure.offset) failure = tried.failure;
    }
  }
  const [plugins] = attempts;
  if (tolerant && plugins && failure) {
    const { file } = attempt(source, isModule ? "module" : "script", plugins, true);
    if (file?.errors?.every(isEarly)) return { file, failure: null, early: failure };
  }
  return { file: null, failure: failure ?? notReadable };
}

/** In which way a file was read that has no fault. */
const ways = new WeakMap<File, Pick<ParserOptions, "sourceType" | "plugins">>();

/**
 * Reads statements of a file on their own, in the way in which the file was read; `offset` is where they stand in it.
 * Null where they cannot be read so, or where the file was not without fault.
 */
export function parseStatements(of: File, text: string, offset: number): File | null {
  const way = ways.get(of);
  if (!way) return null;
  try {
    const file = parseBabel(text, { ...options, ...way, errorRecovery: true, startIndex: offset });
    return file.errors?.every(isOfLoop) ? file : null;
  } catch {
    return null;
  }
}

/** `break` and `continue`, whose loop stands around what is read. */
const isOfLoop = (error: object): boolean =>
  "reasonCode" in error && error.reasonCode === "IllegalBreakContinue";

/** Decorators of parameters, as in `constructor(@inject(x) client)`, are an experiment of TypeScript's alone. */
const typed: ParserPlugin[][] = [
  ["typescript", "decorators"],
  ["typescript", "decorators-legacy"],
];
// Elements in JavaScript are rare in bots, and to look out for them takes time.
const untyped: ParserPlugin[][] = [
  ["decorators"],
  ["jsx", "decorators"],
  ...typed,
  ["flow", "jsx", "decorators"],
];
const modules = ["module", "script"] as const;
const scripts = ["script", "module"] as const;

/** `let x; let x;`, `const x;`, `await` and `break` out of place: what is meant is to be seen all the same. */
const isEarly = (error: object): boolean => "reasonCode" in error && early.has(String(error.reasonCode));

const early = new Set([
  "AwaitNotInAsyncContext",
  "DeclarationMissingInitializer",
  "IllegalBreakContinue",
  "ParamDupe",
  "VarRedeclaration",
]);

const options: ParserOptions = {
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  attachComment: false,
  createParenthesizedExpressions: false,
};

function attempt(
  source: string,
  sourceType: "module" | "script",
  plugins: ParserPlugin[],
  errorRecovery = false,
): { file: ParseResult<File>; failure: null; early: null } | { file: null; failure: ParseFailure } {
  try {
    // `import x from "./x.json" assert { type: "json" }`, as Node had it first.
    const way = { sourceType, plugins: [...plugins, "deprecatedImportAssert" as const] };
    const file = parseBabel(source, { ...options, ...way, errorRecovery });
    if (!errorRecovery) ways.set(file, way);
    return { file, failure: null, early: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { file: null, failure: failureOf(error) };
    if (isTooDeep(error)) return { file: null, failure: tooDeep };
    // Going on behind what is wrong, the parser trips over it at times.
    if (errorRecovery) return { file: null, failure: notReadable };
    throw error;
  }
}

const notReadable: ParseFailure = { message: "Not readable", line: 1, column: 1, offset: 0 };
const tooDeep: ParseFailure = { ...notReadable, message: "Nested too deeply", isTooDeep: true };

function failureOf(error: SyntaxError): ParseFailure {
  // Babel adds the place to the error it throws.
  const { loc, pos } = error as SyntaxError & { loc?: { line: number; column: number }; pos?: number };
  return {
    message: error.message.replace(/\s*\(\d+:\d+\)$/, ""),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    offset: pos ?? 0,
  };
}
