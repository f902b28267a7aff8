import { describe, expect, it } from "vitest";
import { classifyHost, isForbiddenAddress, scopeOfAddress } from "./address-guard.ts";

describe("scope of an address", () => {
  it.each([
    ["8.8.8.8", "public"],
    ["172.15.255.255", "public"],
    ["172.32.0.0", "public"],
    ["100.128.0.0", "public"],
    ["2606:4700:4700::1111", "public"],
    ["10.0.0.1", "private"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.168.1.1", "private"],
    ["100.64.0.1", "private"],
    ["100.127.255.255", "private"],
    ["fc00::1", "private"],
    ["fdff::1", "private"],
    ["127.0.0.1", "loopback"],
    ["127.255.255.255", "loopback"],
    ["::1", "loopback"],
    ["2130706433", "loopback"],
    ["0x7f.1", "loopback"],
    ["0177.0.0.1", "loopback"],
    ["127.1", "loopback"],
    ["::ffff:127.0.0.1", "loopback"],
    ["::ffff:7f00:1", "loopback"],
    ["::ffff:10.0.0.1", "private"],
  ])("%s is %s", (address, scope) => {
    expect(scopeOfAddress(address)).toBe(scope);
    expect(isForbiddenAddress(address, { allowPrivateNetworks: false })).toBe(scope !== "public");
    expect(isForbiddenAddress(address, { allowPrivateNetworks: true })).toBe(false);
  });

  it.each([
    "0.0.0.0",
    "0.1.2.3",
    "169.254.169.254",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::2",
    "::7f00:1",
    "::ffff:8.8.8.8",
    "::ffff:169.254.169.254",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2001:10::1",
    "2002:7f00:1::",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "",
    "localhost",
    "1.2.3.4.5",
    "256.1.1.1",
    "127.0.0.1 ",
  ])("%s is never connected to", address => {
    expect(scopeOfAddress(address)).toBeNull();
    expect(isForbiddenAddress(address, { allowPrivateNetworks: false })).toBe(true);
    expect(isForbiddenAddress(address, { allowPrivateNetworks: true })).toBe(true);
  });
});

describe("class of a host", () => {
  it.each([
    ["2130706433", "127.0.0.1"],
    ["0x7f.1", "127.0.0.1"],
    ["017700000001", "127.0.0.1"],
    ["127.1.", "127.0.0.1"],
    ["①②⑦.0.0.1", "127.0.0.1"],
    ["[::1]", "::1"],
    ["::1", "::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is the address %s", (host, address) => {
    expect(classifyHost(host)).toMatchObject({ kind: "address", address });
  });

  it.each([
    "localhost",
    "LOCALHOST.",
    "a.localhost",
    "metadata.google.internal",
    "internal",
    "printer.local",
    "local",
  ])("%s is a local name", host => {
    expect(classifyHost(host)).toMatchObject({ kind: "name", local: true });
  });

  it.each(["example.com", "example.com.", "notlocalhost", "xinternal", "رعد.example", "a_b.example"])(
    "%s is a public name",
    host => {
      expect(classifyHost(host)).toMatchObject({ kind: "name", local: false });
    },
  );

  it.each([
    "",
    "a..b",
    ".",
    "user@host",
    "host/path",
    "host:80",
    "[::1",
    "1.2.3.4.5",
    "a b",
    `${"a".repeat(64)}.com`,
  ])("%j is none", host => {
    expect(classifyHost(host)).toEqual({ kind: "invalid" });
  });
});
