/** Line and column, both from 1, of places in a text that are asked for in ascending order. */
export function linePlaces(text: string): (index: number) => { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  return index => {
    for (let next = text.indexOf("\n", lineStart); next >= 0 && next < index; ) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    return { line, column: index - lineStart + 1 };
  };
}
