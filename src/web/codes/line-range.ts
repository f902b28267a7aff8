/** Lines of a file, first and last, counted from 1. */
export type LineRange = { from: number; to: number };

const shape = /^(?:#?L)?(\d{1,6})(?:\s*(?:-|–)\s*L?(\d{1,6}))?$/i;

/** `#L10`, `#L10-L20`, `10-20`: cut to the file's lines and in order; null for everything else. */
export function parseLines(text: string, lineCount: number): LineRange | null {
  const match = shape.exec(text.trim());
  if (match === null) return null;
  const one = Number(match[1]);
  const other = match[2] === undefined ? one : Number(match[2]);
  const from = Math.min(one, other);
  const to = Math.min(Math.max(one, other), lineCount);
  return from < 1 || from > lineCount ? null : { from, to };
}

export const formatLines = ({ from, to }: LineRange): string =>
  from === to ? `#L${from}` : `#L${from}-L${to}`;

/** A tap on a number takes one line; with Shift all from the last one to it. */
export const extendedTo = (range: LineRange | null, line: number): LineRange =>
  range === null
    ? { from: line, to: line }
    : { from: Math.min(range.from, line), to: Math.max(range.from, line) };

export const textOfLines = (text: string, { from, to }: LineRange): string =>
  text
    .split(/\r\n|\n|\r/)
    .slice(from - 1, to)
    .join("\n");
