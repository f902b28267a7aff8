import { firstNotBefore } from "./engine/search.ts";

/** Lines and columns of offsets, both from 1. */
export class Places {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): { line: number; column: number } {
    const line = firstNotBefore(this.#starts, start => start <= offset);
    return { line, column: offset - (this.#starts[line - 1] ?? 0) + 1 };
  }
}
