import { lexer, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode, useMemo } from "react";
import type { HighlightedCode } from "#features/assistant/assistant.schema.ts";
import { AnswerCode } from "./answer-code.tsx";

type Around = { codes: readonly HighlightedCode[]; sources: number; anchor: string };

/** Only addresses of the web lead anywhere. */
function webAddress(href: string): URL | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/** A model may write any link: its host is seen before it is followed, and nothing is loaded from it. */
function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const url = webAddress(href);
  if (url === null) return <>{children}</>;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-accent underline"
    >
      {children}{" "}
      <bdi dir="ltr" className="text-xs text-muted">
        ({url.host})
      </bdi>
    </a>
  );
}

/** `[2]` leads to the second source. */
function withCitations(text: string, { sources, anchor }: Around): ReactNode {
  return text.split(/(\[\d{1,2}\])/).map((part, at) => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1];
    if (number === undefined || Number(number) < 1 || Number(number) > sources) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={at} href={`#${anchor}-${number}`} className="text-accent">
        <bdi dir="ltr">{part}</bdi>
      </a>
    );
  });
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");

function inline(tokens: readonly Token[] | undefined, around: Around): ReactNode {
  return tokens?.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
    <Fragment key={at}>{inlineOf(token, around)}</Fragment>
  ));
}

function inlineOf(token: Token, around: Around): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens, around)}</strong>;
    case "em":
      return <em>{inline(token.tokens, around)}</em>;
    case "del":
      return <del>{inline(token.tokens, around)}</del>;
    case "codespan":
      return (
        <code dir="ltr" className="rounded bg-raised px-1 py-0.5 font-mono text-[0.85em] break-words">
          {plain(token.text)}
        </code>
      );
    case "br":
      return <br />;
    case "link":
      return <AnswerLink href={token.href}>{inline(token.tokens, around)}</AnswerLink>;
    case "image":
      return <AnswerLink href={token.href}>{token.text || token.href}</AnswerLink>;
    case "text":
    case "escape":
      return "tokens" in token && token.tokens
        ? inline(token.tokens, around)
        : withCitations(plain(token.text), around);
    default:
      // HTML above all: it is shown as it was written.
      return token.raw;
  }
}

function Table({ token, around }: { token: Tokens.Table; around: Around }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-line">
            {token.header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={at} dir="auto" className="p-2 text-start">
                {inline(cell.tokens, around)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={line} className="border-b border-line">
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at} dir="auto" className="p-2">
                  {inline(cell.tokens, around)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function List({ token, around }: { token: Tokens.List; around: Around }) {
  const items = token.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items never move
    <li key={at} dir="auto" className="ps-1">
      {blocks(item.tokens, around)}
    </li>
  ));
  const look = "flex flex-col gap-1 ps-6";
  return token.ordered ? (
    <ol dir="auto" start={token.start === "" ? 1 : token.start} className={`list-decimal ${look}`}>
      {items}
    </ol>
  ) : (
    <ul dir="auto" className={`list-disc ${look}`}>
      {items}
    </ul>
  );
}

function blockOf(token: Token, around: Around): ReactNode {
  switch (token.type) {
    case "space":
      return null;
    case "hr":
      return <hr className="border-line" />;
    case "heading":
      return (
        <h3 dir="auto" className="pt-2 text-base font-semibold">
          {inline(token.tokens, around)}
        </h3>
      );
    case "paragraph":
      return <p dir="auto">{inline(token.tokens, around)}</p>;
    case "text":
      return <span dir="auto">{inlineOf(token, around)}</span>;
    case "blockquote":
      return (
        <blockquote dir="auto" className="flex flex-col gap-2 border-s-2 border-line ps-4 text-muted">
          {blocks(token.tokens ?? [], around)}
        </blockquote>
      );
    case "code":
      return <AnswerCode language={token.lang ?? ""} text={token.text} codes={around.codes} />;
    case "list":
      // marked's token types are told apart by this name.
      return <List token={token as Tokens.List} around={around} />;
    case "table":
      return <Table token={token as Tokens.Table} around={around} />;
    default:
      return (
        <p dir="auto" className="whitespace-pre-wrap">
          {token.raw}
        </p>
      );
  }
}

function blocks(tokens: readonly Token[], around: Around): ReactNode {
  return tokens.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <Fragment key={at}>{blockOf(token, around)}</Fragment>
  ));
}

/** An answer's Markdown as elements of our own: no HTML of it reaches the page, and no picture is loaded. */
export const AnswerText = memo(function AnswerText({
  text,
  codes,
  sources,
  anchor,
}: Around & { text: string }) {
  const tokens = useMemo(() => lexer(text), [text]);
  return (
    <div className="flex flex-col gap-3 leading-7 break-words">
      {blocks(tokens, { codes, sources, anchor })}
    </div>
  );
});
