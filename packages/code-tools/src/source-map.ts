/** Where a piece of an answer stands in the input: offsets in both texts. */
export type Place = { generated: number; original: number };

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A number as source maps write them: six bits a letter, the sign in the lowest. */
function vlq(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2;
  let text = "";
  do {
    const part = rest % 32;
    rest = Math.floor(rest / 32);
    text += digits[rest > 0 ? part + 32 : part];
  } while (rest > 0);
  return text;
}

type Position = { line: number; column: number };

/** Line and column of offsets that only grow within a text. */
function positionsIn(text: string, lineEnd: RegExp): (offset: number) => Position {
  const starts = [0];
  for (const found of text.matchAll(lineEnd)) starts.push(found.index + found[0].length);
  return offset => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (starts[low] ?? 0) };
  };
}

/** What ends a line of a style sheet, and of a script as engines count. */
export const cssLineEnd = /\r\n|[\n\r\f]/g;
export const jsLineEnd = /\r\n|[\n\r\u2028\u2029]/g;

type Input = { code: string; text: string; places: readonly Place[]; fileName: string; lineEnd: RegExp };

/** A source map (version 3) as JSON: every place of the answer leads to its place in the input. */
export function sourceMapOf({ code, text, places, fileName, lineEnd }: Input): string {
  const [inInput, inAnswer] = [positionsIn(code, lineEnd), positionsIn(text, lineEnd)];
  const last = { line: 0, column: 0, inputLine: 0, inputColumn: 0 };
  let mappings = "";
  for (const { generated, original } of places) {
    const [to, from] = [inAnswer(generated), inInput(original)];
    const isNewLine = to.line > last.line;
    if (isNewLine) mappings += ";".repeat(to.line - last.line);
    else if (mappings !== "") mappings += ",";
    mappings += vlq(to.column - (isNewLine ? 0 : last.column));
    mappings += `A${vlq(from.line - last.inputLine)}${vlq(from.column - last.inputColumn)}`;
    last.line = to.line;
    last.column = to.column;
    last.inputLine = from.line;
    last.inputColumn = from.column;
  }
  return JSON.stringify({
    version: 3,
    file: fileName,
    sources: [fileName],
    sourcesContent: [code],
    names: [],
    mappings,
  });
}
