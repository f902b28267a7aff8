import { measureSizes } from "#platform/sizes";
import { type Notice, placeAt, type RunOptions, type ToolResult } from "../result.ts";
import { cssLineEnd, sourceMapOf } from "../source-map.ts";
import { chainsFor } from "./chains.ts";
import { fingerprint } from "./compare/fingerprint.ts";
import type { CssNoticeCode, MinifyCssOptions } from "./options.ts";
import { type ParseProblem, parse } from "./parse.ts";
import { print } from "./print.ts";
import { type Candidate, changesIn, type Source, smallestOf, tryChain, type Warnings } from "./try-chain.ts";

const own = "code-tools";

const problemTexts: Record<ParseProblem["code"], string> = {
  "unclosed-block": "This block is never closed",
  "unclosed-string": "This string is never closed",
  "unclosed-comment": "This comment is never closed",
  "bad-url": "An address with quotes, parentheses or spaces needs quotes around it",
  "stray-brace": "This brace closes nothing",
  "missing-block": "A selector without a block",
  "not-a-declaration": "Browsers skip this; it stays as it is",
};

function noticesOf(
  text: string,
  problems: readonly ParseProblem[],
): { errors: Warnings; warnings: Warnings } {
  const notice = ({ code, start }: ParseProblem): Notice<CssNoticeCode> => ({
    code,
    message: problemTexts[code],
    ...placeAt(text, start),
  });
  return {
    errors: problems.filter(problem => problem.isFatal).map(notice),
    warnings: problems.filter(problem => !problem.isFatal).map(notice),
  };
}

async function candidatesOf(
  source: Source,
  options: MinifyCssOptions,
  run: RunOptions,
  warnings: Warnings,
): Promise<Candidate[]> {
  const { level = "best", keepLicenses = true } = options;
  const first: Candidate = { code: print(source.nodes, { keepComments: keepLicenses }).text, engine: own };
  const candidates = [changesIn(first.code, source).length === 0 ? first : { code: source.text, engine: "" }];
  if (level === "fast" || options.sourceMap === true) return candidates;
  const wanted = chainsFor(level, source.nodes);
  for (const [done, chain] of wanted.entries()) {
    run.signal?.throwIfAborted();
    run.onProgress?.({ step: chain.join(" → "), done, total: wanted.length });
    const candidate = await tryChain(source, chain, keepLicenses, warnings);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/**
 * Makes a style sheet smaller without changing what it says. `fast` prints it anew with an engine of our own; `best`
 * adds cssnano, lightningcss and csso, `maximum` more of them in a row. Every answer is parsed again and compared with the input,
 * selector by selector and longhand by longhand: an answer that says something else is never given.
 */
export async function minifyCss(
  code: string,
  options: MinifyCssOptions = {},
  run: RunOptions = {},
): Promise<ToolResult<CssNoticeCode>> {
  const { brotli = true, fileName = "input.css", keepLicenses = true } = options;
  const before = await measureSizes(code, { brotli });
  const { nodes, problems } = parse(code);
  const { errors, warnings } = noticesOf(code, problems);
  if (errors.length > 0) return { code, sizes: before, before, map: null, warnings, errors, engine: "" };
  const source: Source = { text: code, nodes, said: fingerprint(nodes) };
  const found = await candidatesOf(source, options, run, warnings);
  run.signal?.throwIfAborted();
  const best = await smallestOf(found);
  const map =
    options.sourceMap === true && best.engine === own
      ? sourceMapOf({
          code,
          fileName,
          lineEnd: cssLineEnd,
          ...print(nodes, { keepComments: keepLicenses }),
        })
      : null;
  const sizes = await measureSizes(best.code, { brotli });
  // What was kept from an engine whose answer is not given concerns nobody.
  const told = warnings.filter(
    ({ code, values }) => code !== "values-protected" || values?.chain === best.engine,
  );
  return { code: best.code, sizes, before, map, warnings: told, errors: [], engine: best.engine };
}
