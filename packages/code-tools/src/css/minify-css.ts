import { gzipSize, measureSizes } from "#platform/sizes";
import { type Notice, placeAt, type RunOptions, type ToolResult } from "../result.ts";
import { differences } from "./compare/differences.ts";
import { type Fingerprint, fingerprint } from "./compare/fingerprint.ts";
import { type EngineName, loadEngine } from "./engines.ts";
import type { CssNoticeCode, MinifyCssOptions } from "./options.ts";
import { type Node, type ParseProblem, parse } from "./parse.ts";
import { print } from "./print.ts";
import { protect } from "./protect.ts";
import { sourceMapOf } from "./source-map.ts";

type Warnings = Notice<CssNoticeCode>[];
interface Source {
  text: string;
  nodes: readonly Node[];
  said: Fingerprint;
}
interface Candidate {
  code: string;
  engine: string;
}

const own = "code-tools";
const chains: Record<"best" | "maximum", EngineName[][]> = {
  best: [["cssnano"]],
  maximum: [["cssnano"], ["lightningcss"], ["cssnano", "lightningcss"], ["lightningcss", "cssnano"]],
};

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

const printed = (text: string, keepComments: boolean): string =>
  print(parse(text).nodes, { keepComments }).text;

/** Where an answer does not say what the input says; empty when they mean the same. */
function changesIn(answer: string, { said }: Source): number[] {
  const { nodes, problems } = parse(answer);
  return problems.some(problem => problem.isFatal) ? [-1] : differences(said, fingerprint(nodes));
}

async function runChain(text: string, chain: readonly EngineName[]): Promise<string> {
  let answer = text;
  for (const name of chain) answer = await (await loadEngine(name))(answer);
  return answer;
}

const triesMax = 6;
/** The try from which an engine does not see the selectors, either; and that from which it sees no names. */
const selectorsFrom = 2;
const namesFrom = 4;

/**
 * The answer of a chain, only if it says what the input says. Values that an engine changes are put out of its reach
 * and it is asked again, then their selectors and their names.
 */
async function tryChain(
  source: Source,
  chain: readonly EngineName[],
  keepComments: boolean,
  warnings: Warnings,
): Promise<Candidate | null> {
  const name = chain.join(" → ");
  const kept = new Set<number>();
  try {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const wanted = { starts: kept, selectors: tries >= selectorsFrom, declarations: tries >= namesFrom };
      const shield = kept.size > 0 ? protect(source.text, source.nodes, wanted) : null;
      if (tries > 0 && shield === null) break;
      const raw = await runChain(shield?.text ?? source.text, chain);
      const restored = shield?.restore(raw) ?? raw;
      const code = printed(restored, keepComments);
      const changes = changesIn(code, source);
      if (changes.length === 0) {
        if (shield)
          warnings.push({
            code: "values-protected",
            message: `${name} would have changed what ${shield.count} declarations say: they were kept from it`,
            values: { chain: name, count: shield.count },
          });
        // An engine's own spelling compresses better now and then.
        const isFit = (keepComments || !restored.includes("/*")) && changesIn(restored, source).length === 0;
        return smallestOf([code, ...(isFit ? [restored] : [])].map(code => ({ code, engine: name })));
      }
      const before = kept.size;
      for (const start of changes) if (start >= 0) kept.add(start);
      if (kept.size === before && tries >= namesFrom) break;
    }
    warnings.push({
      code: "chain-refused",
      message: `The answer of ${name} says something else than the input and was thrown away`,
      values: { chain: name },
    });
  } catch (error) {
    warnings.push({
      code: "chain-failed",
      message: `${name}: ${error instanceof Error ? error.message : String(error)}`,
      values: { chain: name },
    });
  }
  return null;
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
  const wanted = chains[level];
  for (const [done, chain] of wanted.entries()) {
    run.signal?.throwIfAborted();
    run.onProgress?.({ step: chain.join(" → "), done, total: wanted.length });
    const candidate = await tryChain(source, chain, keepLicenses, warnings);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** The smallest when compressed, and of equal ones the shortest. */
async function smallestOf(candidates: readonly Candidate[]): Promise<Candidate> {
  const [first = { code: "", engine: "" }] = candidates;
  if (candidates.length < 2) return first;
  const sized = await Promise.all(
    candidates.map(async candidate => ({ candidate, gzip: await gzipSize(candidate.code) })),
  );
  sized.sort(
    (one, other) => one.gzip - other.gzip || one.candidate.code.length - other.candidate.code.length,
  );
  return sized[0]?.candidate ?? first;
}

/**
 * Makes a style sheet smaller without changing what it says. `fast` prints it anew with an engine of our own; `best`
 * adds cssnano, `maximum` lightningcss and both in a row. Every answer is parsed again and compared with the input,
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
      ? sourceMapOf({ code, fileName, ...print(nodes, { keepComments: keepLicenses }) })
      : null;
  const sizes = await measureSizes(best.code, { brotli });
  return { code: best.code, sizes, before, map, warnings, errors: [], engine: best.engine };
}
