import type { ReactNode } from "react";
import type { Block, Piece, Policy } from "#features/policies/policy.schema.ts";
import { formatDateTime } from "#i18n/format.ts";
import { policyMessages } from "#i18n/messages/policies.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useLanguage, useT } from "../translation.tsx";

const linkLook = "text-accent underline";

function PieceText({ piece: { text, strong, href } }: { piece: Piece }) {
  const shown = strong ? <strong>{text}</strong> : text;
  if (href === null) return shown;
  if (href.startsWith("/"))
    return (
      <LocaleLink to={href} className={linkLook}>
        {shown}
      </LocaleLink>
    );
  return (
    <a href={href} className={linkLook}>
      {href.startsWith("mailto:") ? <bdi dir="ltr">{shown}</bdi> : shown}
    </a>
  );
}

const piecesOf = (pieces: readonly Piece[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a written text never move
  pieces.map((piece, at) => <PieceText key={at} piece={piece} />);

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) =>
    block.kind === "text" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a written text never move
      <p key={at}>{piecesOf(block.pieces)}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a written text never move
      <ul key={at} className="flex list-disc flex-col gap-1.5 ps-6">
        {block.items.map((item, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a written text never move
          <li key={line} className="ps-1">
            {piecesOf(item)}
          </li>
        ))}
      </ul>
    ),
  );
}

function Contents({ sections }: Pick<Policy, "sections">) {
  const t = useT(policyMessages);
  return (
    <nav aria-labelledby="contents-title" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <h2 id="contents-title" className="mb-2 text-sm">
        {t("contents")}
      </h2>
      <ol className="flex flex-col border-s border-line ps-4">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-sm text-muted hover:text-text hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text of the site, with a table of what is in it. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, updatedAt, intro, sections } = policy;
  // A day of the calendar: it is the same one everywhere.
  const date = (
    <time key="date" dateTime={updatedAt}>
      {formatDateTime(useLanguage(), new Date(updatedAt), "date")}
    </time>
  );
  return (
    <div className="page py-10 sm:py-14">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
        <header className="flex max-w-prose flex-col gap-4 leading-7 lg:col-start-1">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-sm text-muted">
            <Rich catalogue={policyMessages} id="updated" parts={{ date }} />
          </p>
          <Blocks blocks={intro} />
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Contents sections={sections} />
        </div>
        <article className="flex max-w-prose flex-col gap-10 leading-7 lg:col-start-1">
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} aria-labelledby={id} className="flex flex-col gap-3 print:break-inside-avoid">
              <h2 id={id} className="scroll-mt-24 text-xl">
                {heading}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
