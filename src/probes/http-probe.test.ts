import { describe, expect, it, onTestFinished } from "vitest";
import { createProber, type ProberOptions } from "./http-probe.ts";
import {
  type Behaviour,
  fixedResolver,
  httpAnswer,
  localProberSettings,
  shortLimitMs,
  startTestHost,
  type TestHost,
  targetOf,
} from "./test-hosts.ts";
import type { ProbeTarget } from "./types.ts";

function proberWith(changes: Partial<ProberOptions> = {}) {
  const prober = createProber({ ...localProberSettings, ...changes });
  onTestFinished(() => prober.close());
  return prober;
}

async function hostWith(behaviour: Behaviour): Promise<TestHost> {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return host;
}

async function probeHost(behaviour: Behaviour, changes: Partial<ProbeTarget> = {}) {
  const host = await hostWith(behaviour);
  return proberWith().probe(targetOf(`http://127.0.0.1:${host.port}/`, changes));
}

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const host = await startTestHost("");
  await host.close();
  return host.port;
}

const silent = () => undefined;

describe("a good check", () => {
  it("tells every phase, the status and the address", async () => {
    const host = await hostWith(httpAnswer(200, {}, "hello"));
    const result = await proberWith().probe(targetOf(`http://localhost:${host.port}/a%20b?c=d#e`));
    expect(result).toMatchObject({
      ok: true,
      cause: null,
      detail: null,
      statusCode: 200,
      certificateExpiresAt: null,
      address: "127.0.0.1",
      redirects: 0,
      scope: "loopback",
    });
    const { dnsMs, connectMs, firstByteMs, tlsMs, totalMs } = result.timings;
    for (const ms of [dnsMs, connectMs, firstByteMs, totalMs]) expect(ms).toSatisfy(Number.isInteger);
    expect(tlsMs).toBeNull();
    // Each is rounded by itself.
    expect((dnsMs ?? 0) + (connectMs ?? 0) + (firstByteMs ?? 0)).toBeLessThanOrEqual(totalMs + 2);
  });

  it("sends a plain GET that names us and asks for nothing special", async () => {
    const host = await hostWith(httpAnswer(200));
    await proberWith().probe(targetOf(`http://127.0.0.1:${host.port}/a%20b?c=d#e`));
    expect(host.requests).toEqual([
      [
        "GET /a%20b?c=d HTTP/1.1",
        `Host: 127.0.0.1:${host.port}`,
        "User-Agent: Test/1",
        "Accept: */*",
        "Accept-Encoding: identity",
        "Connection: close",
        "\r\n",
      ].join("\r\n"),
    ]);
  });

  it("does not wait for a body that nobody asked for", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const result = await probeHost(socket => {
      closed = new Promise(resolve => socket.once("close", resolve));
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nfirst");
    });
    expect(result.ok).toBe(true);
    await closed;
  });

  it("connects to an IPv6 literal", async () => {
    const host = await startTestHost(httpAnswer(200), undefined, "::1");
    onTestFinished(() => host.close());
    const result = await proberWith().probe(targetOf(`http://[::1]:${host.port}/`));
    expect(result).toMatchObject({ ok: true, address: "::1", scope: "loopback" });
    expect(host.requests[0]).toContain(`Host: [::1]:${host.port}\r\n`);
  });

  it("asks for an international name in its ASCII form", async () => {
    const resolver = fixedResolver({ "xn--mgbh0fb.example": ["127.0.0.1"] });
    const host = await hostWith(httpAnswer(200));
    const result = await proberWith({ resolver }).probe(targetOf(`http://مثال.example:${host.port}/`));
    expect(result.ok).toBe(true);
    expect(host.requests[0]).toContain(`Host: xn--mgbh0fb.example:${host.port}\r\n`);
  });

  it("tries the next address when one refuses, IPv4 first", async () => {
    const host = await startTestHost(httpAnswer(200), undefined, "::1");
    onTestFinished(() => host.close());
    const resolver = fixedResolver({ "two.example": ["::1", "127.0.0.1"] });
    const result = await proberWith({ resolver }).probe(targetOf(`http://two.example:${host.port}/`));
    expect(result).toMatchObject({ ok: true, address: "::1" });
  });

  it("gives a silent address only its share of the time", async () => {
    const host = await hostWith(httpAnswer(200));
    const resolver = fixedResolver({ "two.example": ["10.0.0.1", "127.0.0.1"] });
    const net = await import("node:net");
    const dial = (address: string, port: number) =>
      address === "10.0.0.1" ? new net.Socket() : net.connect(port, address);
    const prober = proberWith({ resolver, dial });
    const result = await prober.probe(
      targetOf(`http://two.example:${host.port}/`, { timeLimitMs: 2 * shortLimitMs }),
    );
    expect(result).toMatchObject({ ok: true, address: "127.0.0.1" });
  });
});

describe("causes", () => {
  it("dns: whatever the resolver says", async () => {
    const codes = ["ENOTFOUND", "ENODATA", "ESERVFAIL", "ETIMEOUT", "EREFUSED"];
    const names = Object.fromEntries(codes.map(code => [`${code.toLowerCase()}.example`, code]));
    const prober = proberWith({ resolver: fixedResolver(names), allowPrivateNetworks: false });
    for (const code of codes) {
      const result = await prober.probe(targetOf(`http://${code}.example/`));
      expect(result).toMatchObject({
        ok: false,
        cause: "dns",
        detail: code,
        address: null,
        statusCode: null,
      });
    }
  });

  it("dns: a resolver that says nothing until the time is over", async () => {
    const never = () => new Promise<never>(() => undefined);
    const prober = proberWith({ resolver: { resolve4: never, resolve6: never } });
    const result = await prober.probe(targetOf("http://slow.example/", { timeLimitMs: 20 }));
    expect(result).toMatchObject({ cause: "dns", detail: "ETIMEOUT" });
  });

  it("connect: refused", async () => {
    const result = await proberWith().probe(targetOf(`http://127.0.0.1:${await closedPort()}/`));
    expect(result).toMatchObject({
      ok: false,
      cause: "connect",
      detail: "ECONNREFUSED",
      address: "127.0.0.1",
    });
  });

  it("connect: the first address's reason, when none answers", async () => {
    const resolver = fixedResolver({ "none.example": ["127.0.0.1", "fd00::dead"] });
    const net = await import("node:net");
    const unreachable = Object.assign(new Error("no route"), { code: "ENETUNREACH" });
    const dial = (address: string, port: number) =>
      address === "127.0.0.1" ? net.connect(port, address) : new net.Socket().destroy(unreachable);
    const prober = proberWith({ resolver, dial });
    const result = await prober.probe(targetOf(`http://none.example:${await closedPort()}/`));
    expect(result).toMatchObject({ cause: "connect", detail: "ECONNREFUSED" });
  });

  it("timeout: no connection", async () => {
    const { Socket } = await import("node:net");
    const prober = proberWith({ dial: () => new Socket() });
    const result = await prober.probe(targetOf("http://127.0.0.1/", { timeLimitMs: 20 }));
    expect(result).toMatchObject({ cause: "timeout", detail: "connect", statusCode: null });
  });

  it("timeout: no answer", async () => {
    const result = await probeHost(silent, { timeLimitMs: shortLimitMs });
    expect(result).toMatchObject({ cause: "timeout", detail: "answer", statusCode: null });
    expect(result.timings.totalMs).toBeGreaterThanOrEqual(shortLimitMs - 5);
  });

  it("timeout: no end of a body in which the keyword has not come yet", async () => {
    const head = "HTTP/1.1 200 OK\r\n\r\nbeginning";
    const result = await probeHost(socket => socket.write(head), {
      timeLimitMs: shortLimitMs,
      keyword: "end",
    });
    expect(result).toMatchObject({ cause: "timeout", detail: "body", statusCode: 200 });
  });

  it("status: not among the accepted ones", async () => {
    expect(await probeHost(httpAnswer(503))).toMatchObject({
      cause: "status",
      detail: "HTTP 503",
      statusCode: 503,
    });
    const changes = { acceptedStatuses: [[100, 499]] as const };
    expect(await probeHost(httpAnswer(404), changes)).toMatchObject({ ok: true, statusCode: 404 });
    expect(await probeHost(httpAnswer(500), changes)).toMatchObject({ cause: "status", detail: "HTTP 500" });
  });

  it("blocked: no URL at all", async () => {
    const result = await proberWith().probe(targetOf("nonsense"));
    expect(result).toMatchObject({ cause: "blocked", detail: "invalid" });
  });
});

it("counts what it did", async () => {
  const host = await hostWith(httpAnswer(200));
  const prober = proberWith({ resolver: fixedResolver({ "a.example": ["127.0.0.1"] }) });
  const target = targetOf(`http://a.example:${host.port}/`);
  await prober.probe(target);
  await prober.probe(target);
  expect(prober.stats()).toEqual({
    inFlight: 0,
    checks: 2,
    dns: { entries: 1, hits: 1, misses: 1 },
    tls: { sessions: 0, bytes: 0, resumed: 0, full: 0 },
  });
});
