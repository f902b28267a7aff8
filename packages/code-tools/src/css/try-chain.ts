import { gzipSize } from "#platform/sizes";
import type { Notice } from "../result.ts";
import { type Chain, changesMax } from "./chains.ts";
import { differences } from "./compare/differences.ts";
import { type Fingerprint, fingerprint } from "./compare/fingerprint.ts";
import { loadEngine } from "./engines.ts";
import type { CssNoticeCode } from "./options.ts";
import { type Node, parse } from "./parse.ts";
import { print } from "./print.ts";
import { protect } from "./protect.ts";

export type Warnings = Notice<CssNoticeCode>[];
export interface Source {
  text: string;
  nodes: readonly Node[];
  said: Fingerprint;
}
export interface Candidate {
  code: string;
  engine: string;
}

const printed = (text: string, keepComments: boolean): string =>
  print(parse(text).nodes, { keepComments }).text;

/** Where an answer does not say what the input says; empty when they mean the same. */
export function changesIn(answer: string, { said }: Source): number[] {
  const { nodes, problems } = parse(answer);
  return problems.some(problem => problem.isFatal) ? [-1] : differences(said, fingerprint(nodes));
}

async function runChain(text: string, chain: Chain): Promise<string> {
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
export async function tryChain(
  source: Source,
  chain: Chain,
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
      if (changes.length > changesMax(chain)) break;
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

/** The smallest when compressed, and of equal ones the shortest. */
export async function smallestOf(candidates: readonly Candidate[]): Promise<Candidate> {
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
