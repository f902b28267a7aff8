import { describe, expect, it, onTestFinished } from "vitest";
import { createGuardedPoster, guardedPost, PostError } from "./guarded-post.ts";
import { makeTestAuthority } from "./test-certificates.ts";
import { type Behaviour, httpAnswer, shortLimitMs, startTestHost } from "./test-hosts.ts";

async function hostWith(behaviour: Behaviour) {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return host;
}

const requestTo = (url: string, changes: Partial<Parameters<typeof guardedPost>[0]> = {}) => ({
  url,
  body: '{"content":"رعد"}',
  headers: { "Content-Type": "application/json", "User-Agent": "Test/1" },
  timeoutMs: 2_000,
  allowPrivateNetworks: true,
  ...changes,
});

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PostError);
  return error;
};

describe("a post", () => {
  it("sends the body with its length and gives back status, text and limit headers only", async () => {
    const headers = { "Retry-After": "3", "X-RateLimit-Remaining": "0", "Set-Cookie": "a=b", Server: "x" };
    const host = await hostWith(httpAnswer(429, headers, '{"retry_after":3}'));
    const answer = await guardedPost(requestTo(`http://127.0.0.1:${host.port}/hook?wait=true`));
    expect(answer).toEqual({
      statusCode: 429,
      headers: { "retry-after": "3", "x-ratelimit-remaining": "0" },
      bodyText: '{"retry_after":3}',
    });
    const [head, body] = Buffer.from(host.requests[0] ?? "", "latin1")
      .toString("utf8")
      .split("\r\n\r\n");
    expect(head?.split("\r\n")).toEqual([
      "POST /hook?wait=true HTTP/1.1",
      `Host: 127.0.0.1:${host.port}`,
      "User-Agent: Test/1",
      "Accept: */*",
      "Accept-Encoding: identity",
      "Content-Type: application/json",
      "Content-Length: 20",
      "Connection: close",
    ]);
    expect(body).toBe('{"content":"رعد"}');
  });

  it("does not let its caller set what frames the request", async () => {
    const host = await hostWith(httpAnswer(204));
    const headers = { Host: "evil.example", "Transfer-Encoding": "chunked", "content-length": "1" };
    await guardedPost(requestTo(`http://127.0.0.1:${host.port}/`, { headers }));
    expect(host.requests[0]).not.toMatch(/evil|chunked|: 1\r/);
    const injected = { "X-Bad": "a\r\nX-Worse: b" };
    const failing = guardedPost(requestTo(`http://127.0.0.1:${host.port}/`, { headers: injected }));
    expect(await failureOf(failing)).toMatchObject({ cause: "connect", detail: "UNEXPECTED" });
    expect(host.requests).toHaveLength(1);
  });

  it("reads no more than the first 4 KB of the answer", async () => {
    const host = await hostWith(httpAnswer(200, {}, "x".repeat(100_000)));
    const answer = await guardedPost(requestTo(`http://127.0.0.1:${host.port}/`));
    expect(answer.bodyText).toBe("x".repeat(4_096));
  });

  it("does not follow redirects", async () => {
    const host = await hostWith(httpAnswer(302, { Location: "/elsewhere" }));
    const answer = await guardedPost(requestTo(`http://127.0.0.1:${host.port}/`));
    expect(answer.statusCode).toBe(302);
    expect(host.connections()).toBe(1);
  });

  it("speaks TLS to whom its authorities know", async () => {
    const authority = makeTestAuthority();
    const identity = authority.issue({ names: ["127.0.0.1"], notAfter: new Date(Date.now() + 86_400_000) });
    const host = await startTestHost(httpAnswer(204), identity);
    onTestFinished(() => host.close());
    const url = `https://127.0.0.1:${host.port}/`;
    const post = createGuardedPoster({ certificateAuthorities: [authority.cert] });
    expect(await post(requestTo(url))).toEqual({ statusCode: 204, headers: {}, bodyText: "" });
    expect(await failureOf(guardedPost(requestTo(url)))).toMatchObject({ cause: "tls" });
  });
});

describe("a post fails", () => {
  it("with the cause", async () => {
    const gone = await startTestHost("");
    await gone.close();
    const silent = await hostWith(() => undefined);
    const url = (port: number) => `http://127.0.0.1:${port}/`;
    const cases = [
      [requestTo(url(gone.port)), { cause: "connect", detail: "ECONNREFUSED" }],
      [requestTo(url(silent.port), { timeoutMs: shortLimitMs }), { cause: "timeout", detail: "answer" }],
      [
        requestTo(url(silent.port), { allowPrivateNetworks: false }),
        { cause: "blocked", detail: "blocked_host" },
      ],
      [requestTo("nonsense"), { cause: "blocked", detail: "invalid" }],
      [requestTo("ftp://127.0.0.1/"), { cause: "blocked", detail: "scheme" }],
    ] as const;
    for (const [request, failure] of cases)
      expect(await failureOf(guardedPost(request))).toMatchObject(failure);
    expect(silent.connections()).toBe(1);
  });

  it("without naming the address, which is a secret", async () => {
    const host = await hostWith("nonsense\r\n\r\n");
    const error = await failureOf(guardedPost(requestTo(`http://127.0.0.1:${host.port}/secret-token`)));
    expect(`${error} ${JSON.stringify(error)}`).not.toContain("secret-token");
  });
});
