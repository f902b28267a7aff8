import { describe, expect, it, onTestFinished } from "vitest";
import { createProber } from "./http-probe.ts";
import { type Behaviour, httpAnswer, localProberSettings, startTestHost, targetOf } from "./test-hosts.ts";

const prober = createProber(localProberSettings);

async function probeHost(behaviour: Behaviour, changes: { keyword: string }) {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return prober.probe(targetOf(`http://127.0.0.1:${host.port}/`, changes));
}

describe("the keyword", () => {
  const limit = 64 * 1_024;

  it.each([
    ["in the body", "all is رعد today", "رعد", true],
    ["in another case", "All is well", "all", false],
    ["nowhere", "down", "up", false],
    ["in an empty body", "", "up", false],
    ["at the very end of the limit", `${"x".repeat(limit - 2)}up`, "up", true],
    ["across the limit", `${"x".repeat(limit - 1)}up`, "up", false],
  ])("%s", async (_name, body, keyword, ok) => {
    const result = await probeHost(httpAnswer(200, {}, body), { keyword });
    expect(result).toMatchObject(
      ok ? { ok } : { ok, cause: "keyword", detail: "keyword_missing", statusCode: 200 },
    );
  });

  it("is found across chunks, in the middle of a character, and ends the check at once", async () => {
    const parts = [...Buffer.from("before شبكة after")].map(byte => `1\r\n${String.fromCharCode(byte)}\r\n`);
    const result = await probeHost(
      socket => {
        socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "latin1");
        const next = () => {
          const part = parts.shift();
          if (part !== undefined) socket.write(part, "latin1", () => setImmediate(next));
        };
        next();
      },
      { keyword: "شبكة" },
    );
    expect(result.ok).toBe(true);
  });

  it("does not read an endless body beyond the limit", async () => {
    let sent = 0;
    const result = await probeHost(
      socket => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        const block = Buffer.alloc(16_384, "x");
        const flood = () => {
          while (!socket.destroyed && socket.write(block)) sent += block.length;
          if (!socket.destroyed) socket.once("drain", flood);
        };
        flood();
      },
      { keyword: "never" },
    );
    expect(result).toMatchObject({ cause: "keyword", detail: "keyword_missing" });
    expect(sent).toBeLessThan(32 * 1_024 * 1_024);
  });

  it("is not searched in a packed body, which is never unpacked", async () => {
    const { gzipSync } = await import("node:zlib");
    const bomb = gzipSync(Buffer.alloc(5_000_000, "up ")).toString("latin1");
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
    const result = await probeHost(socket => socket.end(head + bomb, "latin1"), { keyword: "up up up" });
    expect(result).toMatchObject({ cause: "keyword", detail: "encoded_body" });
  });
});
