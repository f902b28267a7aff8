import { connect as connectTcp } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { limits } from "#core/limits.ts";
import { createProber, type ProberOptions } from "./http-probe.ts";
import { makeTestAuthority } from "./test-certificates.ts";
import {
  fixedResolver,
  httpAnswer,
  localProberSettings,
  shortLimitMs,
  startTestHost,
  targetOf,
} from "./test-hosts.ts";

const authority = makeTestAuthority();
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 + days * 86_400_000);
const names = ["shop.example", "127.0.0.1"];
const resolver = fixedResolver({ "shop.example": ["127.0.0.1"], "other.example": ["127.0.0.1"] });

function proberWith(changes: Partial<ProberOptions> = {}) {
  const certificateAuthorities = [authority.cert];
  const prober = createProber({ ...localProberSettings, resolver, certificateAuthorities, ...changes });
  onTestFinished(() => prober.close());
  return prober;
}

/** A host that notes for each request whether its session was resumed, and which name was asked for. */
async function secureHost(settings: Parameters<typeof startTestHost>[1]) {
  const resumed: boolean[] = [];
  const serverNames: unknown[] = [];
  const serve = (socket: unknown) => {
    const secure = socket as TLSSocket; // The host was started with TLS settings, so that all its sockets are TLS.
    resumed.push(secure.isSessionReused());
    serverNames.push(Reflect.get(secure, "servername"));
    secure.end(httpAnswer(200, {}, "hello"));
  };
  const host = await startTestHost(serve, settings);
  onTestFinished(() => host.close());
  return { ...host, resumed, serverNames };
}

describe("a certificate", () => {
  const expiry = inDays(30);
  const good = authority.issue({ names, notAfter: expiry });

  it("is verified against the URL's name, and its end noted", async () => {
    const host = await secureHost(good);
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ ok: true, address: "127.0.0.1", certificateExpiresAt: expiry });
    expect(result.timings.tlsMs).toSatisfy(Number.isInteger);
    expect(host.serverNames).toEqual(["shop.example"]);
  });

  it("is verified against the address where the URL has no name", async () => {
    const host = await secureHost(good);
    expect(await proberWith().probe(targetOf(`https://127.0.0.1:${host.port}/`))).toMatchObject({ ok: true });
    expect(host.serverNames).toEqual([false]);
  });

  it("carries a name with a trailing dot", async () => {
    const host = await secureHost(good);
    expect(await proberWith().probe(targetOf(`https://shop.example.:${host.port}/`))).toMatchObject({
      ok: true,
    });
    expect(host.serverNames).toEqual(["shop.example"]);
  });

  it("of another name is refused", async () => {
    const host = await secureHost(good);
    const result = await proberWith().probe(targetOf(`https://other.example:${host.port}/`));
    expect(result).toMatchObject({
      ok: false,
      cause: "tls",
      detail: "ERR_TLS_CERT_ALTNAME_INVALID",
      statusCode: null,
    });
    expect(host.requests).toEqual([]);
  });

  it("that has expired is refused", async () => {
    const host = await secureHost(authority.issue({ names, notAfter: inDays(-1) }));
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ cause: "tls", detail: "CERT_HAS_EXPIRED" });
  });

  it("that is not valid yet is refused", async () => {
    const host = await secureHost(authority.issue({ names, notBefore: inDays(1), notAfter: inDays(2) }));
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ cause: "tls", detail: "CERT_NOT_YET_VALID" });
  });

  it("of an unknown authority is refused, whatever the environment says", async () => {
    const host = await secureHost(makeTestAuthority("Somebody").issue({ names, notAfter: expiry }));
    for (const target of [`https://shop.example:${host.port}/`, `https://127.0.0.1:${host.port}/`]) {
      const result = await proberWith().probe(targetOf(target));
      expect(result).toMatchObject({ cause: "tls", detail: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
    }
    expect(host.requests).toEqual([]);
  });

  it("of an authority that only this prober trusts is refused by others", async () => {
    const host = await secureHost(good);
    const result = await proberWith({ certificateAuthorities: [] }).probe(
      targetOf(`https://127.0.0.1:${host.port}/`),
    );
    expect(result).toMatchObject({ cause: "tls" });
  });

  it("that ends first counts along redirects", async () => {
    const soon = inDays(3);
    const last = await secureHost(good);
    const behaviour = httpAnswer(301, { Location: `https://shop.example:${last.port}/` });
    const first = await startTestHost(behaviour, authority.issue({ names, notAfter: soon }));
    onTestFinished(() => first.close());
    const result = await proberWith().probe(targetOf(`https://shop.example:${first.port}/`));
    expect(result).toMatchObject({ ok: true, redirects: 1, certificateExpiresAt: soon });
  });
});

describe("a handshake", () => {
  const identity = authority.issue({ names, notAfter: inDays(30) });

  it("with a host that speaks no TLS fails as TLS", async () => {
    const host = await startTestHost("nonsense, and enough of it to be read as a record\r\n");
    onTestFinished(() => host.close());
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ cause: "tls", detail: expect.stringMatching(/^ERR_SSL_|EPROTO/) });
  });

  it("with a host that hangs up fails as TLS", async () => {
    const host = await startTestHost("");
    onTestFinished(() => host.close());
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ cause: "tls", detail: "ECONNRESET" });
  });

  it("with a host that says nothing times out", async () => {
    const host = await startTestHost(() => undefined);
    onTestFinished(() => host.close());
    const target = targetOf(`https://shop.example:${host.port}/`, { timeLimitMs: shortLimitMs });
    expect(await proberWith().probe(target)).toMatchObject({ cause: "timeout", detail: "tls" });
  });

  it("of an outdated version is refused", async () => {
    const outdated = {
      ...identity,
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      ciphers: "ALL:@SECLEVEL=0",
    } as const;
    const host = await secureHost(outdated);
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({ cause: "tls" });
  });

  it("that wants a certificate of ours fails as TLS, though version 1.3 tells it late", async () => {
    const host = await secureHost({ ...identity, requestCert: true, rejectUnauthorized: true });
    const result = await proberWith().probe(targetOf(`https://shop.example:${host.port}/`));
    expect(result).toMatchObject({
      ok: false,
      cause: expect.stringMatching(/^(tls|connect)$/),
      statusCode: null,
    });
  });

  it("offers X25519 first", async () => {
    const host = await secureHost({ ...identity, ecdhCurve: "P-256:X25519" });
    let group: unknown = null;
    const { createProbeSecureContext } = await import("./connect.ts");
    const secureContext = createProbeSecureContext([authority.cert]);
    const socket = connect({ port: host.port, host: "127.0.0.1", servername: "shop.example", secureContext });
    await new Promise<void>(resolve => {
      socket.once("secureConnect", () => {
        group = socket.getEphemeralKeyInfo();
        socket.destroy();
        resolve();
      });
    });
    expect(group).toMatchObject({ name: "X25519" });
  });
});

describe("a session", () => {
  const sixHours = limits.probe.tlsFullHandshakeEveryMs;
  const expiry = inDays(30);
  const identity = authority.issue({ names, notAfter: expiry });

  it.each(["TLSv1.3", "TLSv1.2"] as const)(
    "of %s is resumed, with the expiry of the full handshake",
    async version => {
      const host = await secureHost({ ...identity, minVersion: version, maxVersion: version });
      const prober = proberWith();
      const target = targetOf(`https://shop.example:${host.port}/`);
      for (let round = 0; round < 4; round++) {
        expect(await prober.probe(target)).toMatchObject({ ok: true, certificateExpiresAt: expiry });
      }
      expect(host.resumed).toEqual([false, true, true, true]);
      expect(prober.stats().tls).toMatchObject({ sessions: 1, resumed: 3, full: 1 });
    },
  );

  it("gives way to a full handshake every six hours", async () => {
    let now = new Date();
    const host = await secureHost(identity);
    const prober = proberWith({ now: () => now });
    const target = targetOf(`https://shop.example:${host.port}/`);
    const start = now.getTime();
    for (const elapsed of [0, 1, sixHours - 1, sixHours, sixHours + 1, 2 * sixHours - 1, 2 * sixHours]) {
      now = new Date(start + elapsed);
      expect(await prober.probe(target)).toMatchObject({ ok: true });
    }
    expect(host.resumed).toEqual([false, true, true, false, true, true, false]);
  });

  it("does not outlive its certificate", async () => {
    let now = new Date();
    const host = await secureHost(authority.issue({ names, notAfter: inDays(1) }));
    const prober = proberWith({ now: () => now });
    const target = targetOf(`https://shop.example:${host.port}/`);
    await prober.probe(target);
    now = inDays(1);
    await prober.probe(target);
    expect(host.resumed).toEqual([false, false]);
  });

  it("is not used for another name or port of the same address", async () => {
    const host = await secureHost(identity);
    const prober = proberWith();
    await prober.probe(targetOf(`https://shop.example:${host.port}/`));
    await prober.probe(targetOf(`https://127.0.0.1:${host.port}/`));
    expect(await prober.probe(targetOf(`https://other.example:${host.port}/`))).toMatchObject({
      cause: "tls",
    });
    expect(host.resumed).toEqual([false, false]);
  });

  it("of a certificate that was refused is never kept", async () => {
    const host = await secureHost(identity);
    const prober = proberWith();
    const target = targetOf(`https://other.example:${host.port}/`);
    expect(await prober.probe(target)).toMatchObject({ cause: "tls" });
    expect(await prober.probe(target)).toMatchObject({ cause: "tls" });
    expect(prober.stats().tls).toMatchObject({ sessions: 0, resumed: 0 });
  });

  it("is not offered again after a handshake with it has failed", async () => {
    let broken = false;
    const host = await secureHost(identity);
    const front = await startTestHost((socket, greeting) => {
      if (broken) return socket.destroy();
      const behind = connectTcp(host.port, "127.0.0.1");
      behind.on("error", () => socket.destroy());
      behind.write(greeting, "latin1");
      socket.pipe(behind).pipe(socket);
    });
    onTestFinished(() => front.close());
    const prober = proberWith();
    const target = targetOf(`https://shop.example:${front.port}/`);
    await prober.probe(target);
    expect(await prober.probe(target)).toMatchObject({ ok: true });
    broken = true;
    expect(await prober.probe(target)).toMatchObject({ cause: "tls", certificateExpiresAt: expiry });
    broken = false;
    expect(await prober.probe(target)).toMatchObject({ ok: true });
    expect(host.resumed).toEqual([false, true, false]);
  });

  it("lets the known expiry stand when the host later fails", async () => {
    const host = await secureHost(identity);
    const prober = proberWith();
    const target = targetOf(`https://shop.example:${host.port}/`);
    await prober.probe(target);
    await host.close();
    expect(await prober.probe(target)).toMatchObject({ cause: "connect", certificateExpiresAt: expiry });
  });
});
