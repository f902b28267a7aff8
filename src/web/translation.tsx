import { createElement, Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { Language } from "#core/vocabulary.ts";
import { type Catalogue, pieces, type Translate, translator, type Values } from "#i18n/message.ts";
import { languageOfPath } from "./language.ts";

type Entries = Parameters<typeof translator>[0]["en"];

/** The language of the page's address; works on error pages, too. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The messages of a catalogue in the page's language. */
export function useT<E extends Entries>(catalogue: Catalogue<E>): Translate<E> {
  return translator(catalogue, useLanguage());
}

type RichProps<E extends Entries> = {
  catalogue: Catalogue<E>;
  id: keyof E & string;
  values?: Values;
  /** What stands for each remaining name of the sentence: `{link}` → `parts.link`. */
  parts: Record<string, ReactNode>;
};

/** A whole sentence that holds elements, so that each language puts them where they belong. */
export function Rich<E extends Entries>({ catalogue, id, values, parts }: RichProps<E>) {
  const found = pieces(catalogue, useLanguage(), id, values);
  const nodes = found.map(piece => (typeof piece === "string" ? piece : parts[piece.name]));
  return createElement(Fragment, null, ...nodes);
}
