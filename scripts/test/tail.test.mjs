import { describe, expect, it } from "vitest";
import { createTail } from "./tail.mjs";

describe("the last lines of an output", () => {
  const tailOf = (max, ...pieces) => {
    const tail = createTail(max);
    for (const piece of pieces) tail.add(piece);
    return tail.text();
  };

  it("are all of it where it is short", () => {
    expect(tailOf(3, "one\n", "two\n")).toBe("one\ntwo\n");
  });

  it("are the last ones, however the pieces are cut", () => {
    expect(tailOf(2, "one\ntw", "o\nth", "ree\n")).toBe("two\nthree\n");
  });

  it("count a line that was not ended", () => {
    expect(tailOf(2, "one\ntwo\nthree")).toBe("two\nthree\n");
  });
});
