import type { RiskKind } from "#core/vocabulary.ts";
import type { Risk, RiskPoint } from "./risk.schema.ts";
import {
  downloadsAndRuns,
  evaluatesEncoded,
  installScript,
  isMinified,
  isObfuscated,
  readsProfiles,
  riskScores,
  type SourceFile,
  searchesTokens,
  sendsAway,
} from "./risk-signals.ts";

const highest = 100;

const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;

type Found = { kind: RiskKind; file: SourceFile; at: number };

/** What each file shows by itself. */
function* looksOf(file: SourceFile): Generator<Found> {
  const looks = {
    token_search: searchesTokens,
    encoded_eval: evaluatesEncoded,
    download_and_run: downloadsAndRuns,
    obfuscated: isObfuscated,
    minified_source: isMinified,
  } as const;
  for (const [kind, look] of Object.entries(looks)) {
    const at = look(file);
    // The keys of the object above are kinds.
    if (at !== null) yield { kind: kind as keyof typeof looks, file, at };
  }
  const script = installScript(file);
  if (script !== null)
    yield { kind: script.fetches ? "install_download" : "install_script", file, at: script.at };
}

/** Reading the folders of browsers or of Discord; worse by far when something is sent away, in whichever file. */
function profileReads(files: readonly SourceFile[]): Found[] {
  const sends = files.some(file => sendsAway(file) !== null);
  return files.flatMap(file => {
    const at = readsProfiles(file);
    return at === null ? [] : [{ kind: sends ? "profile_theft" : "profile_folder", file, at }];
  });
}

/**
 * What in a project's text files deserves a moderator's eye, and how much. Each kind counts once, where it shows
 * first. It orders the queue; nothing is ever hidden or refused because of it.
 */
export function riskOf(files: readonly SourceFile[]): Risk {
  const points = new Map<RiskKind, RiskPoint>();
  for (const { kind, file, at } of [...profileReads(files), ...files.flatMap(file => [...looksOf(file)])])
    if (!points.has(kind))
      points.set(kind, { kind, score: riskScores[kind], path: file.path, line: lineOf(file.text, at) });
  const sorted = [...points.values()].sort((a, b) => b.score - a.score);
  const sum = sorted.reduce((total, point) => total + point.score, 0);
  return { score: Math.min(highest, sum), points: sorted };
}
