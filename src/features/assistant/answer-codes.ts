import { lexer, type Token } from "marked";
import { limits } from "#core/limits.ts";
import { grammarOf, highlight } from "../highlight/index.ts";
import type { HighlightedCode } from "./assistant.schema.ts";

const isNested = (token: Token): token is Token & { tokens: Token[] } =>
  "tokens" in token && Array.isArray(token.tokens);

function* codesIn(tokens: readonly Token[]): Generator<{ language: string; text: string }> {
  for (const token of tokens) {
    if (token.type === "code") yield { language: String(token.lang ?? ""), text: String(token.text) };
    else if (token.type === "list") yield* codesIn(token.items as Token[]);
    else if (isNested(token)) yield* codesIn(token.tokens);
  }
}

const names: Record<string, string> = {
  javascript: "js",
  typescript: "ts",
  python: "py",
  shell: "sh",
  env: "ini",
};
/** Grammars are known by the endings of file names; people name languages. */
const grammarFor = (language: string) => {
  const name = language.toLowerCase().split(/\s/, 1)[0] ?? "";
  return grammarOf(`x.${names[name] ?? name}`);
};

/** The blocks of code of an answer, highlighted as the library's codes are. */
export async function highlightCodes(text: string): Promise<HighlightedCode[]> {
  if (!text.includes("```") || text.length > limits.assistant.answerMax * 2) return [];
  const codes = [...codesIn(lexer(text))];
  return Promise.all(
    codes.map(async ({ language, text: code }) => ({
      language,
      text: code,
      lines: await highlight(code, grammarFor(language)),
    })),
  );
}
