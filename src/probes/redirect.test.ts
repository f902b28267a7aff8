import { describe, expect, it, onTestFinished } from "vitest";
import { createProber } from "./http-probe.ts";
import { type Behaviour, httpAnswer, localProberSettings, startTestHost, targetOf } from "./test-hosts.ts";
import type { ProbeTarget } from "./types.ts";

const prober = createProber(localProberSettings);

async function hostWith(behaviour: Behaviour) {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return host;
}

/** A host whose path `/n` sends on to `/n-1`, and whose `/0` is the end. */
const countdown = (status: number) =>
  hostWith((socket, request) => {
    const left = Number(/^GET \/(\d+)/.exec(request)?.[1] ?? 0);
    socket.end(
      left === 0 ? httpAnswer(200, {}, "end") : httpAnswer(status, { Location: `/${left - 1}` }, "moved"),
    );
  });

/** A host that sends everybody from `/` to the place. */
const sendingTo = (location: string, status = 302) =>
  hostWith((socket, request) => {
    const first = request.startsWith("GET / ");
    const answer = first ? httpAnswer(status, { Location: location }) : httpAnswer(200, {}, "end");
    socket.end(answer, "latin1");
  });

async function probeSentTo(location: string, changes: Partial<ProbeTarget> = {}) {
  const host = await sendingTo(location);
  const result = await prober.probe(targetOf(`http://127.0.0.1:${host.port}/`, changes));
  return { host, result };
}

describe("redirects are followed", () => {
  it.each([301, 302, 303, 307, 308])("%d, with a GET, and only the last answer counts", async status => {
    const host = await countdown(status);
    const target = targetOf(`http://127.0.0.1:${host.port}/1`, { keyword: "end" });
    expect(await prober.probe(target)).toMatchObject({ ok: true, statusCode: 200, redirects: 1 });
    expect(host.requests.map(request => request.split(" HTTP")[0])).toEqual(["GET /1", "GET /0"]);
  });

  it("five of them, not six", async () => {
    const host = await countdown(302);
    const base = `http://127.0.0.1:${host.port}`;
    expect(await prober.probe(targetOf(`${base}/5`))).toMatchObject({ ok: true, redirects: 5 });
    expect(host.connections()).toBe(6);
    const tooMany = {
      ok: false,
      cause: "status",
      detail: "too_many_redirects",
      statusCode: 302,
      redirects: 5,
    };
    expect(await prober.probe(targetOf(`${base}/6`))).toMatchObject(tooMany);
    expect(host.connections()).toBe(12);
  });

  it.each([
    ["/there", "/there"],
    ["there?a=b", "/there?a=b"],
    ["?a=b", "/?a=b"],
    ["//127.0.0.1:PORT/there", "/there"],
    ["http://LOCALHOST:PORT/there#part", "/there"],
    ["/a b\tc", "/a%20bc"],
    [Buffer.from("/مسار").toString("latin1"), "/%D9%85%D8%B3%D8%A7%D8%B1"],
  ])("to %j", async (location, path) => {
    const host = await hostWith((socket, request) => {
      const place = location.replace("PORT", String(host.port));
      socket.end(
        request.startsWith("GET / ") ? httpAnswer(302, { Location: place }) : httpAnswer(200),
        "latin1",
      );
    });
    // "?a=b" leads to "/?a=b", which no longer begins with "GET / ".
    expect(await prober.probe(targetOf(`http://127.0.0.1:${host.port}/`))).toMatchObject({
      ok: true,
      redirects: 1,
    });
    expect(host.requests[1]).toMatch(new RegExp(`^GET ${path.replace("?", "\\?")} HTTP`));
  });

  it("within the one time limit of the check", async () => {
    // Each hop alone would be in time.
    const host = await hostWith((socket, request) => {
      const isFirst = request.startsWith("GET / ");
      const answer = isFirst ? httpAnswer(302, { Location: "/slow" }) : httpAnswer(200);
      setTimeout(() => socket.end(answer), isFirst ? 500 : 1_900);
    });
    const target = targetOf(`http://127.0.0.1:${host.port}/`, { timeLimitMs: 2_000 });
    const result = await prober.probe(target);
    expect(result).toMatchObject({ cause: "timeout", detail: "answer", redirects: 1, statusCode: 302 });
  });

  it("even where 3xx is among the accepted, but not where nothing else is", async () => {
    const tolerant = await probeSentTo("/there", { acceptedStatuses: [[200, 399]] });
    expect(tolerant.result).toMatchObject({ ok: true, statusCode: 200, redirects: 1 });
    const wanted = await probeSentTo("/there", { acceptedStatuses: [[302, 302]] });
    expect(wanted.result).toMatchObject({ ok: true, statusCode: 302, redirects: 0 });
  });

  it("not without a place to go to", async () => {
    const host = await hostWith(httpAnswer(302));
    const target = targetOf(`http://127.0.0.1:${host.port}/`);
    expect(await prober.probe(target)).toMatchObject({ cause: "status", detail: "HTTP 302", redirects: 0 });
    const tolerant = { ...target, acceptedStatuses: [[200, 399]] as const };
    expect(await prober.probe(tolerant)).toMatchObject({ ok: true, statusCode: 302 });
  });

  it("not for 300 and 304", async () => {
    for (const status of [300, 304]) {
      const host = await sendingTo("/there", status);
      const result = await prober.probe(targetOf(`http://127.0.0.1:${host.port}/`));
      expect(result).toMatchObject({ cause: "status", detail: `HTTP ${status}`, redirects: 0 });
    }
  });
});

describe("redirects are refused", () => {
  it.each([
    ["ftp://127.0.0.1/", "blocked", "scheme"],
    ["file:///etc/passwd", "blocked", "scheme"],
    ["javascript:alert(1)", "blocked", "scheme"],
    ["data:text/plain,x", "blocked", "scheme"],
    ["http://user:secret@127.0.0.1/", "blocked", "credentials"],
    ["http://169.254.169.254/latest/meta-data/", "blocked", "blocked_host"],
    ["http://0.0.0.0/", "blocked", "blocked_host"],
    ["http://[64:ff9b::7f00:1]/", "blocked", "blocked_host"],
    ["http://a..b/", "blocked", "invalid"],
    ["http://", "status", "bad_redirect"],
    ["http://[::1", "status", "bad_redirect"],
    ["http://127.0.0.1:99999/", "status", "bad_redirect"],
    [`/${"a".repeat(3_000)}`, "status", "bad_redirect"],
  ])("to %s", async (location, cause, detail) => {
    const { host, result } = await probeSentTo(location);
    expect(result).toMatchObject({ ok: false, cause, detail, statusCode: 302 });
    expect(host.connections()).toBe(1);
  });
});
