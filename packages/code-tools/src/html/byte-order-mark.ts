const byteOrderMark = "\ufeff";

/**
 * The byte order mark in front of a text, and the text. A browser takes the mark for what it is at the start of a file
 * alone: written into a page by a script it is text before the doctype, and the page is laid out in quirks mode.
 */
export function splitMark(text: string): { mark: string; html: string } {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
  return { mark, html: text.slice(mark.length) };
}
