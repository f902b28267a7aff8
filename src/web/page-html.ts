/** A page as it is sent. The style sheet is the same for all of them, so it is kept apart: it is compressed once. */
export type PageHtml = { before: string; styles: string; after: string };

export const textOf = ({ before, styles, after }: PageHtml): string => `${before}${styles}${after}`;
