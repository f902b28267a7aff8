import type { Place } from "./print.ts";

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
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (const found of text.matchAll(/\r\n|[\n\r\f]/g)) starts.push(found.index + found[0].length);
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

type Input = { code: string; text: string; places: readonly Place[]; fileName: string };

/** A source map (version 3) as JSON: every rule and declaration of the answer leads to its place in the input. */
export function sourceMapOf({ code, text, places, fileName }: Input): string {
  const [inInput, inAnswer] = [positionsIn(code), positionsIn(text)];
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
