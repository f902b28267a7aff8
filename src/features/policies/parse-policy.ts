import { lexer, type Token, type Tokens } from "marked";
import type { PolicyName } from "#core/vocabulary.ts";
import { type Block, type Piece, Policy } from "./policy.schema.ts";

/** `{name}` becomes its value. A name without one is a mistake of the file. */
function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value {${name}}`);
    return value;
  });
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");

const isKnownHref = (href: string) => /^(\/[a-z]|#[a-z]|mailto:|https:\/\/)/.test(href);

function piecesOf(tokens: readonly Token[] | undefined, look: Omit<Piece, "text">): Piece[] {
  return (tokens ?? []).flatMap((token): Piece[] => {
    if (token.type === "strong") return piecesOf(token.tokens, { ...look, strong: true });
    if (token.type === "link") {
      if (!isKnownHref(token.href)) throw new Error(`${token.href} leads nowhere`);
      return piecesOf(token.tokens, { ...look, href: token.href });
    }
    if (token.type === "text" && "tokens" in token && token.tokens) return piecesOf(token.tokens, look);
    if (token.type === "text" || token.type === "escape")
      return [{ ...look, text: plain(token.text).replaceAll("\n", " ") }];
    throw new Error(`"${token.raw}" is a ${token.type}, which policies do not have`);
  });
}

const look = { strong: false, href: null };

function blockOf(token: Token): Block {
  if (token.type === "paragraph") return { kind: "text", pieces: piecesOf(token.tokens, look) };
  if (token.type !== "list") throw new Error(`"${token.raw}" is a ${token.type}, which policies do not have`);
  // marked's token types are told apart by this name.
  const { items } = token as Tokens.List;
  return { kind: "list", items: items.map(item => piecesOf(item.tokens, look)) };
}

/** The lines `name: value` that a file begins with. */
function headOf(head: string): Record<string, string> {
  return Object.fromEntries(
    head.split("\n").map(line => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
}

/**
 * Reads a policy: a head, a line `---`, and Markdown of paragraphs, lists, links, bold text and headings
 * `## title {#id}`. Everything else throws, so that nothing of a file is lost on the page.
 */
export function parsePolicy(
  name: PolicyName,
  source: string,
  values: Readonly<Record<string, string>>,
): Policy {
  const end = source.indexOf("\n---\n");
  const head = headOf(withValues(source.slice(0, Math.max(0, end)), values));
  const [intro = "", ...parts] = source.slice(end + "\n---\n".length).split(/^## /m);
  const blocksOf = (text: string) =>
    lexer(withValues(text, values))
      .filter(token => token.type !== "space")
      .map(blockOf);
  return Policy.parse({
    name,
    title: head.title,
    description: head.description,
    updatedAt: head.updated,
    intro: blocksOf(intro),
    sections: parts.map(part => {
      const line = part.slice(0, part.indexOf("\n"));
      const [, title, id] = /^(.+) \{#([\w-]+)\}$/.exec(line) ?? [];
      if (title === undefined) throw new Error(`the heading "${line}" has no {#id}`);
      return { id, title, blocks: blocksOf(part.slice(line.length)) };
    }),
  });
}
