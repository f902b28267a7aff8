import { describe, expect, it } from "vitest";
import { listen } from "./listen.ts";

describe("listen", () => {
  it("hands on no address with U+0000, which no database takes", async () => {
    const asked: string[] = [];
    const answer = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(decodeURIComponent(pathname), searchParams.get("q") ?? "");
      return new Response("ok");
    };
    const listener = await listen(answer, { port: 0, hostname: "127.0.0.1" });
    await fetch(`http://127.0.0.1:${listener.port}/a%00b?q=c%00`).then(response => response.text());
    await fetch(`http://127.0.0.1:${listener.port}/a%2500b`).then(response => response.text());
    await listener.drain();
    expect(asked).toEqual(["/a\uFFFDb", "c\uFFFD", "/a%00b", ""]);
  });
});
