import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { addressBlock, clientAddress } from "./client-address.ts";

async function addressOf(trustedProxies: number, forwarded?: string, remoteAddress = "192.0.2.1") {
  const app = new Hono().get("/", c => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } })).text();
}

describe("the caller's address", () => {
  it.each([
    [0, undefined, "192.0.2.1"],
    [0, "203.0.113.5", "192.0.2.1"],
    [1, "203.0.113.5", "203.0.113.5"],
    [1, "198.51.100.1, 203.0.113.5", "203.0.113.5"],
    [2, "6.6.6.6, 203.0.113.5, 10.0.0.1", "203.0.113.5"],
    [2, "203.0.113.5", "203.0.113.5"],
    [1, "", "192.0.2.1"],
    [1, " , ", "192.0.2.1"],
    [1, undefined, "192.0.2.1"],
  ])("behind %i proxies with %j is %s", async (proxies, forwarded, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });
});

describe("whom an address stands for", () => {
  it.each([
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::1", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["nonsense", "unknown"],
    ["", "unknown"],
    ["1.2.3.4\r\nx: y", "unknown"],
  ])("%s → %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
