/** Lines and columns of offsets, both from 1. */
export class Places {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return { line: low, column: offset - (this.#starts[low - 1] ?? 0) + 1 };
  }
}
