import { type ParserPlugin, parse as parseBabel } from "@babel/parser";
import type { File } from "@babel/types";

export interface ParseFailure {
  message: string;
  line: number;
  column: number;
  offset: number;
}

export type Parsed = { file: File; failure: null } | { file: null; failure: ParseFailure };

/** Reads JavaScript or TypeScript, as a module or a script, with all that bots put at the top level. */
export function parseSource(source: string, filename: string | undefined): Parsed {
  const attempts: ParserPlugin[][] = /\.[cm]?tsx?$/.test(filename ?? "")
    ? [filename?.endsWith("x") ? ["typescript", "jsx"] : ["typescript"]]
    : [["jsx"], ["typescript"], ["flow", "jsx"]];
  let failure: ParseFailure | null = null;
  for (const plugins of attempts) {
    for (const sourceType of /^[^\S\n]*(?:import|export)\b/m.test(source) ? modules : scripts) {
      const tried = attempt(source, sourceType, plugins);
      if (tried.file) return tried;
      failure ??= tried.failure;
    }
  }
  return { file: null, failure: failure ?? { message: "Not readable", line: 1, column: 1, offset: 0 } };
}

const modules = ["module", "script"] as const;
const scripts = ["script", "module"] as const;

function attempt(source: string, sourceType: "module" | "script", plugins: ParserPlugin[]): Parsed {
  try {
    const file = parseBabel(source, {
      sourceType,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowNewTargetOutsideFunction: true,
      allowSuperOutsideMethod: true,
      allowUndeclaredExports: true,
      attachComment: false,
      createParenthesizedExpressions: false,
      plugins: [...plugins, "decorators"],
    });
    return { file, failure: null };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { file: null, failure: failureOf(error) };
  }
}

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
