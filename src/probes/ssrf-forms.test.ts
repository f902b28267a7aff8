import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGuardedPoster, PostError } from "./guarded-post.ts";
import { createProber } from "./http-probe.ts";
import {
  dialPublicAs,
  fixedResolver,
  httpAnswer,
  startTestHost,
  type TestHost,
  targetOf,
} from "./test-hosts.ts";

/** Every spelling of an address inside, tried in each way in, against a listener that must never be reached. */
const forms = [
  "127.0.0.1",
  "127.0.0.1.",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0x7f.0x0.0x0.0x1",
  "0177.0.0.1",
  "017700000001",
  "127.1",
  "127.0.1",
  "①②⑦.0.0.1",
  "127。0。0。1",
  "0.0.0.0",
  "0",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "localhost",
  "LocalHost",
  "localhost.",
  "anything.localhost",
  "localhost.localdomain",
  "metadata.google.internal",
  "printer.local",
  "router.home.arpa",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "0xa9fea9fe",
  "[fe80::a9fe:a9fe]",
  "[fd00:ec2::254]",
  "100.64.0.1",
  "100.100.100.200",
  "198.18.0.1",
  "198.19.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "198.51.100.1",
  "203.0.113.1",
  "192.88.99.1",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "[fc00::1]",
  "[fdff::1]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "own.ra3d.example",
  "OWN.ra3d.example.",
];

/** The same as answers of a resolver, which only ever gives plain addresses. */
const answers = [
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "198.18.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%lo",
  "fec0::1",
  "ff02::1",
];

const publicAddress = "93.184.216.34";
const settings = {
  userAgent: "Test/1",
  allowPrivateNetworks: false,
  ownHosts: ["own.ra3d.example"],
  now: () => new Date(),
};

let victim: TestHost;
let victimOnIpv6: TestHost | null = null;
beforeAll(async () => {
  victim = await startTestHost(httpAnswer(200));
  victimOnIpv6 = await startTestHost(httpAnswer(200), undefined, "::1").catch(() => null);
});
afterAll(async () => {
  expect(victim.connections()).toBe(0);
  expect(victimOnIpv6?.connections() ?? 0).toBe(0);
  await Promise.all([victim.close(), victimOnIpv6?.close()]);
});

const portFor = (host: string) => (host.startsWith("[") ? (victimOnIpv6 ?? victim).port : victim.port);
const blocked = { ok: false, cause: "blocked", statusCode: null, address: null, scope: null };

describe("addresses inside are refused", () => {
  // Names are known to this resolver as the loopback: if one were looked up and trusted, the victim would be called.
  const resolver = fixedResolver(
    Object.fromEntries(forms.map(form => [form.toLowerCase().replace(/\.$/, ""), ["127.0.0.1"]])),
  );
  const prober = createProber({ ...settings, resolver });

  it.each(forms)("as the URL's host: %s", async host => {
    expect(await prober.probe(targetOf(`http://${host}:${portFor(host)}/`))).toMatchObject(blocked);
    expect(await prober.probe(targetOf(`https://${host}:${portFor(host)}/`))).toMatchObject(blocked);
    expect(resolver.asked).toEqual([]);
  });

  it.each(forms)("as the place of a redirect: %s", async host => {
    const redirector = await startTestHost(httpAnswer(302, { Location: `http://${host}:${portFor(host)}/` }));
    const names = fixedResolver({ "public.example": [publicAddress] });
    const dial = dialPublicAs(publicAddress, redirector.port);
    const walker = createProber({ ...settings, resolver: names, dial });
    const result = await walker.probe(targetOf("http://public.example/"));
    expect(result).toMatchObject({ ...blocked, statusCode: 302, redirects: 1 });
    expect(redirector.connections()).toBe(1);
    await redirector.close();
  });

  it.each(forms)("as the address of a webhook: %s", async host => {
    const post = createGuardedPoster({ ...settings, resolver });
    const call = post({
      url: `http://${host}:${portFor(host)}/`,
      body: "{}",
      headers: {},
      timeoutMs: 2_000,
      allowPrivateNetworks: false,
    });
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PostError);
    expect(error).toMatchObject({ cause: "blocked" });
  });

  it.each(answers)("as what a name stands for: %s", async address => {
    const mixed = ["93.184.216.34", address, "2606:4700::1111"];
    const names = fixedResolver({ "evil.example": [address], "mixed.example": mixed });
    const asker = createProber({ ...settings, resolver: names });
    for (const name of ["evil.example", "mixed.example"]) {
      const result = await asker.probe(targetOf(`http://${name}:${victim.port}/`));
      expect(result).toMatchObject({ ...blocked, detail: "blocked_address" });
    }
  });

  it("as the second answer of a name that was public at first", async () => {
    const front = await startTestHost(httpAnswer(200));
    const names: Record<string, string[]> = { "rebind.example": [publicAddress] };
    const resolver = fixedResolver(names, 0);
    const dial = dialPublicAs(publicAddress, front.port);
    const asker = createProber({ ...settings, resolver, dial });
    const target = targetOf(`http://rebind.example:${victim.port}/`);
    expect(await asker.probe(target)).toMatchObject({ ok: true, address: publicAddress, scope: "public" });
    names["rebind.example"] = ["127.0.0.1"];
    expect(await asker.probe(target)).toMatchObject(blocked);
    await front.close();
  });

  it("as a redirect of a name to itself, public at first and inside at the second look", async () => {
    const names: Record<string, string[]> = { "rebind.example": [publicAddress] };
    const front = await startTestHost(socket => {
      names["rebind.example"] = ["127.0.0.1"];
      socket.end(httpAnswer(302, { Location: "/again" }));
    });
    const dial = dialPublicAs(publicAddress, front.port);
    const asker = createProber({ ...settings, resolver: fixedResolver(names, 0), dial });
    const result = await asker.probe(targetOf(`http://rebind.example:${victim.port}/`));
    expect(result).toMatchObject({ ...blocked, statusCode: 302, redirects: 1 });
    await front.close();
  });
});

it("sends nothing to a socket that ended somewhere else than it was sent", async () => {
  const elsewhere = await startTestHost(httpAnswer(200));
  const { connect } = await import("node:net");
  const dial = () => connect(elsewhere.port, "127.0.0.1");
  const names = fixedResolver({ "public.example": [publicAddress] });
  const prober = createProber({ ...settings, resolver: names, dial });
  for (const scheme of ["http", "https"]) {
    const result = await prober.probe(targetOf(`${scheme}://public.example/`));
    expect(result).toMatchObject({ ...blocked, detail: "blocked_address" });
  }
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});
