import { findDiscordTokens } from "./discord-token.ts";
import { languageOf, mayHoldJsx, readerOf } from "./languages.ts";
import { findByPattern } from "./patterns.ts";
import { linePlaces } from "./places.ts";
import type { Rewriter } from "./rewrite.ts";
import { javascriptRewriter } from "./rewrite-javascript.ts";
import { dataRewriter, wordRewriter } from "./rewrite-plain.ts";
import { pythonRewriter } from "./rewrite-python.ts";
import type { Match, Secret } from "./secret.ts";

/** In the order of the text; of two that overlap the one that begins first, or is longer. */
function inOrder(matches: Iterable<Match>): Match[] {
  const kept: Match[] = [];
  for (const match of [...matches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || match.start >= last.end) kept.push(match);
  }
  return kept;
}

function rewriterFor(path: string, text: string): Rewriter {
  const language = languageOf(path);
  if (language === "javascript") return javascriptRewriter(text, { jsx: mayHoldJsx(path) });
  if (language === "python") return pythonRewriter(text);
  if (language === "json" || language === "yaml") return dataRewriter(text);
  // A file that is nothing but a key has to go.
  return language === "key" ? () => null : wordRewriter(text, readerOf(path));
}

/**
 * The secrets in a file's text. The path says in which language it is written, and so how a secret can be taken
 * out. Takes time in proportion to the length of the text, whatever the text is.
 */
export function scanSecrets(path: string, text: string): Secret[] {
  const matches = inOrder([...findDiscordTokens(text), ...findByPattern(text)]);
  if (matches.length === 0) return [];
  const rewrite = rewriterFor(path, text);
  const placeOf = linePlaces(text);
  return matches.map(match => {
    const { replacement = null, edits = [] } = rewrite(match) ?? {};
    return {
      kind: match.kind,
      path,
      ...placeOf(match.start),
      length: match.end - match.start,
      replacement,
      edits,
    };
  });
}
